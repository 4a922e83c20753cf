"""An implicit surface as a mesh (surface nets), with the exact normals of the function."""

import numpy as np

CORNERS = np.array([(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)])


def surface_net(f, low, high, cell, slab=48):
    """The mesh of f(x, y, z) = 0 on the half y >= 0; the edge lies on y = 0."""
    low = np.array(low, float)
    low[1] = -cell / 2
    n = np.ceil((np.array(high) - low) / cell).astype(int) + 1
    axes = [low[i] + cell * np.arange(n[i]) for i in range(3)]
    field = np.empty(n, np.float32)
    for s in range(0, n[0], slab):
        field[s : s + slab] = f(
            axes[0][s : s + slab, None, None], axes[1][None, :, None], axes[2][None, None, :]
        )
    vertices, quads, cells = net(field, low, cell)
    return _settle(f, vertices, cells[:, 1] == 0, cell), quads


def net(field, low, cell):
    """The surface where a grid of values is 0: vertices, quads, and the cell of each vertex."""
    n = np.array(field.shape)
    inside = field < 0
    filled = sum(
        inside[a : n[0] - 1 + a, b : n[1] - 1 + b, c : n[2] - 1 + c].astype(np.int8)
        for a, b, c in CORNERS
    )
    active = np.argwhere((filled > 0) & (filled < 8))
    vertices = low + cell * (active + _crossing(field, active))
    index = np.full(n - 1, -1, np.int32)
    index[tuple(active.T)] = np.arange(len(active))
    quads = np.vstack([_quads(inside, index, axis) for axis in range(3)])
    return vertices, quads[(quads >= 0).all(1)], active


def _crossing(field, active):
    value = np.stack([field[tuple((active + o).T)] for o in CORNERS], 1)
    total, count = np.zeros((len(active), 3)), np.zeros(len(active))
    for i in range(8):
        for j in range(i + 1, 8):
            if np.abs(CORNERS[i] - CORNERS[j]).sum() != 1:
                continue
            a, b = value[:, i], value[:, j]
            crossed = (a < 0) != (b < 0)
            t = np.where(crossed, a / np.where(crossed, a - b, 1), 0)[:, None]
            total += np.where(crossed[:, None], CORNERS[i] + (CORNERS[j] - CORNERS[i]) * t, 0)
            count += crossed
    return total / count[:, None]


def _quads(inside, index, axis):
    n = inside.shape
    u, v = (axis + 1) % 3, (axis + 2) % 3
    first, second = [slice(None)] * 3, [slice(None)] * 3
    first[axis], second[axis] = slice(0, n[axis] - 1), slice(1, n[axis])
    edge = np.argwhere(inside[tuple(first)] != inside[tuple(second)])
    within = (edge[:, u] > 0) & (edge[:, v] > 0) & (edge[:, u] < n[u] - 1) & (edge[:, v] < n[v] - 1)
    edge = edge[within]

    def cell(du, dv):
        q = edge.copy()
        q[:, u] -= du
        q[:, v] -= dv
        return index[tuple(q.T)]

    quads = np.stack([cell(1, 1), cell(0, 1), cell(0, 0), cell(1, 0)], 1)
    out = ~inside[tuple(edge.T)]
    quads[out] = quads[out][:, ::-1]
    return quads


def _settle(f, v, middle, cell):
    for _ in range(5):
        g = gradient(f, v)
        step = (f(v[:, 0], v[:, 1], v[:, 2]) / np.maximum((g * g).sum(1), 0.05))[:, None] * g
        length = np.linalg.norm(step, axis=1, keepdims=True)
        v -= step * np.minimum(1, 0.6 * cell / np.maximum(length, 1e-9))
        v[middle, 1] = 0
    return v


def gradient(f, v, e=1.5e-3):
    g = np.empty_like(v)
    for axis in range(3):
        d = np.zeros(3)
        d[axis] = e
        p, m = v + d, v - d
        g[:, axis] = (f(p[:, 0], p[:, 1], p[:, 2]) - f(m[:, 0], m[:, 1], m[:, 2])) / (2 * e)
    return g


def normals(f, v, e=3e-3):
    g = gradient(f, v, e)
    return g / np.maximum(np.linalg.norm(g, axis=1, keepdims=True), 1e-9)


def mirror(v, q, n):
    """Both halves of a mesh of y >= 0, welded on y = 0, with their normals."""
    edge = v[:, 1] <= 1e-9
    other = np.where(edge, np.arange(len(v)), np.cumsum(~edge) - 1 + len(v))
    n = n.copy()
    n[edge, 1] = 0
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    flip = [1, -1, 1]
    return (
        np.vstack([v, v[~edge] * flip]),
        np.vstack([q, other[q][:, ::-1]]),
        np.vstack([n, n[~edge] * flip]),
    )
