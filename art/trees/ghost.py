"""Snow ghosts: firs so plastered with rime that dark needles show only in recesses below their boughs."""

import numpy as np
from scipy import ndimage

from trees.conifer import TURN, Mesh, twigs, unit
from vehicles.geometry.net import net

RIME = 3.0  # the snow value of rime
SHARP = 26.0  # how sharply two lobes meet, per meter
REACH = 0.24  # how far from a lobe it still melts with others, in meters
ROUGH = ((0.13, 0.055), (0.06, 0.032), (0.03, 0.015))  # width and depth of the rime's relief, in meters
BURIED = 0.6  # how far below the ground the stem begins, which is a slope
ALONG = np.linspace(0.1, 1, 5)


def stem(height, rng):
    """A stem that leans, and whose top bows under its load, as a function of the share of its height."""
    s = np.linspace(0, 1, 80)
    lean, bow = rng.normal(0, 0.07), rng.choice([0.3, 0.9, 1.7]) * rng.uniform(0.8, 1.2)
    tilt = lean * (1 + 0.5 * s) + bow * np.clip((s - 0.62) / 0.38, 0, 1) ** 1.5
    toward = rng.uniform(0, TURN) + 1.2 * s
    way = np.stack([np.sin(tilt) * np.cos(toward), np.sin(tilt) * np.sin(toward), np.cos(tilt)], -1)
    line = np.cumsum(way * height / 79, 0) - [0, 0, BURIED]
    return lambda at: np.array([np.interp(at, s, line[:, k]) for k in range(3)])


def boughs(kind, rng):
    """Drooping boughs: a line of points, how thick the rime on it is, the direction and the length."""
    axis = stem(kind["height"], rng)
    bulges, wind = rng.uniform(0.6, 1.3, 8), rng.uniform(0, TURN)
    up = 0.0
    while up < 0.985:
        start, count = rng.uniform(0, TURN), rng.integers(5, 8)
        full = kind["spread"] * (0.07 + 0.93 * (1 - up) ** kind["taper"])
        full *= np.interp(up, np.linspace(0, 1, 8), bulges)
        for i in range(count):
            if rng.random() < kind["gaps"]:
                continue
            direction = start + i / count * TURN + rng.normal(0, 0.25)
            load = 1 + 0.22 * np.cos(direction - wind)
            length = full * rng.uniform(0.5, 1.25) * load
            line = np.outer(ALONG * length, [np.cos(direction), np.sin(direction), 0])
            line[:, 2] = length * (0.15 * ALONG - rng.uniform(0.5, 1.1) * ALONG**2)
            thick = (0.07 + 0.125 * length**0.7) * load * rng.uniform(0.8, 1.2)
            yield line + axis(np.clip(up + rng.normal(0, 0.014), 0, 1)), thick, direction, length
        up += (0.22 + 0.5 * full) * rng.uniform(0.6, 1.1) / kind["height"]


def lobes(lines, rng):
    """Balls of rime: along each bough, thickest before its end, and smaller ones around them."""
    for line, thick, _, _ in lines:
        radius = thick * (0.75 + 0.5 * np.sin(np.pi * ALONG**1.6)) * rng.uniform(0.85, 1.15, 5)
        yield from zip(line, radius)
        for _ in range(7):
            k, way = rng.integers(1, 5), unit(rng.normal(0, 1, 3) - [0, 0, 0.25])
            yield line[k] + way * radius[k] * 0.95, thick * rng.uniform(0.3, 0.62)


def distances(balls, low, size, cell, rng):
    """Distance to the surface of the rime, on a grid: balls melted together, with relief of three widths."""
    total = np.full(size, 1e-9, np.float32)
    axes = [low[k] + cell * np.arange(size[k]) for k in range(3)]
    for center, radius in balls:
        first = np.clip((center - radius - REACH - low) // cell, 0, size).astype(int)
        last = np.clip((center + radius + REACH - low) // cell + 2, 0, size).astype(int)
        part = tuple(slice(a, b) for a, b in zip(first, last))
        x, y, z = (np.float32(axes[k][part[k]] - center[k]) for k in range(3))
        away = np.sqrt(x[:, None, None] ** 2 + y[:, None] ** 2 + z**2)
        total[part] += np.exp(SHARP * (np.float32(radius) - away))
    distance = -np.log(total) / SHARP
    for width, depth in ROUGH:
        if width > 0.8 * cell:
            relief = ndimage.gaussian_filter(rng.standard_normal(size, np.float32), width / cell, mode="wrap")
            distance -= depth * np.abs(relief / relief.std())
    return distance


def recesses(distance, vertices, low, cell):
    """Which vertices look down and have rime around them."""
    grid = ((vertices - low) / cell).T
    slope = [ndimage.map_coordinates(np.gradient(distance, axis=k), grid, order=1) for k in range(3)]
    filled = ndimage.gaussian_filter((distance < 0).astype(np.float32), 0.16 / cell)
    down = -slope[2] / (np.linalg.norm(slope, axis=0) + 1e-9)
    return (down > 0.15) & (ndimage.map_coordinates(filled, grid, order=1) > 0.57)


def ghost(kind, seed, detail):
    rng, mesh = np.random.default_rng(seed), Mesh()
    lines = list(boughs(kind, rng))
    balls = list(lobes(lines, rng))
    centers, cell = np.array([center for center, _ in balls]), (0.035, 0.11)[detail]
    low, high = centers.min(0) - 0.8, centers.max(0) + 0.8
    low[2] = -BURIED - 0.4
    distance = distances(balls, low, np.ceil((high - low) / cell).astype(int), cell, rng)
    vertices, quads, _ = net(distance, low, cell)
    snow = np.where(recesses(distance, vertices, low, cell), -0.5, RIME)
    mesh.add(vertices, np.concatenate([quads[:, :3], quads[:, [0, 2, 3]]]), snow)
    for line, thick, direction, length in lines if detail == 0 else ():
        if rng.random() < 0.3 and length > 0.4:
            side = np.array([-np.sin(direction), np.cos(direction), 0])
            twigs(mesh, line - [0, 0, 0.9 * thick], side, 0.7 * length, detail, 0.0, rng)
    return mesh.done()
