"""Mountains by uplift and stream power, from a coarse map to a fine one. Ribs and gullies along
the fall line, as rain and avalanches cut them into a slope."""

from scipy import ndimage
import numpy as np

from land import flow
from land.noise import noise, smooth
from land.path import arc_length, distance_to, spline


TIME_STEP = 2.5e5
ROUNDS = {256: 140, 512: 45, 1024: 14, 2048: 4}


def grid(extent, n):
    """Centers of n x n cells over extent = (x0, y0, size)."""
    x0, y0, size = extent
    at = (np.arange(n, dtype=np.float32) + 0.5) * (size / n)
    return np.meshgrid(x0 + at, y0 + at)


def massif(x, y, at, size, turn=0.0):
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    u, v = (x - at[0]) * c + (y - at[1]) * s, -(x - at[0]) * s + (y - at[1]) * c
    return np.exp(-((u / size[0]) ** 2) - (v / size[1]) ** 2)


def uplift(land, x, y):
    seed = land["seed"]
    wx = x + 900 * noise(x, y, wave=3000, octaves=4, seed=seed + 5)
    wy = y + 900 * noise(x, y, wave=3000, octaves=4, seed=seed + 6)
    rise = np.full_like(x, land.get("plain", 0.2))
    for m in land["massifs"]:
        rise += m["rise"] * massif(wx, wy, m["at"], m["size"], m.get("turn", 0))
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
        to, way = flow.receivers(h, fixed, dx, rng)
        to = flow.link_basins(h, fixed, to)
        groups = flow.levels(to)
        area = flow.drainage(to, groups, dx * dx)
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
    while True:
        x, y = grid(land["extent"], n)
        dx = land["extent"][2] / n
        hard = noise(x, y, wave=900, octaves=5, seed=seed + 8)
        fixed, level = base_level(land, x, y)
        if h is None:
            h = level + 30 * (1 + noise(x, y, wave=400, octaves=3, seed=seed))
        else:
            h = ndimage.zoom(h, 2, order=3, mode="nearest", grid_mode=True)
            h = h + 0.25 * dx * noise(x, y, wave=dx * 3, octaves=2, seed=seed + n)
        h = np.where(fixed, level, h).astype(np.float32)
        top = smooth(0.25, 0.9, ndimage.gaussian_filter(h, 2) / max(h.max(), 1)) if n > 256 else 0.4
        low, gain = land.get("slopes", (0.62, 0.75))
        limit = np.clip(low + gain * top + 0.45 * hard, 0.35, 2.2) * np.ones_like(h)
        soft = 5.6e-7 * np.exp(-0.6 * hard)
        h, area = wear(h, uplift(land, x, y), soft, limit, fixed, dx, ROUNDS[n], seed + n)
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
    cell_x, cell_y = np.floor(u).astype(np.int32), np.floor(v).astype(np.int32)
    real, imaginary, weights = np.zeros_like(u), np.zeros_like(u), np.full_like(u, 1e-6)
    for j in (-1, 0, 1):
        for i in (-1, 0, 1):
            a, b = (cell_x + i) % SIZE, (cell_y + j) % SIZE
            px = u - (cell_x + i + 0.5 + jitter[0, b, a])
            py = v - (cell_y + j + 0.5 + jitter[1, b, a])
            weight = np.clip(1 - (px * px + py * py) / 1.5, 0, 1) ** 3
            turn = 2 * np.pi * (px * across_x + py * across_y) + 0.8 * phase[b, a]
            real += weight * np.cos(turn)
            imaginary += weight * np.sin(turn)
            weights += weight
    return np.hypot(real, imaginary) / weights, np.arctan2(imaginary, real)
