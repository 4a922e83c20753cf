"""Mountains by uplift and stream power, from a coarse map to a fine one. Ribs and gullies along
the fall line, as rain and avalanches cut them into a slope."""

from scipy import ndimage
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import breadth_first_order, minimum_spanning_tree
import numpy as np

from land.noise import cells, noise, smooth
from land.path import arc_length, distance_to, spline


TIME_STEP = 2.5e5
ROUNDS = {256: 140, 512: 45, 1024: 14, 2048: 4}
DRAWN_ROUNDS = {256: 40, 512: 14, 1024: 5, 2048: 2}  # water only has to carve what is drawn


def grid(extent, n):
    """Centers of n x n cells over extent = (x0, y0, size)."""
    x0, y0, size = extent
    at = (np.arange(n, dtype=np.float32) + 0.5) * (size / n)
    return np.meshgrid(x0 + at, y0 + at)


def massif(x, y, at, size, turn=0.0):
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    u, v = (x - at[0]) * c + (y - at[1]) * s, -(x - at[0]) * s + (y - at[1]) * c
    return np.exp(-((u / size[0]) ** 2) - (v / size[1]) ** 2)


def drawn(land, x, y, ridges):
    """Height of ridges that are drawn, with their flanks, in meters; they melt into one another."""
    total = np.zeros_like(x)
    for ridge in ridges:
        line = spline(ridge["line"], 60)
        side, arc = distance_to(line, x, y)
        crest = np.interp(arc, arc_length(line), line[:, 2]) / 100 * land["relief"]
        left, right = ridge["reach"]
        flank = crest * np.exp(-((np.abs(side) / np.where(side < 0, left, right)) ** ridge.get("form", 1.0)))
        total = np.logaddexp(total / 40, flank / 40) * 40
    return total - total.min()


def redrawn(land, h, dx):
    """Eroded land whose crests are as high again as they are drawn."""
    wanted = drawn(land, *grid(land["extent"], len(h)), land["ridges"])
    crest = lambda a: ndimage.gaussian_filter(ndimage.maximum_filter(a, int(320 / dx)), 200 / dx)
    carved = h * (crest(wanted) + 30) / (crest(h) + 30)
    return (wanted + (carved - wanted)).astype(np.float32)


def uplift(land, x, y):
    seed = land["seed"]
    wx = x + 900 * noise(x, y, wave=3000, octaves=4, seed=seed + 5)
    wy = y + 900 * noise(x, y, wave=3000, octaves=4, seed=seed + 6)
    rise = np.full_like(x, land.get("plain", 0.2))
    for m in land.get("massifs", []):
        rise += m["rise"] * massif(wx, wy, m["at"], m["size"], m.get("turn", 0))
    for lines in (land.get("ridges"), land.get("spines")):
        if lines:
            rise += 1.2 * drawn(land, x, y, lines) / land["relief"]
    return np.maximum(rise * (1 + 0.35 * noise(x, y, wave=1800, octaves=4, seed=seed + 7)), 0.02) * 5e-4


def base_level(land, x, y):
    fixed = np.ones(x.shape, bool)
    fixed[2:-2, 2:-2] = False
    level = np.zeros_like(x)
    if "valley" in land:
        line = spline(land["valley"]["line"], 60)
        side, arc = distance_to(line, x, y)
        floor = np.abs(side) < land["valley"].get("floor", 110)
        fixed |= floor
        level[floor] = np.interp(arc[floor], arc_length(line), line[:, 2])
    return fixed, level


