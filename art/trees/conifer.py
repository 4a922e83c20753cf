"""Conifers by growth rules: whorls of branches with twigs, needles and pads of snow.

A tree is (vertices, triangles, snow): snow is -1 on bark, below 0 on needles, 2 on a pad, 3 on rime. Detail 0 has
single needles, 1 has twigs, 2 has branches only, whose snow is 1 where they are white.
"""
import numpy as np

TURN = 2 * np.pi


class Mesh:

    def __init__(self):
        self.vertices, self.triangles, self.snow, self.count = [], [], [], 0

    def add(self, vertices, triangles, snow):
        vertices = np.asarray(vertices, np.float32).reshape(-1, 3)
        self.vertices.append(vertices)
        self.triangles.append(np.asarray(triangles, np.int64).reshape(-1, 3) + self.count)
        self.snow.append(np.broadcast_to(np.asarray(snow, np.float32), len(vertices)))
        self.count += len(vertices)

    def add_triangles(self, corners, snow):
        """corners: (n, 3, 3); snow: one for each triangle, or one for all."""
        n = len(corners)
        each = np.repeat(np.broadcast_to(snow, n), 3)
        self.add(corners, np.arange(3 * n), each)

    def done(self):
        return np.concatenate(self.vertices), np.concatenate(self.triangles), np.concatenate(self.snow)


def unit(v):
    return v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9)


def lattice(rows, columns):
    i = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    a, b = np.stack([i, i + 1, i + columns + 1], -1), np.stack([i, i + columns + 1, i + columns], -1)
    return np.concatenate([a, b])


def trunk(mesh, height, rng, sides, rows):
    """A bent, tapering trunk; returns its axis as a function of height."""
    lean = rng.normal(0, 0.05, 2) * height * 0.3
    axis = lambda z: np.multiply.outer((np.asarray(z) / height) ** 2, lean)
    z = np.linspace(-1, height * 0.99, rows)
    radius = (height * 0.0125 + 0.03) * np.clip(1 - z / height, 0.02, 1) ** 0.85
    a = np.arange(sides + 1) / sides * TURN
    ring = np.stack([np.cos(a), np.sin(a)], -1)
    xy = axis(z)[:, None] + radius[:, None, None] * ring
    mesh.add(np.concatenate([xy, np.repeat(z[:, None, None], sides + 1, 1)], -1), lattice(rows, sides + 1), -1)
    return axis


def branches(kind, rng, whorls):
    height, skirt, lobes = kind["height"], kind["skirt"], rng.uniform(0, TURN, 2)
    for k in range(whorls):
        up = np.clip((k + rng.uniform(-0.35, 0.35)) / (whorls - 1), 0, 1)
        z = height * (skirt + (0.985 - skirt) * up**0.92)
        low = 1 - (z / height - skirt) / (1 - skirt)
        full = kind["spread"] * low ** (0.8 * kind["taper"]) * (1 - 0.25 * np.exp(-((up / 0.05) ** 2)))
        count = max(4, int(9 * (0.55 + 0.6 * low)))
        start = rng.uniform(0, TURN)
        for i in range(count):
            if rng.random() < kind["gaps"]:
                continue
            direction = start + i / count * TURN + rng.normal(0, 0.22)
            uneven = 1 + 0.15 * np.sin(direction + lobes[0] + 0.9 * z) + 0.1 * np.sin(2 * direction + lobes[1] - 1.7 * z)
            length = full * uneven * rng.uniform(0.45, 1.0) ** 0.6 + 0.10
            rise = np.interp(low, [0, 0.04, 0.15, 0.45, 1], [1.8, 0.9, 0.4, 0.1, -0.34]) + rng.normal(0, 0.13)
            yield z + rng.normal(0, 0.4 * height / whorls), direction, length, rise, 0.12 + 0.22 * low * rng.uniform(0.5, 1.4)


def spine(z, direction, length, rise, sag, axis, count):
    t = np.linspace(0, 1, count)
    up = length * (t * rise - sag * t**1.6 + 0.16 * t**4)
    out = np.stack([np.cos(direction) * length * t, np.sin(direction) * length * t, up], -1)
    return out + np.append(axis(z), z)


def grow(kind, seed, detail):
    rng, mesh = np.random.default_rng(seed), Mesh()
    height = kind["height"]
    sides, rows, points = ((8, 12, 7), (5, 5, 5), (3, 3, 3))[detail]
    whorls = int(height * (4.2, 3.0, 0.8)[detail])
    axis = trunk(mesh, height, rng, sides, rows)
    for z, direction, length, rise, sag in branches(kind, rng, whorls):
        line = spine(z, direction, length, rise, sag, axis, points)
        side = np.array([-np.sin(direction), np.cos(direction), 0])
        if detail == 2:
            bough(mesh, line, side, length, 0.5 * kind["snow"] - 0.1 + 0.45 * z / height, rng)
            continue
        loaded = length > 0.3 and rng.random() < 1.25 * kind["snow"]
        twigs(mesh, line, side, length, detail, kind["snow"] * (1.0 if loaded else 0.4), rng)
        if loaded:
            for _ in range(1 + int(length > 0.9)):
                pad(mesh, line, side, (0.20 + 0.30 * kind["snow"]) * length, detail, rng)
    return mesh.done()


