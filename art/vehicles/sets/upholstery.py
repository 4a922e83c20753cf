"""What seats are made of: pads with round edges, channels, piping, rows of stitches, leather."""

import numpy as np

from geometry.curves import resample, rounded
from geometry.solids import grid, join, oval, sweep
from sets.ground import fractal
from studio.materials import new_material


def pad(half, radius, center, step, shape=None):
    """A box with round edges in even steps; shape(points, normals) gives how far each point lies out."""
    half = np.array(half, float)
    vertices, quads, start = [], [], 0
    for axis in range(3):
        a, b = (axis + 1) % 3, (axis + 2) % 3
        rows, columns = (int(max(3, np.ceil(2 * half[i] / step))) for i in (a, b))
        u, w = np.meshgrid(np.linspace(-1, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
        for side in (-1, 1):
            p = np.empty((rows * columns, 3))
            p[:, axis], p[:, a], p[:, b] = side * half[axis], u.ravel() * half[a], w.ravel() * half[b]
            vertices.append(p)
            quads.append(grid((rows, columns), side < 0) + start)
            start += len(p)
    v, _ = _rounded_off(np.vstack(vertices), half, radius, shape)
    _, first, weld = np.unique(np.round(v, 6), axis=0, return_index=True, return_inverse=True)
    return v[first] + np.array(center), weld.ravel()[np.vstack(quads)]


def _rounded_off(p, half, radius, shape):
    """Points of a box on the pad instead, and the normals there."""
    core = np.array(half, float) - radius
    inner = np.clip(p, -core, core)
    out = p - inner
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    v = inner + radius * out
    return (v + out * shape(v, out)[:, None] if shape else v), out


def sewn(half, radius, center, step, shape, faces, hide):
    """A pad with piping and a row of stitches around some faces (axis, side), as (mesh, material)."""
    parts = [(pad(half, radius, center, step, shape), hide)]
    for face in faces:
        p, n = _around(half, radius, shape, face, 0.30 * radius, 0.004)
        parts.append((sweep(p + np.array(center), n, oval(0.0034, 0.0034), True), "piping"))
        p, n = _around(half, radius, shape, face, 0.30 * radius + 0.011, 0.0085)
        t = (np.roll(p, -1, 0) - np.roll(p, 1, 0)) * 0.17
        ends = [np.stack([a - b, a, a + b]) + np.array(center) for a, b in zip(p + n * 0.0004, t)]
        thread = [sweep(line, np.tile(out, (3, 1)), oval(0.0011, 0.0009, 6)) for line, out in zip(ends, n)]
        parts.append((join(*thread), "thread"))
    return parts


def _around(half, radius, shape, face, inset, step):
    """A line around a face of a pad, its distance from the edge before rounding, and the normals along it."""
    axis, side = face
    a, b = (axis + 1) % 3, (axis + 2) % 3
    x, y = half[a] - inset, half[b] - inset
    line = resample(rounded([(-x, -y), (x, -y), (x, y), (-x, y)], min(0.8 * radius, 0.9 * min(x, y))), step, True)
    p = np.empty((len(line), 3))
    p[:, axis], p[:, a], p[:, b] = side * half[axis], line[:, 0], line[:, 1]
    return _rounded_off(p, half, radius, shape)


def creases(p, n):
    worn = fractal(p[:, 0] / 0.16 + p[:, 2] / 0.11, p[:, 1] / 0.14, 91, 3)
    folds = np.maximum(fractal(p[:, 0] / 0.05 + p[:, 2] / 0.05, p[:, 1] / 0.17, 92, 3, ridged=True) - 0.45, 0)
    return 0.0016 * worn - 0.0030 * folds


def pleats(face, axes, half, top=None, pitch=0.055, deep=0.008):
    """Channels on one face of a pad: they run along the first of the axes, within a sewn border."""
    along, across = axes
    end = top if top is not None else half[1]

    def shape(p, n):
        s, t = p[:, along], p[:, across]
        front = np.clip((n[:, face] - 0.75) / 0.2, 0, 1)
        inside = np.minimum(half[0] - np.abs(t), np.minimum(end - s, s + half[1]))
        place = t / pitch + 0.5
        gap = np.abs(place - np.round(place)) * 2
        bulge = deep * np.sqrt(np.clip(1 - (1 - gap) ** 2, 0, 1))
        within = np.clip(inside / 0.012, 0, 1) ** 0.5
        seam = -0.004 * np.exp(-((inside / 0.004) ** 2))
        soft = 0.003 * np.clip(inside / 0.16, -0.2, 1)
        return front * (bulge * within + seam + soft) + creases(p, n)

    return shape


def leather(name, color):
    """Pebbled, with creases in patches where it is bent; its color uneven."""
    made, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    worn = nodes.ramp(nodes.noise(place, 6.0, 4.0), 0.3, 0.7)
    pebbles = nodes("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 230.0}, feature="DISTANCE_TO_EDGE").outputs[0]
    grain = nodes.ramp(pebbles, 0.0, 0.25)
    fold = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.noise(place, 17.0, 3.0, 0.55), 0.5))
    bent = nodes.ramp(nodes.noise(place, 5.0, 2.0), 0.48, 0.62)
    fold = nodes.math("MULTIPLY", nodes.ramp(fold, 0.0, 0.02, -0.6, 0.0), bent)
    tone = nodes.math("MULTIPLY", worn, nodes.ramp(grain, 0.0, 0.6, 0.55, 1.0))
    base = nodes.color(tone, tuple(c * 0.84 for c in color), color)
    height = nodes.math("MULTIPLY_ADD", fold, 0.5, nodes.math("MULTIPLY", grain, 0.55))
    normal = nodes("ShaderNodeBump", {"Strength": 0.8, "Distance": 0.001, "Height": height}).outputs[0]
    nodes.finish(nodes.principled(base, nodes.ramp(worn, 0.0, 1.0, 0.36, 0.42), specular=0.5, Normal=normal))
    return made