def wear(h, rise, soft, limit, fixed, dx, rounds, seed):
    """Implicit stream power (Braun and Willett), solved level by level; slopes stay below the limit."""
    rise, soft, limit = rise.ravel(), soft.ravel(), limit.ravel()
    for turn in range(rounds):
        rng = np.random.default_rng([seed, turn // 8])
        to, way = receivers(h, fixed, dx, rng)
        to = link_basins(h, fixed, to)
        groups = levels(to)
        area = drainage(to, groups, dx * dx)
        flat = h.ravel().astype(np.float64)
        for group in groups[1:]:
            low = flat[to[group]]
            k = soft[group] * TIME_STEP * np.sqrt(area[group]) / way[group]
            new = (flat[group] + TIME_STEP * rise[group] + k * low) / (1 + k)
            flat[group] = np.minimum(new, low + limit[group] * way[group])
        h = flat.reshape(h.shape).astype(np.float32)
    return h, area.reshape(h.shape)


def erode(land):
    n, h, seed = 256, None, land["seed"]
    rounds = DRAWN_ROUNDS if "ridges" in land else ROUNDS
    while True:
        x, y = grid(land["extent"], n)
        dx = land["extent"][2] / n
        hard = noise(x, y, wave=900, octaves=5, seed=seed + 8)
        fixed, level = base_level(land, x, y)
        if h is None:
            h = level + 30 * (1 + noise(x, y, wave=400, octaves=3, seed=seed))
            if "ridges" in land:
                h = h + drawn(land, x, y, land["ridges"])
        else:
            h = ndimage.zoom(h, 2, order=3, mode="nearest", grid_mode=True)
            h = h + 0.25 * dx * noise(x, y, wave=dx * 3, octaves=2, seed=seed + n)
        h = np.where(fixed, level, h).astype(np.float32)
        top = smooth(0.25, 0.9, ndimage.gaussian_filter(h, 2) / max(h.max(), 1)) if n > 256 else 0.4
        low, gain = land.get("slopes", (0.62, 0.75))
        limit = np.clip(low + gain * top + 0.45 * hard, 0.35, 2.2) * np.ones_like(h)
        soft = 5.6e-7 * np.exp(-0.6 * hard)
        h, area = wear(h, uplift(land, x, y), soft, limit, fixed, dx, rounds[n], seed + n)
        if n >= land.get("cells", 1024):
            return h, area
        n *= 2


SIZE = 256


def gullies(x, y, slope_x, slope_y, waves, depth=0.1, seed=1, steep=(0.3, 0.8)):
    """Height to add: a wave across the fall line in each octave, with sharp ribs and round gullies.

    Each octave follows the slope that the ones before have made, so that small gullies join large ones.
    """
    total = np.zeros_like(x)
    for octave, wave in enumerate(waves):
        fall = np.hypot(slope_x, slope_y) + 1e-6
        height, angle = stripes(x / wave, y / wave, -slope_y / fall, slope_x / fall, seed + octave)
        amplitude = depth * wave * smooth(*steep, fall)
        total += amplitude * height * (1 - 2 * np.abs(np.sin(angle / 2)))
        push = -2 * np.pi * amplitude / wave * height * np.sin(angle)
        slope_x, slope_y = slope_x - push * slope_y / fall, slope_y + push * slope_x / fall
    return total


def stripes(u, v, across_x, across_y, seed):
    """Waves of length 1 in the given direction, blended from one cell of a jittered grid to the next."""
    rng = np.random.default_rng(seed)
    jitter = rng.uniform(-0.3, 0.3, (2, SIZE, SIZE)).astype(np.float32)
    phase = rng.uniform(-1, 1, (SIZE, SIZE)).astype(np.float32)
    real, imaginary, weights = np.zeros_like(u), np.zeros_like(u), np.full_like(u, 1e-6)
    for cell, px, py in cells(u, v, jitter):
        weight = np.clip(1 - (px * px + py * py) / 1.5, 0, 1) ** 3
        turn = 2 * np.pi * (px * across_x + py * across_y) + 0.8 * phase[cell]
        real += weight * np.cos(turn)
        imaginary += weight * np.sin(turn)
        weights += weight
    return np.hypot(real, imaginary) / weights, np.arctan2(imaginary, real)


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
