"""A roof's rails, and a carrier with two pairs of skis."""

import numpy as np

from geometry.project import on_top
from geometry.solids import box, join, oval, superellipsoid, sweep

UP = np.array([0.0, 0.0, 1.0])


def rail(body, y, start, end, lift=0.055):
    """A rail along the roof at half-width y, its feet bent down."""
    x = np.arange(start, end + 0.001, 0.03)
    q = on_top(body, np.stack([x, np.full(len(x), y)], 1), 1.0)
    rise = np.clip(np.minimum(x - start, end - x) / 0.16, 0, 1)
    q[:, 2] += lift * np.sin(rise * np.pi / 2) ** 0.7 - 0.01 * (1 - rise)
    return sweep(q, np.tile(UP, (len(q), 1)), oval(0.017, 0.014, 10))


def add_carrier(car, bars):
    """Two bars across the rails at the given x, and two pairs of skis clamped on them."""
    heights = []
    for x in bars:
        ((_, _, roof),) = on_top(car.body, [(x, 0.66)], 1.0)
        y = np.linspace(-0.72, 0.72, 30)
        z = roof + 0.085 + 0.012 * np.cos(y * 1.8)
        path = np.stack([np.full(30, x), y, z], 1)
        car.add("gloss", sweep(path, np.tile(UP, (30, 1)), oval(0.030, 0.012, 10)))
        feet = [superellipsoid((x, s * 0.66, roof + 0.055), (0.045, 0.025, 0.04), 0.5, 0.5, 14) for s in (1, -1)]
        clamp = superellipsoid((x, 0.40, roof + 0.215), (0.024, 0.31, 0.010), 0.4, 0.4, 16)
        ends = [superellipsoid((x, y, roof + 0.155), (0.022, 0.012, 0.065), 0.4, 0.4, 12) for y in (0.10, 0.70)]
        car.add("gloss", *feet, clamp, *ends)
        heights.append(roof + 0.125)
    middle, z = sum(bars) / 2, sum(heights) / 2
    for y, color in ((0.54, "ski-light"), (0.26, "ski-warm")):
        for side in (-1, 1):
            axis = y + side * 0.068, z + 0.038
            car.add(color, _tilted(_ski(middle - 0.95), axis))
            car.add("gloss", _tilted(_binding(middle + 0.05), axis))


def _tilted(part, axis, angle=0.96):
    """Turned about its length, so that its face looks outward, and moved to its place."""
    v, q = part
    c, s = np.cos(angle), np.sin(angle)
    y, z = v[:, 1] * c + v[:, 2] * s, v[:, 2] * c - v[:, 1] * s
    return np.stack([v[:, 0], axis[0] + y, axis[1] + z], 1), q


def _ski(start, length=1.76, width=0.104, thick=0.014):
    """A ski on its base: waisted, its tip turned up toward the front."""
    s = np.linspace(0, 1, 70)
    x = start + length * s
    half = width * (0.40 + 0.12 * np.cos(2 * np.pi * (s - 0.04)))
    half = half * np.clip(np.minimum(s * 16, (1 - s) * 30), 0, 1) ** 0.5 + 0.003
    up = 0.006 * np.sin(np.pi * s) + 0.085 * np.clip((0.15 - s) / 0.15, 0, 1) ** 2
    up += 0.02 * np.clip((s - 0.94) / 0.06, 0, 1) ** 2
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    v = np.concatenate([np.stack([x, a * half, up + c * thick / 2], 1) for a, c in corners])
    n, i = len(s), np.arange(len(s) - 1)
    q = [np.stack([i + j * n, i + 1 + j * n, i + 1 + k * n, i + k * n], 1) for j, k in ((0, 1), (1, 2), (2, 3), (3, 0))]
    ends = np.array([[0, n, 2 * n, 3 * n], [n - 1, 4 * n - 1, 3 * n - 1, 2 * n - 1]])
    return v, np.vstack([*q, ends])


def _binding(x):
    """Toe and heel pieces on their plate."""
    plate = box((x - 0.20, -0.030, 0.006), (x + 0.26, 0.030, 0.020))
    toe = superellipsoid((x - 0.15, 0, 0.042), (0.050, 0.036, 0.028), 0.5, 0.5, 14)
    heel = superellipsoid((x + 0.19, 0, 0.050), (0.060, 0.034, 0.036), 0.5, 0.5, 14)
    return join(plate, toe, heel)