def bough(mesh, line, side, length, snow, rng):
    width, drop = 0.4 * length + 0.12, np.array([0, 0, 0.3 * length + 0.1])
    back, tip = line[1] + [0, 0, 0.12 * length], line[2] - drop * rng.uniform(0.2, 0.7)
    middle = 0.7 * line[1] + 0.3 * line[2]
    left, right = (middle + way * side * width - drop * rng.uniform(0.5, 1.1) for way in (1, -1))
    triangles = [[0, 4, 1], [1, 4, 2], [2, 4, 3], [3, 4, 0]]
    more = np.array([-0.25, -0.15, 0, -0.15, 0.1])
    mesh.add([line[0], left, tip, right, back], triangles, snow + rng.normal(0, 0.12) + more)


def along(line, t):
    k = np.linspace(0, 1, len(line))
    return np.stack([np.interp(t, k, line[:, j]) for j in range(3)], -1)


def twigs(mesh, line, side, length, detail, snow, rng):
    count = max(4, int(length * (10, 9)[detail]))
    t = np.repeat(np.linspace(0.1, 1, count), 2)
    n = len(t)
    at, ahead = along(line, t), unit(along(np.gradient(line, axis=0), t))
    reach = np.minimum(0.10 + 0.34 * length * np.sin(np.pi * np.clip(t * 0.8 + 0.18, 0, 1)) * (1 - 0.5 * t), 0.62) * rng.uniform(0.5, 1.25, n)
    aside = (np.tile([1, -1], count) * rng.uniform(0.55, 1.0, n))[:, None] * side
    way = unit(ahead * 0.75 + aside - np.array([0, 0, 1]) * rng.normal(0.28, 0.32, n)[:, None])
    wide = unit(np.cross(way, [0, 0, 1.0]))
    if detail == 0:
        mesh.add_triangles(np.stack([at - wide * 0.012, at + wide * 0.012, at + way * reach[:, None]], 1), -0.8)
        needles(mesh, at, way, reach, rng)
    else:
        wide = wide * (0.06 + 0.09 * reach)[:, None]
        tip = at + way * (reach[:, None] * 1.25) - [0, 0, 0.05]
        mesh.add_triangles(np.stack([at - wide / 2, at + wide / 2, tip], 1), rng.uniform(-0.4, 0.7, n))
    dust(mesh, at, way, wide if detail else wide * 0.06, reach, snow, rng)
    fringe(mesh, at, way, reach, (5, 1)[detail], rng)


def dust(mesh, at, way, wide, reach, share, rng):
    """Snow along the upper side of single twigs, of many lengths."""
    on = rng.random(len(at)) < share
    at, way, wide = at[on], way[on], 0.6 * wide[on] * rng.uniform(0.5, 1.2, on.sum())[:, None]
    start, end = (reach[on] * rng.uniform(*part, on.sum()) for part in ((0, 0.35), (0.55, 1.05)))
    high = [0, 0, 0.03]
    back, tip = (at + way * part[:, None] + high for part in (start, end))
    mesh.add_triangles(np.stack([back - wide, back + wide, tip], 1), 2.0)


def fringe(mesh, at, way, reach, parts, rng):
    """What hangs below the twigs and hides the trunk."""
    i = np.repeat(np.arange(len(at)), parts)
    start = reach[i] * rng.uniform(0, 1 - 0.9 / parts, len(i))
    base, end = (at[i] + way[i] * v[:, None] for v in (start, start + 0.9 * reach[i] / parts))
    tip = at[i] + way[i] * (start + reach[i] * rng.uniform(0.1, 0.8, len(i)) / parts)[:, None]
    tip[:, 2] -= (0.15 * reach[i] + 0.02) * rng.uniform(0.3, 1.4, len(i))
    mesh.add_triangles(np.stack([base, end, tip], 1), -0.45)


def needles(mesh, at, way, reach, rng):
    count = np.clip((reach / 0.03).astype(int), 6, 26)
    i = np.repeat(np.arange(len(at)), count)
    base = at[i] + way[i] * (reach[i] * rng.uniform(0, 1, len(i)))[:, None]
    out = rng.normal(0, 1, (len(i), 3))
    out[:, 2] = np.abs(out[:, 2]) * 0.6 - 0.25
    out = unit(out - way[i] * np.sum(out * way[i], 1, keepdims=True))
    point = 0.75 * (way[i] + out)
    wide = unit(np.cross(point, rng.normal(0, 1, point.shape))) * 0.0075
    tip = base + point * rng.uniform(0.055, 0.1, len(i))[:, None]
    mesh.add_triangles(np.stack([base - wide, base + wide, tip], 1), rng.uniform(-0.6, 0.3, len(i)))


def pad(mesh, line, side, size, detail, rng):
    first = rng.uniform(0.15, 0.8)
    last = min(first + rng.uniform(0.15, 0.45), 1.0)
    rows, columns = (11, 5) if detail == 0 else (7, 3)
    t = np.linspace(first, last, rows)
    taper = np.sin(np.pi * np.clip((t - first) / (last - first) * 0.86 + 0.07, 0, 1)) ** 0.6
    width = 0.05 + (0.27, 0.28)[detail] * size * np.sin(np.pi * np.clip(t * 0.8 + 0.18, 0, 1)) * (1 - 0.5 * t)
    width *= taper * rng.uniform(0.6, 1.15) * rng.uniform(0.75, 1.1, rows)
    across = np.linspace(-1, 1, columns)
    grid = along(line, t)[:, None] + side * (across * width[:, None])[..., None]
    hump = (0.035 + 0.1 * width)[:, None] * (1 - across**2) * rng.uniform(0.7, 1.4, (rows, columns))
    grid[..., 2] += hump + 0.02 - 0.22 * np.abs(across) * width[:, None]
    mesh.add(grid, lattice(rows, columns), 2.0)
