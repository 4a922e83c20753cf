"""Where water flows on a square map: receivers, links out of closed basins, drainage area."""
import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import breadth_first_order, minimum_spanning_tree

STEPS = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]


def receivers(height, fixed, dx, rng):
    """Each cell's lower neighbor (itself where there is none or it is fixed) and the way to it."""
    n = len(height)
    index = np.arange(n * n, dtype=np.int32).reshape(n, n)
    padded = np.pad(height, 1, constant_values=np.inf)
    best, to, way = np.zeros_like(height), index.copy(), np.full_like(height, dx)
    for j, i in STEPS:
        length = dx * np.hypot(j, i)
        slope = (height - padded[1 + j : n + 1 + j, 1 + i : n + 1 + i]) / length
        slope *= rng.uniform(0.45, 1.55, slope.shape).astype(np.float32)  # against the grid's directions
        steeper = (slope > best) & ~fixed
        best[steeper], way[steeper] = slope[steeper], length
        to[steeper] = index[steeper] + j * n + i
    return to.ravel(), way.ravel()


def roots(to):
    while True:
        further = to[to]
        if np.array_equal(further, to):
            return to
        to = further


def link_basins(height, fixed, to):
    """Lets each closed basin spill over its lowest pass: a minimum spanning tree over the basins."""
    n, flat = len(height), height.ravel()
    root = roots(to)
    pits = np.flatnonzero((to == np.arange(n * n)) & ~fixed.ravel())
    if not len(pits):
        return to
    label = np.zeros(n * n, np.int32)
    label[pits] = np.arange(1, len(pits) + 1)
    basin = label[root].reshape(n, n)
    index = np.arange(n * n).reshape(n, n)
    one, two = [], []
    for a, b in (
        (np.s_[:, :-1], np.s_[:, 1:]),
        (np.s_[:-1], np.s_[1:]),
        (np.s_[:-1, :-1], np.s_[1:, 1:]),
        (np.s_[:-1, 1:], np.s_[1:, :-1]),
    ):
        apart = basin[a] != basin[b]
        one.append(index[a][apart])
        two.append(index[b][apart])
    one, two = np.concatenate(one), np.concatenate(two)
    flat_basin = basin.ravel()
    order = np.argsort(np.maximum(flat[one], flat[two]), kind="stable")
    one, two = one[order], two[order]
    low = np.minimum(flat_basin[one], flat_basin[two]).astype(np.int64)
    high = np.maximum(flat_basin[one], flat_basin[two])
    _, first = np.unique(low * (len(pits) + 1) + high, return_index=True)
    size = len(pits) + 1
    graph = coo_matrix((first + 1.0, (low[first], high[first])), shape=(size, size)).tocsr()
    tree = minimum_spanning_tree(graph)
    _, parent = breadth_first_order(tree, 0, directed=False)
    rank = np.asarray(tree.tocoo().data, int) - 1
    to = to.copy()
    for a, b in ((one[rank], two[rank]), (two[rank], one[rank])):
        down = parent[flat_basin[a]] == flat_basin[b]
        to[pits[flat_basin[a][down] - 1]] = b[down]
    return to


def levels(to):
    depth = (to != np.arange(len(to))).astype(np.int32)
    pointer = to
    while True:
        further = pointer[pointer]
        depth = depth + depth[pointer]
        if np.array_equal(further, pointer):
            break
        pointer = further
    order = np.argsort(depth, kind="stable")
    return np.split(order, np.cumsum(np.bincount(depth))[:-1])


def drainage(to, groups, cell):
    area = np.full(len(to), cell)
    for group in groups[:0:-1]:
        np.add.at(area, to[group], area[group])
    return area
