"""finish.py SCENE.json ARRAYS.npz PASSES OUT.png: denoise, air, sky and grade."""
import json
import os
import pathlib
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

from denoiser import denoise
from grade.develop import bloom, cloud_layer, develop, grain, highlights, quiet, snowfall, stars, through_air
from grade.drift import Clouds, Plume
from grade.lamps import lamplight
from sky.sky import MOODS, sky
from view.camera import Camera

FAR = 20000.0
AIR = dict(haze=26000, haze_color=(0.40, 0.44, 0.60), scatter=(0.62, 0.9, 1.35))


def read_pass(folder, name, frame):
    pixels = cv2.imread(str(folder / f"{name}{frame:04d}.exr"), cv2.IMREAD_UNCHANGED)
    return pixels[..., [2, 1, 0, 3]] if pixels.shape[-1] == 4 else pixels[..., ::-1]


def read_land(scene, camera, folder, frame, rays):
    """Linear light of the land, clean and seen through air, and how much of each pixel it covers."""
    image, mist = read_pass(folder, "Image", frame), read_pass(folder, "Mist", frame)[..., 0]
    albedo, normal = (read_pass(folder, name, frame)[..., :3] for name in ("DiffCol", "Normal"))
    alpha = image[..., 3]
    solid = np.maximum(alpha, 1e-4)
    distance = np.where(alpha > 0.01, np.clip((mist - (1 - alpha)) / solid, 0, 1) * FAR, FAR)
    clean = denoise(image[..., :3], albedo, normal)
    air = dict(AIR, **scene.get("air", {}))
    if "lamps" in scene:
        clean = clean + lamplight(scene["lamps"], albedo, distance, camera.focal * len(alpha) / camera.size[1])
    land = through_air(clean / solid[..., None], distance, rays, camera.position[2], air)
    return land * alpha[..., None], alpha[..., None], distance


class Picture:
    """A scene from the passes of one frame; at part 0 of its loop the air looks as in the still."""

    def __init__(self, scene, position, folder, size, frame=1):
        camera, mood = Camera(position, scene["view"], size), MOODS[scene["mood"]]
        mood = dict(mood, cirrus=dict(mood["cirrus"], **scene.get("clouds", {})))
        self.camera, self.mood, self.azimuth = camera, mood, scene["sun"]["azimuth"]
        self.rays, self.grade = camera.rays(*size), scene.get("grade", {})
        self.land, self.alpha, distance = read_land(scene, camera, folder, frame, self.rays)
        veil = scene.get("air", {}).get("layer")
        self.veil = cloud_layer(veil, self.rays, distance, camera.position, scene["sun"]) if veil else None
        self.stars = stars(self.rays, scene["stars"], scene["land"]["seed"]) if "stars" in scene else 0.0
        self.flakes = scene.get("flakes")
        self.clouds = Clouds(camera, *size, mood)
        self.plume = Plume(self.alpha[..., 0], scene["plume"], self.grade) if "plume" in scene else None
        self.shade = quiet(size[1], size[0], self.grade.get("words", {}))
        self.still_light = self.light(self.clouds.at(0))
        self.glow = self.bloom(highlights(self.still_light))

    def light(self, cover):
        above = np.maximum(self.rays, (-1, -1, 0))  # from a summit, haze continues below the horizon
        behind = sky(above, self.mood, self.azimuth, cover) * np.array(self.grade.get("sky", 0.62))
        light = self.land + (behind + self.stars) * (1 - self.alpha)
        return light if self.veil is None else light * (1 - self.veil[1]) + self.veil[0]

    def bloom(self, bright):
        return bloom(bright, self.grade.get("bloom", 0.06), self.camera.size[0] / 1600)

    def developed(self, cover):
        pixels = develop(self.light(cover) + self.glow, self.grade, self.shade, self.alpha[..., 0])
        return snowfall(pixels, self.flakes) if self.flakes else pixels

    def finished(self, pixels, part=0):
        return grain(self.plume.over(pixels, part) if self.plume else pixels)

    def still(self):
        return self.finished(self.developed(self.clouds.at(0)))


def main(scene_file, arrays, folder, out):
    scene = json.loads(pathlib.Path(scene_file).read_text())
    folder = pathlib.Path(folder)
    height, width = read_pass(folder, "Image", 1).shape[:2]
    picture = Picture(scene, np.load(arrays)["camera"], folder, (width, height))
    cv2.imwrite(out, picture.still()[..., ::-1])


if __name__ == "__main__":
    main(*sys.argv[1:])
