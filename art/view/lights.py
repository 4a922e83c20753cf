"""Where the lights of villages, roads and runs are on the picture, and the houses beside them."""

import numpy as np

from land.path import arc_length

ASPECT = (16, 9)
WARM = (1.0, 0.56, 0.24)
LIT = 0.45  # the share of a village's windows


def lights(rows):
    """For each row, its lights as shares of the picture's width and height, and how bright they are."""
    rng = np.random.default_rng(11)
    for row in rows:
        line, count = np.array(row["line"], float), row["count"]
        along = arc_length(line * ASPECT)
        part = (np.arange(count) + 0.5) / count if row.get("even") else rng.random(count)
        u, v = (np.interp(part * along[-1], along, line[:, k]) for k in (0, 1))
        u, v = (at + rng.normal(0, 1, count) * spread for at, spread in zip((u, v), row["spread"]))
        varied = 0.3 if row.get("even") else 0.9
        yield row, u, v, row.get("power", 1.0) * np.minimum(rng.lognormal(-0.5, varied, count), 4)


def feet(row, u):
    """Where the masts of a row's lights stand, as shares of the width: left and right of what they light, in turn."""
    return u + row.get("aside", 0) * (1 - 2 * (np.arange(len(u)) % 2))


def ground_height(x, y, camera, ground):
    return ground.fine(x, y, camera.polar(x, y)[0])[0]


def masts(rows, camera, ground):
    """The masts of the rows that have them: rows of x, y, z of the foot and the height."""
    found = [np.zeros((0, 4))]
    for row, u, v, _ in lights(rows):
        if "mast" in row:
            x, y, _ = camera.hits(np.stack([feet(row, u), v], -1), ground.coarse).T
            z = ground_height(x, y, camera, ground)
            found.append(np.stack([x, y, z, np.full(len(x), row["mast"])], -1))
    return np.concatenate(found)


def houses(rows, camera, ground):
    """Houses behind the lights of rows that have them: x, y, z, turn, length, depth, height of the walls, lit share."""
    rng, found = np.random.default_rng(12), []
    for row, u, v, _ in lights(rows):
        built = (rng.random(len(u)) < row.get("houses", 0)) & (u > -0.02) & (u < 1.02)
        if not built.any():
            continue
        count = built.sum()
        x, y, _ = camera.hits(np.stack([u, v], -1)[built], ground.coarse).T
        way, _ = camera.polar(x, y)
        depth, length = rng.uniform(7, 10, count), rng.uniform(9, 17, count)
        x, y = (at + (at - camera.position[k]) / way * (depth / 2 + 1) for k, at in enumerate((x, y)))
        z = ground.fine(x, y, way)[0]
        turn = -camera.heading + rng.normal(0, 0.35, count) + np.pi / 2 * (rng.random(count) < 0.35)
        wall = rng.choice([3.2, 5.8, 8.0], count, p=[0.4, 0.45, 0.15])
        found.append(np.stack([x, y, z, turn, length, depth, wall, np.full(count, LIT)], -1)[way > row.get("beyond", 250)])
    return np.concatenate(found) if found else np.zeros((0, 8))


def buildings(rows, camera, ground, columns=7):
    """Rows like those of `houses`, of buildings given by x, y, turn in degrees, and for houses length, depth, height of the walls, lit share."""
    rows = np.array(rows, float).reshape(-1, columns)
    x, y = rows[:, 0], rows[:, 1]
    z = ground_height(x, y, camera, ground)
    return np.concatenate([np.stack([x, y, z], -1), np.radians(rows[:, 2:3]), rows[:, 3:]], 1)


def trees_beside(houses):
    """Trees near houses: x, y, size."""
    rng = np.random.default_rng(14)
    house = np.repeat(houses, rng.integers(0, 4, len(houses)), axis=0)
    angle, away = rng.uniform(0, 2 * np.pi, len(house)), rng.uniform(10, 24, len(house))
    x, y = house[:, 0] + away * np.sin(angle), house[:, 1] + away * np.cos(angle)
    return np.stack([x, y, rng.uniform(0.4, 0.95, len(house))], -1)
