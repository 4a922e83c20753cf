"""finish.py SCENE.json ARRAYS.npz PASSES OUT.png: denoise, air, sky and grade."""
import json
import os
import pathlib
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

from grade.air import through_air
from grade.denoise import denoise
from grade.develop import bloom, develop, grain
from grade.drift import Clouds, Plume
from sky.moods import MOODS
from sky.sky import sky
from view.camera import Camera

FAR = 20000.0
AIR = dict(haze=26000, haze_color=(0.40, 0.44, 0.60))


def read_pass(folder, name):
    pixels = cv2.imread(str(folder / f"{name}0001.exr"), cv2.IMREAD_UNCHANGED)
    return pixels[..., [2, 1, 0, 3]] if pixels.shape[-1] == 4 else pixels[..., ::-1]


def read_land(scene, camera, folder):
    """Linear light of the land, clean and seen through air, and how much of each pixel it covers."""
    image, mist = read_pass(folder, "Image"), read_pass(folder, "Mist")[..., 0]
    albedo, normal = read_pass(folder, "DiffCol")[..., :3], read_pass(folder, "Normal")[..., :3]
    alpha = image[..., 3]
    solid = np.maximum(alpha, 1e-4)
    distance = np.where(alpha > 0.01, np.clip((mist - (1 - alpha)) / solid, 0, 1) * FAR, FAR)
    clean = denoise(image[..., :3], albedo, normal, distance, scene.get("grade", {}).get("clean", 1.0))
    rays = camera.rays(*alpha.shape[::-1])
    air = dict(AIR, **scene.get("air", {}))
    return through_air(clean / solid[..., None], distance, rays, camera.position[2], air), alpha


class Picture:
    """A scene at any moment of its film; moment 0 is the still."""

    def __init__(self, scene, position, folder, size=None):
        camera, mood = Camera(position, scene["view"], scene["size"]), MOODS[scene["mood"]]
        self.mood = dict(mood, cirrus=dict(mood["cirrus"], **scene.get("clouds", {})))
        land, alpha = read_land(scene, camera, folder)
        if size:
            land = cv2.resize(land * alpha[..., None], size, interpolation=cv2.INTER_AREA)
            alpha = cv2.resize(alpha, size, interpolation=cv2.INTER_AREA)
            land = land / np.maximum(alpha, 1e-4)[..., None]
        height, width = alpha.shape
        self.scene, self.grade = scene, scene.get("grade", {})
        self.alpha, self.land = alpha[..., None], land * alpha[..., None]
        self.rays = camera.rays(width, height)
        self.clouds = Clouds(camera, width, height, self.mood)
        self.plume = Plume(alpha, scene["plume"], self.grade) if "plume" in scene else None
        self.glow = bloom(self.light(self.clouds.at(0)), self.grade.get("bloom", 0.06))

    def light(self, cover):
        behind = sky(self.rays, self.mood, self.scene["sun"]["azimuth"], cover)
        behind = behind * np.array(self.grade.get("sky", 0.62))
        return self.land + behind * (1 - self.alpha)

    def developed(self, cover):
        return develop(self.light(cover) + self.glow, self.grade)

    def still(self):
        pixels = self.developed(self.clouds.at(0))
        return grain(self.plume.over(pixels, 0) if self.plume else pixels)

    def film(self, frames):
        """One loop: between a clear, a half and a fully clouded sky pixels follow a parabola."""
        shape = self.alpha.shape[:2]
        clear, half, full = (self.developed(np.full(shape, c, np.float32)) for c in (0, 0.5, 1))
        linear, square = 4 * half - 3 * clear - full, 2 * clear + 2 * full - 4 * half
        for frame in range(frames):
            cover = self.clouds.at(frame / frames)[..., None]
            pixels = clear + cover * (linear + cover * square)
            yield grain(self.plume.over(pixels, frame / frames) if self.plume else pixels)


def main(scene_file, arrays, folder, out):
    scene = json.loads(pathlib.Path(scene_file).read_text())
    picture = Picture(scene, np.load(arrays)["camera"], pathlib.Path(folder))
    cv2.imwrite(out, picture.still()[..., ::-1])


if __name__ == "__main__":
    main(*sys.argv[1:])
