"""Bare willows whose tips stand out of the snow."""

import numpy as np

from trees.conifer import TURN, Mesh, unit

WOOD = -2.0  # the snow value of their stems
TALL = (0.75, 1.0, 1.35)  # meters above the snow, one sort each


def willow(height, seed, detail):
    """A clump of stems that lean outward and fork."""
    rng, mesh = np.random.default_rng(seed), Mesh()
    count = (70, 26)[detail]
    direction, out = rng.uniform(0, TURN, count), np.sqrt(rng.random(count))
    aside = np.stack([np.cos(direction), np.sin(direction), np.zeros(count)], -1)
    foot = aside * (0.45 * height * out)[:, None] - [0, 0, 0.1]
    way = unit(aside * (0.25 + 0.75 * out)[:, None] * rng.uniform(0.5, 1.2, (count, 1)) + [0, 0, 1])
    length = height * rng.uniform(0.5, 1.05, count)
    stems(mesh, foot, way, length, (0.007, 0.014)[detail])
    for _ in range((3, 1)[detail]):
        fork = foot + way * (length * rng.uniform(0.35, 0.8, count))[:, None]
        stems(mesh, fork, unit(way + rng.normal(0, 0.3, way.shape)), 0.45 * length, (0.004, 0.009)[detail])
    return mesh.done()


def stems(mesh, foot, way, length, half):
    for flat in ((1.0, 0, 0), (0, 1.0, 0)):
        wide = half * unit(np.cross(way, flat))
        mesh.add_triangles(np.stack([foot - wide, foot + wide, foot + way * length[:, None]], 1), WOOD)
