"""Houses of a village seen from afar: walls, a gable roof under snow, and windows of which some are lit."""

import numpy as np

from blender.materials import lamp, plain, planks
from blender.mesh import mesh_object
from view.lights import WARM

BOX = np.array([[0, 1, 5, 4], [1, 3, 7, 5], [3, 2, 6, 7], [2, 0, 4, 6]])
PITCH = 0.62  # how much a roof rises by its half depth
EAVES, SNOW = 0.7, 0.6


def transform(shape, rows):
    c, s = np.cos(rows[:, 3, None]), np.sin(rows[:, 3, None])
    x, y = shape[..., 0] * c - shape[..., 1] * s, shape[..., 0] * s + shape[..., 1] * c
    return np.stack([x, y, shape[..., 2]], -1) + rows[:, None, :3]


def add(name, shape, faces, rows, material):
    faces = faces + np.arange(len(rows))[:, None, None] * shape.shape[1]
    return mesh_object(name, transform(shape, rows), faces.reshape(-1, faces.shape[-1]), material, smooth=False)


def add_houses(rows):
    length, depth, wall = (rows[:, k, None] for k in (4, 5, 6))
    corners = np.array([[i, j] for j in (-0.5, 0.5) for i in (-0.5, 0.5)])
    level = lambda z: np.stack([corners[:, 0] * length, corners[:, 1] * depth, np.broadcast_to(z, (len(rows), 4))], -1)
    ridge = wall + PITCH * depth / 2
    ends = np.array([-0.5, 0.5]) * length
    gable = np.stack([ends, np.zeros_like(ends), np.broadcast_to(ridge, ends.shape)], -1)
    body = np.concatenate([level(-4.0), level(wall), gable], 1)
    wood = planks("wood", (0.095, 0.066, 0.048))
    add("walls", body, BOX, rows, wood)
    add("gables", body, np.array([[4, 6, 8], [5, 9, 7]]), rows, wood)
    add("roofs", roof(length, depth, wall, ridge), ROOF, rows, plain("roofs", (0.82, 0.86, 0.91), 0.9))
    windows(rows, lamp("windows", WARM, 3.0))
    barns = rows[(rows[:, 7] == 0) & (rows[:, 6] > 5)]
    if len(barns):
        barn_doors("door frames", barns, 2.5, 4.9, 0.10, plain("door frames", (0.30, 0.29, 0.28), 0.8))
        barn_doors("doors", barns, 2.1, 4.5, 0.14, planks("doors", (0.050, 0.036, 0.027), 0.3))


def barn_doors(name, rows, half, top, out, material):
    """One in each gable, in meters: half its width, its height, how far it stands out."""
    y, z = np.array([-half, half, half, -half]), np.array([-1, -1, top, top])
    for side in (-1, 1):
        shape = np.stack(np.broadcast_arrays(side * (rows[:, 4, None] / 2 + out), y, z), -1)
        add(name, shape, np.array([[0, 1, 2, 3]]), rows, material)


ROOF = np.array([[0, 1, 5, 4], [4, 5, 3, 2], [6, 7, 1, 0], [2, 3, 9, 8], [0, 4, 10, 6], [4, 2, 8, 10], [1, 7, 11, 5], [5, 11, 9, 3]])


def roof(length, depth, wall, ridge):
    """Upper side: eaves in front 0 1, behind 2 3, ridge 4 5; its under side: 6 7, 8 9 and 10 11."""
    end, out, low = length / 2 + EAVES, depth / 2 + EAVES, wall - PITCH * EAVES
    points = [(side * end, -out, low) for side in (-1, 1)] + [(side * end, out, low) for side in (-1, 1)]
    points += [(side * end, 0 * out, ridge) for side in (-1, 1)]
    under = np.stack([np.concatenate([np.broadcast_to(p[k], length.shape) for p in points], 1) for k in range(3)], -1)
    upper = under + (0, 0, SNOW)
    return np.concatenate([upper, under], 1)


def windows(rows, light):
    """Lit windows on both long walls and both gables, a hand's width in front of the wall."""
    rng, found = np.random.default_rng(13), []
    for row in rows:
        length, depth, wall, lit = row[4:]
        for floor in np.arange(1.0, wall - 1, 2.7):
            for side, (width, away) in enumerate([(length, depth), (length, depth), (depth, length), (depth, length)]):
                for at in np.arange(-width / 2 + 1.4, width / 2 - 1.2, 2.4):
                    if rng.random() < 1 - lit:
                        continue
                    u, out = np.array([at - 0.6, at + 0.6, at + 0.6, at - 0.6]), np.full(4, away / 2 + 0.1)
                    x, y = [(u, -out), (u, out), (-out, u), (out, u)][side]
                    z = floor + np.array([0, 0, 1.4, 1.4])
                    found.append(transform(np.stack([x, y, z], -1)[None], row[None])[0])
    if not found:
        return
    panes = np.concatenate(found)
    thing = mesh_object("windows", panes, np.arange(len(panes)).reshape(-1, 4), light, smooth=False)
    thing.visible_diffuse = thing.visible_glossy = False
