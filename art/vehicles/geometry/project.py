"""Drawings of one plane laid on to a body, and the strips and patches made from them."""

import numpy as np

from geometry.curves import resample
from geometry.net import normals
from geometry.solids import grid, oval, sweep


def _bisect(g, a, b, rounds=60):
    for _ in range(rounds):
        m = 0.5 * (a + b)
        inside = g(m) < 0
        a, b = np.where(inside, m, a), np.where(inside, b, m)
    return 0.5 * (a + b)


def on_side(body, points, level=0.0):
    """Points (x, z) seen from the side, on the body's left; level is a depth below zero."""
    x, z = np.asarray(points, float).T
    y = _bisect(lambda y: body(x, y, z) - level, np.zeros(len(x)), np.full(len(x), 1.3))
    return np.stack([x, y, z], 1)


def on_front(body, points, level=0.0):
    y, z = np.asarray(points, float).T
    x = -_bisect(lambda t: body(-t, y, z) - level, np.full(len(y), -2.3), np.full(len(y), 0.3))
    return np.stack([x, y, z], 1)


def on_rear(body, points, level=0.0):
    y, z = np.asarray(points, float).T
    end = body.length
    start = np.full(len(y), end - 1.0)
    x = _bisect(lambda t: body(t, y, z) - level, start, np.full(len(y), end + 0.3))
    return np.stack([x, y, z], 1)


def on_top(body, points, start=0.6):
    x, y = np.asarray(points, float).T
    z = _bisect(lambda t: body(x, y, t), np.full(len(x), start), np.full(len(x), 3.2))
    return np.stack([x, y, z], 1)


def _strip(body, q, width, height, lift, loop):
    n = normals(body, q)
    return sweep(q + n * lift, n, oval(width / 2, height, 12), loop)


def side_strip(body, points, width, height, level=0.0, loop=False, lift=0.0):
    return _strip(body, on_side(body, resample(points, 0.02, loop), level), width, height, lift, loop)


def front_strip(body, points, width, height, level=0.0, loop=False, lift=0.0):
    return _strip(body, on_front(body, resample(points, 0.012, loop), level), width, height, lift, loop)


def rear_strip(body, points, width, height, level=0.0, loop=False, lift=0.0):
    return _strip(body, on_rear(body, resample(points, 0.012, loop), level), width, height, lift, loop)


def front_blades(body, lines, section, level):
    """Bars behind an opening of the front; the section is (across, forward)."""
    for line in lines:
        q = on_front(body, line, level)
        yield sweep(q, np.tile([-1.0, 0, 0], (len(q), 1)), np.array(section))


def front_patch(body, y, z, level, count=60):
    v = _sheet(body, y, z, level, count, on_front)
    return _patch(body, v, count, level, v[:, 0] < 0.9)


def rear_patch(body, y, z, level, count=60):
    v = _sheet(body, y, z, level, count, on_rear)
    return _patch(body, v, count, level, v[:, 0] > body.length - 0.7)


def _sheet(body, y, z, level, count, project):
    a, b = np.meshgrid(np.linspace(*y, count), np.linspace(*z, count // 2), indexing="ij")
    return project(body, np.stack([a.ravel(), b.ravel()], 1), level)


def _patch(body, v, count, level, near):
    q = grid((count, count // 2))
    hit = near & (np.abs(body(v[:, 0], v[:, 1], v[:, 2]) - level) < 0.02)
    return v, q[hit[q].all(1)]
