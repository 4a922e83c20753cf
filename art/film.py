"""film.py SCENE.json ARRAYS.npz PASSES STILL.png: raw RGB frames of one loop on standard output."""
import json
import pathlib
import sys

import cv2
import numpy as np

from finish import Picture, read_land
from grade.develop import develop, highlights
from land.noise import smooth

EDGE = 0.12  # of a part, over which it passes into the picture
FOOT = 0.45  # the same at its lower edge, where the light of lamps thins out
FADE = 16  # frames in which the film departs from its still
GLOW = 0.2  # how far a lamp's glow is seen, in widths of the picture


def bounds(parts, size, beside=0):
    """The smallest part of the picture that holds others and so many pixels beside them."""
    p = np.array(parts)
    part = np.r_[p[:, :2].min(0) - beside, p[:, 2:].max(0) + beside]
    return tuple(int(v) for v in np.clip(part, 0, [*size, *size]))


def crop(pixels, part, origin=(0, 0)):
    left, top, right, bottom = (v - o for v, o in zip(part, (*origin, *origin)))
    return pixels[top:bottom, left:right]


def edges(part, size):
    """How much of a part shows: less at its edges, unless they are the picture's."""
    shares = []
    for low, high, end, foot in zip(part[:2], part[2:], size, (EDGE, FOOT)):
        at = (np.arange(low, high) + 0.5 - low) / (high - low)
        start = smooth(0, EDGE, at) if low > 0 else np.ones(len(at))
        stop = smooth(0, foot, 1 - at) if high < end else np.ones(len(at))
        shares.append(start * stop)
    return (shares[1][:, None] * shares[0])[..., None].astype(np.float32)


class Film:
    """Clouds and snow drift over one picture; cars change parts of it."""

    def __init__(self, scene, position, folder):
        self.size, self.frames = tuple(scene["film"]["size"]), scene["film"]["frames"]
        self.picture = Picture(scene, position, folder, self.size, frame=0)
        self.parts = [[] for _ in range(self.frames)]
        for number, patch in enumerate(json.loads((folder / "patches.json").read_text()), 1):
            rays = crop(self.picture.rays, patch["part"])
            land, _ = read_land(scene, self.picture.camera, folder, number, rays)
            self.parts[patch["frame"]].append((patch["part"], land.astype(np.float32)))

    def loop(self):
        """Between a clear, a half and a fully clouded sky pixels follow a parabola."""
        picture, shape = self.picture, self.picture.alpha.shape[:2]
        still = picture.developed(picture.clouds.at(0))
        clear, half, full = (picture.developed(np.full(shape, c, np.float32)) for c in (0, 0.5, 1))
        linear, square = 4 * half - 3 * clear - full, 2 * clear + 2 * full - 4 * half
        for frame, parts in enumerate(self.parts):
            cover = picture.clouds.at(frame / self.frames)[..., None]
            pixels = clear + cover * (linear + cover * square)
            if parts:
                window = bounds([part for part, _ in parts], self.size, round(GLOW * self.size[0]))
                crop(pixels, window)[:] += self.with_cars(window, parts) - crop(still, window)
            yield picture.finished(pixels, frame / self.frames)

    def with_cars(self, window, parts):
        picture = self.picture
        before = crop(picture.still_light, window)
        light = before.copy()
        for part, land in parts:
            place = crop(light, part, window[:2])
            place += edges(part, self.size) * (land - place)
        glow = crop(picture.glow, window) + picture.bloom(highlights(light) - highlights(before))
        return develop(light + glow, picture.grade, crop(picture.shade, window))


def from_still(frames, count, still):
    """The first frame is the still; its difference from the render fades out, and in again before the loop ends."""
    difference = None
    for index, frame in enumerate(frames):
        difference = still - frame.astype(np.float32) if difference is None else difference
        share = smooth(FADE, 0, min(index, count - index))
        yield np.clip(frame + share * difference, 0, 255).astype(np.uint8)


def main(scene_file, arrays, folder, still_file):
    scene = json.loads(pathlib.Path(scene_file).read_text())
    film = Film(scene, np.load(arrays)["camera"], pathlib.Path(folder))
    still = cv2.resize(cv2.imread(still_file), film.size, interpolation=cv2.INTER_AREA)[..., ::-1]
    for frame in from_still(film.loop(), film.frames, still):
        sys.stdout.buffer.write(frame.tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
