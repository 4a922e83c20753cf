"""A coat's sleeve with a turned-back cuff, and the shirt's cuff in it, about the forearm of the
gloved hand. Lengths are decimeters until a mesh is placed."""

import numpy as np

from geometry.solids import join, superellipsoid
from sets.ground import fractal
from sets.hand import FOREARM, WRIST

SIDE = np.cross(FOREARM, [0.0, 0.0, 1.0])
SIDE /= np.linalg.norm(SIDE)
UP = np.cross(SIDE, FOREARM)
ANGLE = np.linspace(0, 2 * np.pi, 260, endpoint=False)
COS, SIN = np.cos(ANGLE), np.sin(ANGLE)


def shirt_cuff():
    """Its edge, a row of stitches behind it, and what goes into the sleeve."""
    s, out, outer = _hem(0.16, 0.7, 0.025)
    out = out - 0.006 * _line(s, 0.23, 0.008) * outer
    loose = 0.012 * fractal(s / 0.6 + 0.8 * COS, 0 * s + 0.9 * SIN, 31, 2)
    return _tube(s, 0.335 + out + loose, 0.268 + out + loose, -0.01)


def sleeve():
    """A hem with stitches, the turned-back part and its edge, and folds toward the elbow."""
    s, out, outer = _hem(0.28, 5.0, 0.075)
    turned = 0.045 * np.clip((1.05 - s) / 0.02, 0, 1)
    out = out + (turned - 0.016 * _line(s, 1.065, 0.018) - 0.008 * _line(s, 0.40, 0.012)) * outer
    wave = fractal(s / 1.5 + 0.55 * np.cos(ANGLE - 0.6), 0.75 * SIN + s * 0.22, 43, 2)
    fold = 1 - 2 * np.sqrt(wave**2 + 0.03)
    soft = fractal(s / 0.8 + 0.9 * COS, 1.1 * SIN + 0 * s, 44, 2)
    free = np.clip((s - 0.3) / 1.2, 0, 1)
    out = out + free * (0.22 * fold + 0.06 * soft) + 0.018 * soft * (1 - free)
    out = out + 0.035 * np.clip(s - 0.3, 0, 5)
    return _tube(s, 0.415 + out, 0.37 + out, -0.06)


def _line(s, at, width):
    return np.exp(-(((s - at) / width) ** 2))


def _hem(edge, end, thick):
    """Cloth that is turned inward at its edge: columns of how far along the arm and how far out each
    row lies, and whether it is on the outside."""
    turn = np.linspace(-np.pi / 2, np.pi / 2, 12)
    middle = edge + thick / 2
    inner = np.stack([np.linspace(edge + 0.7, middle, 20), np.full(20, -thick)], 1)
    bend = np.stack([middle - thick / 2 * np.cos(turn), thick / 2 * (np.sin(turn) - 1)], 1)
    along = np.r_[np.arange(middle + 0.012, edge + 1.2, 0.012), np.arange(edge + 1.2, end, 0.03)]
    rows = np.vstack([inner, bend, np.stack([along, 0 * along], 1)])
    s, out = rows[:, :1], rows[:, 1:]
    return s, out, np.gradient(s, axis=0) > 0


def _tube(s, wide, high, drop):
    """An oval about the forearm, so much below its axis."""
    center = WRIST + s * FOREARM + np.array([0, 0, drop])
    c, d = (np.sign(f) * np.abs(f) ** 0.92 for f in (COS, SIN))
    v = center[:, None] + (wide * c)[..., None] * SIDE + (high * d)[..., None] * UP
    m, k = len(s), len(ANGLE)
    i, j = np.arange(m - 1)[:, None], np.arange(k)[None]
    j2 = (j + 1) % k
    q = np.stack([i * k + j, (i + 1) * k + j, (i + 1) * k + j2, i * k + j2], 2).reshape(-1, 4)
    return v.reshape(-1, 3), q[:, ::-1]


def snow_grains(v, q, count=2200, seed=8):
    """Grains of snow on the upper side of a mesh."""
    random = np.random.default_rng(seed)
    a, b, c = v[q[:, 0]], v[q[:, 1]], v[q[:, 2]]
    n = np.cross(c - a, b - a)
    size = np.linalg.norm(n, axis=1)
    up = n[:, 2] / np.maximum(size, 1e-9)
    middle = (a + c) / 2
    drift = np.clip(fractal(middle[:, 0] / 0.25, middle[:, 1] / 0.25, 12, 3) + 0.2, 0, 1)
    weight = size * np.clip(up - 0.35, 0, 1) * drift**2
    at = middle[random.choice(len(q), count, p=weight / weight.sum())]
    grains = [superellipsoid(p, random.lognormal(-6.1, 0.5) * random.uniform(0.5, 1.5, 3), 1, 1, 4) for p in at]
    return join(*grains)
