"""What moves in a film: clouds, and snow that the wind carries off a ridge. The still is its first moment."""
import cv2
import numpy as np
from scipy import ndimage

from grade.develop import film
from land.noise import noise, smooth
from sky.sky import clouds

CLOUD_TRAVEL = 0.04  # of the picture's width in one loop
SNOW_TRAVEL = 0.16


def moment(texture, travel, part):
    """A texture, wider by `travel` pixels on both sides, moved to the right; part 1 looks like part 0."""
    height, width = texture.shape[0], texture.shape[1] - 2 * travel

    def moved(by):
        shift = np.float32([[1, 0, by - travel], [0, 1, 0]])
        return cv2.warpAffine(texture, shift, (width, height), flags=cv2.INTER_LINEAR)

    return (1 - part) * moved(part * travel) + part * moved((part - 1) * travel)


class Clouds:
    def __init__(self, camera, width, height, mood):
        self.travel = round(CLOUD_TRAVEL * width)
        rays = camera.rays(width, height, self.travel)
        self.cover = clouds(rays, mood["cirrus"]).astype(np.float32) if "cirrus" in mood else None

    def at(self, part):
        return None if self.cover is None else moment(self.cover, self.travel, part)


class Plume:
    """Snow smoke along the skyline between two columns, given as parts of the width."""

    def __init__(self, alpha, plume, grade):
        height, width = alpha.shape
        self.travel = round(SNOW_TRAVEL * width)
        color = film(np.array(plume["color"]) * grade.get("exposure", 1.1))
        self.color, self.shape = (255 * color).astype(np.float32), self.envelope(alpha, plume)
        x, y = np.meshgrid(np.arange(width + 2 * self.travel), np.arange(height))
        scale = width / 1600
        wave = noise(x - 0.8 * y, y * 2.6, wave=95 * scale, octaves=5, gain=0.6, seed=7)
        self.wisps = smooth(-0.12, 0.34, wave).astype(np.float32)

    def envelope(self, alpha, plume):
        height, width = alpha.shape
        ridge = ndimage.gaussian_filter1d(np.argmax(alpha > 0.5, axis=0).astype(float), width / 800)
        x, rows = np.arange(width), np.arange(height)[:, None]
        source = smooth(plume["from"], plume["from"] + 0.02, x / width)
        source *= smooth(plume["to"], plume["to"] - 0.02, x / width)
        reach, total = 0.05 * width, np.zeros((height, width), np.float32)
        steps = np.linspace(0, 3 * reach, 40)
        for way in steps:
            at = np.clip(x - way, 0, width - 1)
            center = np.interp(at, x, ridge) - plume["rise"] * way
            spread = width * 0.003 + 0.11 * way
            strength = np.interp(at, x, source) * np.exp(-way / reach) / (1 + way / (width * 0.02))
            total += strength * np.exp(-(((rows - center) / spread) ** 2))
        return np.clip(total * plume["strength"] / len(steps), 0, 1)

    def over(self, pixels, part):
        share = (self.shape * moment(self.wisps, self.travel, part))[..., None]
        return pixels + share * (self.color - pixels)
