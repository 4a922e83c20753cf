"""Bare aspens: pale trunks under a fine crown of twigs."""

import numpy as np

from trees.conifer import TURN, Mesh, trunk, unit
from trees.willow import stems

TWIG, BARK = -4.0, -6.0  # the snow values of twigs and trunk
TALL = (11.0, 14.0, 16.5)  # meters, one sort each


def aspen(height, seed, detail):
    rng, mesh = np.random.default_rng(seed), Mesh()
    axis = trunk(mesh, height, rng, (7, 5, 3)[detail], (9, 5, 3)[detail], BARK)
    count = (70, 52, 40)[detail]
    up = rng.uniform(0.34, 0.98, count)
    turn = rng.uniform(0, TURN, count)
    out = np.stack([np.cos(turn), np.sin(turn), rng.uniform(0.7, 1.6, count)], -1)
    length = 0.26 * height * np.sin(np.pi * (1 - up) ** 0.7 * 0.9 + 0.12) * rng.uniform(0.6, 1.2, count)
    foot = np.concatenate([axis(up * height), (up * height)[:, None]], 1)
    branch(mesh, foot, unit(out), length, detail, (0.022, 0.035, 0.09)[detail], (2, 2, 1)[detail], rng)
    return mesh.done()


def branch(mesh, foot, way, length, detail, half, forks, rng):
    stems(mesh, foot, way, length, half, TWIG)
    for _ in range((6, 4, 3)[detail] if forks else 0):
        start = foot + way * (length * rng.uniform(0.25, 0.9, len(foot)))[:, None]
        aside = unit(way + rng.normal(0, 0.45, way.shape) + [0, 0, 0.15])
        branch(mesh, start, aside, 0.5 * length * rng.uniform(0.6, 1.1, len(foot)), detail, 0.55 * half, forks - 1, rng)
