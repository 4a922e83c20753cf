"""The sorts of trees that stand in a forest, by region. Where trees stand: by height, slope,
avalanche gullies and clearings; hidden ones are left out."""

import numpy as np

from land.noise import noise, smooth
from trees.conifer import TURN, grow
from trees.ghost import ghost
from trees.willow import TALL, willow


def kind(height, spread, *, snow, taper=0.8, skirt=0.05, gaps=0.12):
    return dict(height=height, spread=spread, taper=taper, skirt=skirt, gaps=gaps, snow=snow)


SPRUCE = [
    kind(18, 3.6, taper=1.0, snow=0.85), kind(22, 3.9, taper=1.05, snow=0.75), kind(14, 3.3, taper=0.95, snow=0.9),
    kind(9, 2.5, taper=0.9, skirt=0.02, snow=0.95), kind(20, 2.9, taper=0.95, gaps=0.2, snow=0.7),
    kind(16, 3.9, taper=0.9, snow=0.95), kind(12, 2.3, taper=0.9, gaps=0.2, snow=0.85), kind(15, 2.1, gaps=0.45, snow=0.45),
]
PINE = [
    kind(24, 4.2, taper=0.55, skirt=0.22, gaps=0.28, snow=0.4), kind(19, 3.8, taper=0.5, skirt=0.15, gaps=0.3, snow=0.45),
    kind(27, 4.0, taper=0.6, skirt=0.3, gaps=0.3, snow=0.3), kind(10, 2.7, skirt=0.03, snow=0.5),
    kind(16, 3.4, taper=0.6, skirt=0.1, gaps=0.2, snow=0.45), kind(22, 3.2, taper=0.7, skirt=0.12, gaps=0.2, snow=0.4),
    kind(13, 3.0, taper=0.65, skirt=0.05, snow=0.5), kind(18, 2.4, gaps=0.45, skirt=0.2, snow=0.2),
]
RIME = [
    kind(7.5, 1.5, snow=0.95), kind(9, 1.5, taper=0.7, snow=0.95), kind(6, 1.3, taper=0.6, snow=0.95),
    kind(5, 1.1, snow=0.95), kind(8, 1.3, taper=0.9, snow=0.95), kind(7, 1.7, snow=0.95),
    kind(8.5, 1.2, taper=0.6, gaps=0.2, snow=0.95), kind(6.5, 1.4, taper=1.0, snow=0.95),
]
REGIONS = dict(spruce=SPRUCE, pine=PINE, rime=RIME)
YOUNG = 3  # the sort that small trees are
ANY_SORT = -1


def grow_all(region):
    """Every sort in three levels of detail: {(sort, detail): (vertices, triangles, snow)}."""
    sorts = REGIONS[region]
    # Rime is thickest on the summit, where the camera is near.
    form = (ghost, ghost, grow) if region == "rime" else (grow, grow, grow)
    trees = {(i, d): form[d](k, 100 + i, d) for i, k in enumerate(sorts) for d in (0, 1, 2)}
    return trees | {(len(sorts) + i, d): willow(tall, 200 + i, d) for i, tall in enumerate(TALL) for d in (0, 1)}


ZONES = ((8, 700, 1.0, 0.55), (700, 2600, 1.35, 0.12), (2600, 9000, 1.75, 0.03))
GROWTH = (1.0, 1.12, 1.35, 1.5)
DETAIL = (170, 1200)


def scatter(camera, nearest, farthest, step, margin, rng):
    """Jittered grid points in the part of a ring that the camera sees, and `margin` radians beside it."""
    axis = np.arange(-farthest, farthest, step)
    x, y = (a.ravel() + camera.position[k] for k, a in enumerate(np.meshgrid(axis, axis)))
    way, turn = camera.polar(x, y)
    keep = (way > nearest) & (way <= farthest) & (np.abs(turn) < camera.angle / 2 + margin)
    jitter = rng.uniform(-0.5, 0.5, (2, keep.sum())) * step
    return x[keep] + jitter[0], y[keep] + jitter[1]


def density(forest, ground, x, y, z, line):
    at = ground.terrain.at
    chance = smooth(line + 60, line - 140, z) * smooth(forest.get("steep", 1.05), 0.75, at("slope", x, y))
    gully = forest.get("gully", 11.4)
    chance *= smooth(gully + 1.2, gully, at("flow", x, y) + noise(x, y, wave=200, octaves=3, seed=94))
    clearing = 1.3 * noise(x, y, wave=520, octaves=5, seed=92) + forest.get("fill", 0.1)
    chance *= smooth(-0.1, 0.2, clearing)
    gaps = 1.3 * noise(x, y, wave=70, octaves=3, seed=93) + max(forest.get("fill", 0) - 0.5, 0)
    chance *= 0.3 + 0.7 * smooth(-0.3, 0.2, gaps)
    for cx, cy, radius in forest.get("clearings", []):
        away = np.hypot(x - cx, y - cy)
        if forest.get("uneven"):
            away = away + 0.4 * radius * noise(x, y, wave=0.5 * radius, octaves=4, seed=97)
        chance *= smooth(radius, 1.25 * radius, away)
    if "floor" in forest:
        chance *= smooth(*forest["floor"], z + 12 * noise(x, y, wave=160, octaves=4, seed=95))
    if ground.water is not None:
        chance *= smooth(*forest.get("shore", (2, 6)), z)
    chance *= (1 - 0.93 * ground.on_run(x, y, 3.0)) ** 2
    if ground.road:
        chance *= np.abs(ground.road.at(x, y)[0]) > forest.get("clear", 13)
    if ground.creek:
        chance *= ground.creek.beside(x, y)[0] > 3
    return chance


