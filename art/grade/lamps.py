"""Light of lamps that are too far away to be drawn: of villages and runs, and of cars on a long exposure."""

import itertools

from scipy import ndimage
import numpy as np

from land.noise import smooth
from view.lights import WARM, feet, lights


def lamplight(rows, albedo, distance, focal):
    """Points of warm light on lines of the picture, some of them on masts, and what they throw on the ground."""
    height, width = distance.shape
    points, scale = np.zeros((height, width), np.float32), width / 1600
    pools = [np.zeros((height, width), np.float32) for _ in range(5)]
    for row, u, v, power in lights(rows):
        for px, py, foot, bright in zip(u * width, v * height, feet(row, u) * width, power):
            i, j, b = int(py), int(px), int(foot)
            inside = 1 <= i < height - 2 and 1 <= min(j, b) and max(j, b) < width - 2
            if not inside or not row.get("beyond", 0) < distance[i, j] < 15_000:
                continue
            # Trees hide most of the lamps behind them.
            bright = bright * (0.15 + 0.85 * smooth(0.2, 0.5, albedo[i, j].mean()))
            top = max(py - row.get("mast", 0) * focal / distance[i, j], 0)
            a = int(top)
            fx, fy = foot - b, top - a
            weights = np.outer((1 - fy, fy), (1 - fx, fx))
            points[a : a + 2, b : b + 2] += weights * bright * row.get("bead", 1.0)
            reach = row.get("pool", 14.0) * focal / distance[i, j]
            level = int(np.clip(np.round(np.log2(max(reach / scale, 1.0) / 3)), 0, 4))
            pools[level][i, j] += bright * (3 * 2**level) ** 2
    soft = lambda pool, s: scale**2 * ndimage.gaussian_filter(pool, (0.4 * s * scale, s * scale)) / s**0.6
    glow = sum(soft(pool, s) for pool, s in zip(pools, (3, 6, 12, 24, 48)))
    size = 0.75 * scale
    points = ndimage.gaussian_filter(points, size) * (1 + 2 * np.pi * size * size)
    return (points[..., None] * 9.0 + 0.55 * glow[..., None] * albedo) * np.array(WARM)


HEADLIGHTS, TAILLIGHTS = (1.0, 0.80, 0.55), (0.8, 0.05, 0.02)
LANE, HIGH = 5.0, 0.7  # meters beside the middle of the road, and above it


def light_trails(power, road, camera, albedo, distance):
    """What the lamps of many cars draw along a road: white toward the camera on one lane, red away from it on the other."""
    height, width = distance.shape
    scale, light = width / 1600, np.zeros((height, width, 3), np.float32)
    along = np.gradient(road[:, :2], axis=0)
    right = np.stack([along[:, 1], -along[:, 0]], -1) / np.linalg.norm(along, axis=1, keepdims=True)
    away = np.linalg.norm(road[-1] - camera.position) > np.linalg.norm(road[0] - camera.position)
    rng, meters = np.random.default_rng(23), np.arange(len(road))
    for side, color in ((-1, HEADLIGHTS), (1, TAILLIGHTS)):
        traffic = np.interp(meters, meters[::35], rng.uniform(0.1, 1, len(meters[::35])) ** 1.5)
        lane = road + (0, 0, HIGH)
        lane[:, :2] += (side if away else -side) * LANE * right
        u, v, depth = camera.project(lane)
        px = np.concatenate([[0], np.cumsum(np.hypot(np.diff(u), np.diff(v)))])
        even = np.arange(0, px[-1], 0.25)
        j, i, d, busy = (np.interp(even, px, part) for part in (u, v, depth, traffic))
        inside = (i >= 1) & (i < height - 2) & (j >= 1) & (j < width - 2)
        i, j, d = (part[inside] for part in (i - 0.5, j - 0.5, d))
        a, b = i.astype(int), j.astype(int)
        fade = 0.25 * busy[inside] * np.clip((even[-1] - even[inside]) / 200 / scale, 0, 1) * (distance[a, b] > 0.97 * d)
        for down, aside in itertools.product((0, 1), (0, 1)):
            share = fade * (1 - np.abs(i - a - down)) * (1 - np.abs(j - b - aside))
            np.add.at(light, (a + down, b + aside), share[:, None] * np.array(color))
    soft = lambda sigma: ndimage.gaussian_filter(light, (sigma * scale, sigma * scale, 0)) * sigma * scale
    glow = sum(soft(sigma) / sigma for sigma in (5, 14, 40))
    return power * (9 * soft(0.7) + 2.5 * glow * albedo)
