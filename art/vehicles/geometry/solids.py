"""Simple solids as (vertices, quads): sweeps, lathes, rounded boxes, spokes."""

import numpy as np


def sweep(path, normal, section, loop=False, size=1.0):
    """A closed section (across, along the normal) moved along a path; `size` scales it, for all points or for each."""
    p = np.asarray(path, float)
    s = np.asarray(section, float) * np.reshape(size, (-1, 1, 1))
    t = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    if not loop:
        t[0], t[-1] = p[1] - p[0], p[-1] - p[-2]
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    n = normal - (normal * t).sum(1, keepdims=True) * t
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    b = np.cross(t, n)
    v = (p[:, None] + b[:, None] * s[..., :1] + n[:, None] * s[..., 1:]).reshape(-1, 3)
    m, k = len(p), s.shape[1]
    i = np.arange(m if loop else m - 1)
    i2, j = (i + 1) % m, np.arange(k)
    j2 = (j + 1) % k
    q = np.vstack([np.stack([i * k + a, i2 * k + a, i2 * k + b, i * k + b], 1) for a, b in zip(j, j2)])
    if loop:
        return v, q
    first, last = np.full(k, len(v)), np.full(k, len(v) + 1)
    end = (m - 1) * k
    caps = [np.stack([first, j, j2, first], 1), np.stack([last, end + j2, end + j, last], 1)]
    return np.vstack([v, p[:1], p[-1:]]), np.vstack([q, *caps])


def oval(a, b, count=10, power=1.0):
    t = np.linspace(0, 2 * np.pi, count, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    return np.stack([a * np.sign(c) * np.abs(c) ** power, b * np.sign(s) * np.abs(s) ** power], 1)


def lathe(profile, count=128, loop=False):
    p = np.asarray(profile, float)
    m = len(p)
    t = np.linspace(0, 2 * np.pi, count, endpoint=False)
    v = np.stack(
        [np.outer(np.cos(t), p[:, 0]), np.tile(p[:, 1], (count, 1)), np.outer(np.sin(t), p[:, 0])], 2
    ).reshape(-1, 3)
    return v, grid((count, m), True, (True, loop))


def grid(shape, flip=False, wrap=(False, False)):
    """The quads of a grid of points in rows and columns, each of which may close to a ring."""
    rows, columns = shape
    i = np.arange(rows if wrap[0] else rows - 1)[:, None]
    j = np.arange(columns if wrap[1] else columns - 1)[None]
    i2, j2 = (i + 1) % rows, (j + 1) % columns
    corners = [i * columns + j, i2 * columns + j, i2 * columns + j2, i * columns + j2]
    quads = np.stack(corners, 2).reshape(-1, 4)
    return quads[:, [0, 3, 2, 1]] if flip else quads


def superellipsoid(center, radius, e1=0.5, e2=0.5, count=40):
    """A box with soft edges: the rounder, the nearer the exponents are to one."""
    u = np.linspace(-np.pi / 2, np.pi / 2, count)
    w = np.linspace(0, 2 * np.pi, 2 * count, endpoint=False)

    def power(a, e):
        return np.sign(a) * np.abs(a) ** e

    cu, su = power(np.cos(u), e1), power(np.sin(u), e1)
    cw, sw = power(np.cos(w), e2), power(np.sin(w), e2)
    v = np.stack([np.outer(cu, cw), np.outer(cu, sw), np.outer(su, np.ones_like(w))], 2)
    return v.reshape(-1, 3) * radius + np.array(center), grid((count, 2 * count), True, (False, True))


def box(low, high):
    low, high = np.array(low, float), np.array(high, float)
    pick = np.array([(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)])
    q = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    return np.where(pick == 1, high, low), np.array(q)


def prism(outline, y, bevel=0.012):
    """A convex outline (x, z) drawn out along y, its edges cut off so that they catch light."""
    p = np.asarray(outline, float)
    t = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    inward = np.stack([-t[:, 1], t[:, 0]], 1) / np.maximum(np.linalg.norm(t, axis=1, keepdims=True), 1e-9)
    toward = p.mean(0) - p
    inward *= np.sign((inward * toward).sum(1, keepdims=True))
    rings = [(inward, y[0]), (0 * p, y[0] + bevel), (0 * p, y[1] - bevel), (inward, y[1])]
    v = [np.insert(p + bevel * offset, 1, at, axis=1) for offset, at in rings]
    caps = [np.insert(p.mean(0), 1, at)[None] for at in y]
    n, i = len(p), np.arange(len(p))
    j = (i + 1) % n
    ends = [np.stack([k * n + i, k * n + j, np.full(n, c), np.full(n, c)], 1) for k, c in ((0, 4 * n), (3, 4 * n + 1))]
    return np.vstack([*v, *caps]), np.vstack([grid((4, n), True, (False, True)), *ends])


def join(*parts):
    vertices, quads, offset = [], [], 0
    for v, q in parts:
        vertices.append(v)
        quads.append(q + offset)
        offset += len(v)
    return np.vstack(vertices), np.vstack(quads)


def flipped(q):
    return q[:, [1, 0, 3, 2]]


def mirrored(v, q):
    """A mesh and its mirror image on the other side of the car."""
    return join((v, q), (v * [1, -1, 1], flipped(q)))


def turned(part, angle):
    v, q = part
    c, s = np.cos(angle), np.sin(angle)
    return np.stack([v[:, 0] * c + v[:, 2] * s, v[:, 1], -v[:, 0] * s + v[:, 2] * c], 1), q


def spin(part, count):
    return join(*[turned(part, 2 * np.pi * i / count) for i in range(count)])


def spoke(radii, widths, faces, depths, bow=0.0, steps=16):
    """A wheel's spoke along z; each pair of figures is at the hub and at the rim."""
    v = []
    for u in np.linspace(0, 1, steps):
        r, d = (a[0] + (a[1] - a[0]) * u for a in (radii, depths))
        w = (widths[0] + (widths[1] - widths[0]) * u) / 2
        y = faces[0] + (faces[1] - faces[0]) * u**1.6 + bow * np.sin(np.pi * u)
        b = min(0.004, w * 0.45)
        section = [(-w, y - d), (-w, y - b), (-w + b, y), (w - b, y), (w, y - b), (w, y - d)]
        v += [(s, yy, r) for s, yy in section]
    return np.array(v), grid((steps, 6), True, (False, True))