def seeds(forest, camera, ground, rng):
    found = []
    zones = ZONES + ((ZONES[-1][1], forest["far"], 2.2, 0.03),) if "far" in forest else ZONES
    for (nearest, farthest, coarser, margin), growth in zip(zones, GROWTH):
        x, y = scatter(camera, nearest, farthest, forest.get("step", 4.6) * coarser, margin, rng)
        z = ground.coarse(x, y)
        line = forest["line"] + 140 * noise(x, y, wave=700, octaves=4, seed=91)
        chance = density(forest, ground, x, y, z, line)
        keep = rng.random(x.shape) < chance
        x, y, z, line, chance = x[keep], y[keep], z[keep], line[keep], chance[keep]
        size = rng.lognormal(0.55 * noise(x, y, wave=140, octaves=3, seed=86), 0.26) * (0.5 + 0.5 * smooth(line + 40, line - 250, z))
        if forest.get("uneven"):
            size *= (0.45 + 0.55 * smooth(0.05, 0.7, chance)) * (1 + 0.6 * noise(x, y, wave=45, octaves=2, seed=98))
        found.append(np.stack([x, y, size * growth, np.full(len(x), ANY_SORT)], -1))
    placed = np.array([(*row, ANY_SORT)[:4] for row in forest.get("placed", [])], float).reshape(-1, 4)
    if ground.creek:
        placed = placed[ground.creek.beside(*placed[:, :2].T)[0] > 1.5]
    if len(placed):
        near = np.concatenate(found)
        gap = np.hypot(near[:, None, 0] - placed[None, :, 0], near[:, None, 1] - placed[None, :, 1])
        found = [near[gap.min(1) > 3], placed]
    return np.concatenate(found)


def visible(camera, mesh, x, y, z, size):
    mx, my, mz, mr = mesh
    horizon = np.maximum.accumulate((mz - camera.position[2]) / mr, 0)
    _, turns = camera.polar(mx[-1], my[-1])
    way, turn = camera.polar(x, y)
    column = np.clip(np.interp(turn, turns, np.arange(len(turns))), 0, len(turns) - 1).astype(int)
    ring = np.clip(np.searchsorted(mr[:, 0], way * 0.985) - 1, 0, None)
    above = (z + 22 * size - camera.position[2]) / way > horizon[ring, column] - 0.0006
    inside = np.abs(turn) < camera.angle / 2 + 0.06
    return (above | (way < 350)) & (inside | (way < 900)) | (~inside & (way < 900))


def plant(forest, camera, ground, mesh, sorts, seed):
    """Instances by (sort, detail): rows of x, y, z, turn, size."""
    rng = np.random.default_rng(seed)
    x, y, size, chosen = seeds(forest, camera, ground, rng).T
    way, _ = camera.polar(x, y)
    z = np.minimum(ground.fine(x, y, way)[0], ground.coarse(x, y) + 30)
    keep = visible(camera, mesh, x, y, z, size)
    x, y, z, size, way, chosen = x[keep], y[keep], z[keep], size[keep], way[keep], chosen[keep]
    sort = rng.integers(0, sorts, len(x))
    sort[size < 0.5] = YOUNG
    sort = np.where(chosen == ANY_SORT, sort, chosen)
    detail = np.digitize(way, DETAIL)
    return stands([x, y, z, rng.uniform(0, TURN, len(x)), size], sort, detail)


def stands(columns, sort, detail):
    rows = np.stack(columns, -1).astype(np.float32)
    kinds = np.unique(np.stack([sort, detail], -1).astype(int), axis=0).tolist()
    return {(s, d): rows[(sort == s) & (detail == d)] for s, d in kinds}


SHRUBS = (30, 700)  # meters from the camera


def plant_shrubs(share, camera, ground, sorts, seed):
    """Willows in thickets on gentle open ground, as `plant` gives trees; their sorts follow the region's."""
    rng = np.random.default_rng(seed)
    x, y = scatter(camera, *SHRUBS, 1.1, 0.05, rng)
    thicket = noise(x, y, wave=70, octaves=4, seed=88) + 0.45 * noise(x, y, wave=11, octaves=4, gain=0.75, seed=89)
    chance = 0.7 * smooth(0.44 - 0.5 * share, 0.72 - 0.5 * share, thicket) * smooth(0.4, 0.25, ground.terrain.at("slope", x, y))
    if ground.road:
        chance *= np.abs(ground.road.at(x, y)[0]) > 11
    if ground.creek:
        chance *= ground.creek.beside(x, y)[0] > 1
    keep = rng.random(x.shape) < chance
    x, y = x[keep], y[keep]
    way, _ = camera.polar(x, y)
    z = ground.fine(x, y, way)[0]
    sort, detail = sorts + rng.integers(0, len(TALL), len(x)), np.digitize(way, DETAIL[:1])
    turn, size = rng.uniform(0, TURN, len(x)), np.minimum(rng.lognormal(-0.6, 0.45, len(x)), 1.1)
    dry = z > (-np.inf if ground.water is None else ground.water + 0.8)
    return stands([part[dry] for part in (x, y, z, turn, size)], sort[dry], detail[dry])
