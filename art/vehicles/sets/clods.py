"""Lumps of snow: pushed along by a wheel, or left by the plow that cut a bank."""

import numpy as np
from scipy.interpolate import RegularGridInterpolator
from scipy.spatial import cKDTree

from geometry.solids import grid, superellipsoid
from land.noise import smooth
from sets.ground import fractal, snow
from studio.mesh import new_mesh


def clods(places, sizes, seed, name="clods"):
    """Lumps of snow at rows of x, y, z, each about its size wide."""
    random = np.random.default_rng(seed)
    shapes = []
    for k in range(7):
        v, q = superellipsoid((0, 0, 0), random.uniform(0.5, 1.0, 3), 0.7, 0.7, 8)
        shapes.append(v * (1 + 0.28 * fractal(v[:, 0] * 1.6 + v[:, 2], v[:, 1] * 1.6 + k, seed + k, 3))[:, None])
    places, vertices = np.asarray(places), []
    for at, size, turn in zip(places, sizes, random.uniform(0, 2 * np.pi, (len(places), 2))):
        (c, d), (s, e) = np.cos(turn), np.sin(turn)
        matrix = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ np.array([[d, 0, -e], [0, 1, 0], [e, 0, d]])
        vertices.append(shapes[random.integers(7)] @ matrix.T * size / 2 + at)
    count = len(shapes[0])
    quads = (q[None] + count * np.arange(len(places))[:, None, None]).reshape(-1, 4)
    return new_mesh(name, np.vstack(vertices), quads, snow(f"snow-{name}", calm=True), angle=60)


def pushed_snow(x, y, count=5000):
    random = np.random.default_rng(47)

    def height(along, aside):
        broken = 0.8 + 0.5 * fractal(along / 0.09, aside / 0.09, 48, 3) + 0.35 * fractal(along / 0.02, aside / 0.02, 49, 4)
        return 0.12 * broken * np.exp(-((along / 0.20) ** 2) - (aside / 0.24) ** 2) - 0.004

    along, aside = np.meshgrid(np.linspace(-0.25, 0.55, 420), np.linspace(-0.6, 0.6, 620), indexing="ij")
    pile = np.stack([x - along, y + aside, height(along, aside)], 2)
    new_mesh("pile", pile.reshape(-1, 3), grid(along.shape, True), snow("snow-pile", calm=True))
    along, aside = random.exponential(0.14, count), random.normal(0, 0.18, count)
    size = np.clip(random.lognormal(-5.0, 0.7, count), 0.003, 0.05)
    clods(np.stack([x - along, y + aside, np.maximum(height(along, aside), 0) + 0.2 * size], 1), size, 47)


def cut_bank(edge, seed, height, end=120, depth=90.0, toward=-1, rise=0.03, bend=0.0):
    """A bank beside a road that bends: a face cut by the blade, broken snow on top, the field behind."""
    along = np.concatenate([np.linspace(-45, -12.1, 60), np.linspace(-12, 14, 1000), np.geomspace(14.1, end, 420)])
    away = np.concatenate([np.linspace(-0.3, 0.5, 60), np.linspace(0.52, 2.2, 64), np.geomspace(2.25, depth, 110)])
    a, d = np.meshgrid(along, away, indexing="ij")
    line = 0.16 * fractal(a / 5, a * 0 + seed, seed, 3) + 0.05 * fractal(a / 0.7, a * 0, seed + 1, 4)
    crest = height * (1 + 0.2 * fractal(a / 3.0, d / 6, seed + 2, 3))
    blocks, loose = _broken(a, d, seed), np.clip((d - 0.12) / 0.25, 0, 1) * np.clip((2.1 - d) / 1.3, 0, 1)
    z = crest * (0.68 * smooth(0, 0.26, d + line) + 0.32 * smooth(0.2, 1.3, d + line))
    z += loose * (0.16 * blocks + 0.05 * fractal(a / 0.5, d / 0.5, seed + 3, 5))
    z += 0.14 * fractal(a / 7, d / 7, seed + 4, 4) * np.clip((d - 1.2) / 4, 0, 1)
    z += 0.02 * fractal(a / 0.5, d / 0.9, seed + 5, 5) * np.clip((d - 1.2) / 1, 0, 1) + rise * np.maximum(d - 2.5, 0) - 0.03
    face = np.clip(1 - np.abs(d + line - 0.1) / 0.35, 0, 1)
    scraped = 0.07 * fractal(a / 1.4, z / 0.10, seed + 6, 4) + 0.03 * fractal(a / 0.16, z / 0.12, seed + 7, 3)
    y = edge + toward * (d + face * scraped) + bend * np.maximum(a, 0) ** 2
    new_mesh("bank", np.stack([a, y, z], 2).reshape(-1, 3), grid(a.shape, toward < 0), snow(f"snow-bank-{seed}", calm=True))
    _fallen(edge, toward, bend, seed, along, away, z)


def _broken(a, d, seed, size=0.24):
    """Heights of blocks of uneven size with cracks between them."""
    random = np.random.default_rng(seed + 20)
    count = round((a.max() - a.min()) * 2.5 / size**2)
    centers = random.uniform((a.min(), -0.3), (a.max(), 2.2), (count, 2))
    height = random.uniform(0, 1, count) ** 2.5
    warped = a + 0.06 * fractal(a / 0.2, d / 0.2, seed + 21, 3)
    away, index = cKDTree(centers).query(np.stack([warped, d], -1), k=2)
    return height[index[..., 0]] * smooth(0, 0.07, away[..., 1] - away[..., 0])


def _fallen(edge, toward, bend, seed, along, away, z):
    """Lumps on the crest and at the foot."""
    random = np.random.default_rng(seed + 30)
    count = 2600
    a = -11 + 60 * random.random(count) ** 1.6
    foot = random.random(count) < 0.55
    d = np.where(foot, -0.05 - random.exponential(0.16, count), random.uniform(0.1, 1.5, count))
    size = np.clip(random.lognormal(-3.1, 0.6, count), 0.015, 0.2)
    ground = RegularGridInterpolator((along, away), z)(np.stack([a, np.maximum(d, -0.3)], 1))
    high = np.where(foot, 0.0, ground) + 0.2 * size
    clods(np.stack([a, edge + toward * d + bend * np.maximum(a, 0) ** 2, high], 1), size, seed, f"clods-{seed}")
