"""Light of lamps that are too far away to be drawn: of villages and runs."""

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
