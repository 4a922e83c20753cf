"""The finished map of a land: rock, snow, slope and drainage, sampled anywhere by cubic splines."""
import numpy as np
from scipy import ndimage

from land.erosion import erode, grid, gullies, massif, redrawn
from land.noise import noise, smooth
from land.path import arc_length, distance_to, spline


class Terrain:
    """Layers over a square of the world; x east, y north, meters."""

    def __init__(self, extent, layers):
        self.x0, self.y0, self.size = extent
        self.dx = self.size / len(layers["rock"])
        self.layers = {name: ndimage.spline_filter(a, output=np.float32) for name, a in layers.items()}
        self.layers["top"] = ndimage.spline_filter(
            ndimage.gaussian_filter(np.maximum(layers["rock"], layers["snow"]), 1), output=np.float32
        )

    def at(self, name, x, y):
        x, y = np.broadcast_arrays(x, y)
        place = [(y.ravel() - self.y0) / self.dx - 0.5, (x.ravel() - self.x0) / self.dx - 0.5]
        layer = self.layers[name]
        return ndimage.map_coordinates(layer, place, mode="nearest", prefilter=False).reshape(x.shape)

    def gradient(self, x, y):
        d = self.dx
        east = (self.at("rock", x + d, y) - self.at("rock", x - d, y)) / (2 * d)
        return east, (self.at("rock", x, y + d) - self.at("rock", x, y - d)) / (2 * d)


def bend(land, x, y):
    seed, bx, by = land["seed"], x, y
    for k, (wave, reach) in enumerate(((1500, 300), (600, 130), (240, 50), (95, 18))):
        bx = bx + reach * noise(x, y, wave=wave, octaves=2, seed=seed + 60 + k)
        by = by + reach * noise(x, y, wave=wave, octaves=2, seed=seed + 70 + k)
    return bx, by


def horn(x, y, at, radius, height, arms=3, turn=0.0):
    """A peak drawn out along its ridges, to be added."""
    dx, dy = x - at[0], y - at[1]
    way = np.hypot(dx, dy) * (1 + 0.38 * np.cos(arms * np.arctan2(dx, dy) + np.radians(turn)))
    return height * np.clip(1 - way / radius, 0, 1) ** 1.25


def open_valley(valley, h, x, y):
    line = spline(valley["line"], 60)
    side, arc = distance_to(line, x, y)
    way = np.abs(side + 90 * noise(x, y, wave=500, octaves=3, seed=77))
    floor = np.interp(arc, arc_length(line), line[:, 2]) + 0.03 * np.minimum(way, 900)
    floor += valley.get("roll", 5.0) * 1.5 * noise(x, y, wave=170, octaves=3, seed=78)
    wall = smooth(*valley["walls"], way)
    return h * wall + floor * (1 - wall)


def island_of(land, x, y, height, **shape):
    """A dome with coves, 30 m under water where it ends."""
    seed = land["seed"]
    wave = min(shape["size"]) * 0.6
    warped = [a + 0.35 * wave * noise(x, y, wave=wave, octaves=4, seed=seed + k) for a, k in ((x, 47), (y, 48))]
    return (height + 30) * massif(*warped, **shape) ** 0.8 - 30


def raise_land(land):
    """Rock height, and the logarithm of the drainage area, at twice the erosion's cells."""
    coarse, area = erode(land)
    n = 2 * len(coarse)
    x, y = grid(land["extent"], n)
    seed, dx = land["seed"], land["extent"][2] / n
    if "ridges" in land:
        coarse = redrawn(land, coarse, 2 * dx)
    else:
        coarse = coarse * (land["relief"] / coarse.max())
    coarse = ndimage.gaussian_filter(coarse, 0.55)
    map_of = Terrain(land["extent"], dict(rock=coarse, snow=coarse, flow=np.log(area)))
    bx, by = bend(land, x, y)
    if "ridges" in land:  # what is drawn stays where it is drawn
        bx, by = x + 0.4 * (bx - x), y + 0.4 * (by - y)
    h, flow = map_of.at("rock", bx, by), map_of.at("flow", bx, by)
    for peak in land.get("horns", []):
        h = h + horn(bx, by, **peak)
    steep = np.hypot(*np.gradient(ndimage.gaussian_filter(h, 2), dx))
    h = h + smooth(0.35, 1.0, steep) * 30 * (noise(x, y, h, 260, 4, seed=seed + 20, ridged=True) - 0.4)
    h = h + smooth(0.2, 0.6, steep) * 12 * noise(x, y, wave=160, octaves=4, seed=seed + 21)
    gy, gx = np.gradient(ndimage.gaussian_filter(h, 3), dx)
    cut = land.get("gullies", 0.1)
    h = h + gullies(x, y, gx, gy, (340, 160, 75, 36), cut, seed + 30)
    if "valley" in land:
        h = open_valley(land["valley"], h, x, y)
    if "lake" in land:
        lake = massif(x + 40 * noise(x, y, wave=300, octaves=4, seed=seed + 46), y, **land["lake"])
        h = h * (1 - smooth(0.3, 0.62, lake)) - 26 * smooth(0.34, 0.6, lake) + 4
        for island in land.get("islands", []):
            h = np.maximum(h, island_of(land, x, y, **island))
    return h.astype(np.float32), flow


def lay_snow(land, h, dx):
    n, seed = len(h), land["seed"]
    x, y = grid(land["extent"], n)
    slope = lambda sigma: np.hypot(*np.gradient(ndimage.gaussian_filter(h, sigma), dx))
    hollow = ndimage.gaussian_filter(h, 5) - ndimage.gaussian_filter(h, 1.2)
    gy, gx = np.gradient(ndimage.gaussian_filter(h, 4), dx)
    lee = -(gx * land.get("wind", (0.8, 0.3))[0] + gy * land.get("wind", (0.8, 0.3))[1])
    snow = ndimage.gaussian_filter(h, 2.0) + land.get("snow", 6)
    snow -= land.get("bare", 13) * smooth(0.8, 1.5, slope(1.2))
    snow += 0.5 * np.clip(hollow, -20, 24) + 2.5 * np.clip(lee, -1.2, 1.2)
    return snow + 5 * noise(x, y, wave=380, octaves=5, seed=seed + 40), slope(3)


def make_terrain(land):
    h, flow = raise_land(land)
    snow, slope = lay_snow(land, h, land["extent"][2] / len(h))
    return {k: v.astype(np.float32) for k, v in dict(rock=h, snow=snow, slope=slope, flow=flow).items()}
