"""Smooth curves and outlines in a drawing plane."""

import numpy as np


def bspline(points, count=3000):
    """A cubic B-spline through a control polygon of rows; both ends are touched."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    spans = len(p) - 3
    t = np.linspace(0, spans, count)
    i = np.minimum(t.astype(int), spans - 1)
    return _cubic(p[i], p[i + 1], p[i + 2], p[i + 3], (t - i)[:, None])


def closed(points, count=400):
    p = np.asarray(points, float)
    t = np.linspace(0, len(p), count, endpoint=False)
    i = t.astype(int)
    a, b, c, d = (p[(i + k) % len(p)] for k in (-1, 0, 1, 2))
    return _cubic(a, b, c, d, (t - i)[:, None])


def _cubic(a, b, c, d, u):
    return (
        (1 - u) ** 3 * a
        + (3 * u**3 - 6 * u**2 + 4) * b
        + (-3 * u**3 + 3 * u**2 + 3 * u + 1) * c
        + u**3 * d
    ) / 6


class Curve:
    """A smooth height over a rising coordinate, by its control polygon."""

    def __init__(self, *points):
        q = bspline(points)
        self.x = np.linspace(q[0, 0], q[-1, 0], 6000)
        self.y = np.interp(self.x, q[:, 0], q[:, 1])

    def __call__(self, x):
        return np.interp(x, self.x, self.y)


def smooth_max(a, b, width):
    h = np.maximum(width - np.abs(a - b), 0) / width
    return np.maximum(a, b) + h * h * h * width / 6


def smooth_min(a, b, width):
    return -smooth_max(-a, -b, width)


def rounded(points, radius, steps=10):
    """A closed polygon with rounded corners; radius is one number or one a corner."""
    p = np.asarray(points, float)
    radii = [radius] * len(p) if np.isscalar(radius) else radius
    out = []
    for i, r in enumerate(radii):
        a, b, c = p[i - 1], p[i], p[(i + 1) % len(p)]
        u, v = a - b, c - b
        lu, lv = np.hypot(*u), np.hypot(*v)
        u, v = u / lu, v / lv
        angle = np.arccos(np.clip(u @ v, -1, 1))
        if r <= 0 or angle > 3.1:
            out.append(b[None])
            continue
        d = min(r / np.tan(angle / 2), lu * 0.48, lv * 0.48)
        t = np.linspace(0, 1, steps)[:, None]
        out.append((1 - t) ** 2 * (b + u * d) + 2 * t * (1 - t) * b + t * t * (b + v * d))
    return np.vstack(out)


def resample(points, step, loop=False):
    p = np.asarray(points, float)
    if loop:
        p = np.vstack([p, p[:1]])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    t = np.linspace(0, s[-1], max(2, int(round(s[-1] / step)) + 1))
    q = np.stack([np.interp(t, s, p[:, j]) for j in range(p.shape[1])], 1)
    return q[:-1] if loop else q


def line(*points):
    return resample(bspline(points, 200), 0.02)


def straight(*points):
    return resample(np.array(points, float), 0.02)


def circle(center, radius, count=96):
    t = np.linspace(0, 2 * np.pi, count)
    return np.stack([center[0] + radius * np.cos(t), center[1] + radius * np.sin(t)], 1)


def both(half):
    """The outline of one half, from axis to axis, made whole by its mirror image."""
    h = np.asarray(half)
    full = np.vstack([h, h[::-1] * [-1, 1]])
    return full[np.r_[True, np.linalg.norm(np.diff(full, axis=0), axis=1) > 1e-6]]
