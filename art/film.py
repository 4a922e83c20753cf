"""film.py SCENE.json ARRAYS.npz PASSES STILL.png: raw RGB frames of one loop on standard output."""
import json
import multiprocessing
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
        self.scene, self.folder = scene, folder
        self.size, self.frames = tuple(scene["film"]["size"]), scene["film"]["frames"]
        self.picture = picture = Picture(scene, position, folder, self.size, frame=0)
        self.patches = json.loads((folder / "patches.json").read_text())
        self.lands, shape = {}, picture.alpha.shape[:2]
        # Between a clear, a half and a fully clouded sky pixels follow a parabola.
        self.still = picture.developed(picture.clouds.at(0))
        self.clear, half, full = (picture.developed(np.full(shape, c, np.float32)) for c in (0, 0.5, 1))
        self.linear, self.square = 4 * half - 3 * self.clear - full, 2 * self.clear + 2 * full - 4 * half

    def land(self, patch):
        rays = crop(self.picture.rays, patch["part"])
        land, *_ = read_land(self.scene, self.picture.camera, self.folder, patch["number"], rays)
        return patch["number"], land.astype(np.float32)

    def frame(self, frame):
        picture, part = self.picture, frame / self.frames
        cover = picture.clouds.at(part)[..., None]
        pixels = self.clear + cover * (self.linear + cover * self.square)
        parts = [(patch["part"], self.lands[patch["number"]]) for patch in self.patches if patch["frame"] == frame]
        if parts:
            window = bounds([part for part, _ in parts], self.size, round(GLOW * self.size[0]))
            crop(pixels, window)[:] += self.with_cars(window, parts) - crop(self.still, window)
        return picture.finished(pixels, part)

    def with_cars(self, window, parts):
        picture = self.picture
        before = crop(picture.still_light, window)
        light = before.copy()
        for part, land in parts:
            place = crop(light, part, window[:2])
            place += edges(part, self.size) * (land - place)
        glow = crop(picture.glow, window) + picture.bloom(highlights(light) - highlights(before))
        return develop(light + glow, picture.grade, crop(picture.shade, window), crop(picture.alpha, window)[..., 0])


film = None  # what the processes inherit by a fork


def land_of(patch):
    return film.land(patch)


def frame_at(frame):
    return film.frame(frame)


def in_parallel(work, jobs):
    with multiprocessing.get_context("fork").Pool() as pool:
        yield from pool.imap(work, jobs, chunksize=4)


def from_still(frames, count, still):
    """The first frame is the still; its difference from the render fades out, and in again before the loop ends."""
    difference = None
    for index, frame in enumerate(frames):
        difference = still - frame.astype(np.float32) if difference is None else difference
        share = smooth(FADE, 0, min(index, count - index))
        yield np.clip(frame + share * difference, 0, 255).astype(np.uint8)


def main(scene_file, arrays, folder, still_file):
    global film
    cv2.setNumThreads(0)  # its threads do not survive a fork
    scene = json.loads(pathlib.Path(scene_file).read_text())
    film = Film(scene, np.load(arrays)["camera"], pathlib.Path(folder))
    rendered = {patch["number"]: patch for patch in film.patches}
    film.lands = dict(in_parallel(land_of, rendered.values()))
    still = cv2.resize(cv2.imread(still_file), film.size, interpolation=cv2.INTER_AREA)[..., ::-1]
    for frame in from_still(in_parallel(frame_at, range(film.frames)), film.frames, still):
        sys.stdout.buffer.write(frame.tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
