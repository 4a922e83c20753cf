"""Houses seen from afar, under snow, with some of their windows lit, and fences."""

import itertools

import numpy as np

from blender.materials import lit_panes, plain, planks
from blender.mesh import mesh_object, poles
from blender.transit import UP, Parts
from geometry.solids import oval, sweep

BOX = np.array([[0, 1, 5, 4], [1, 3, 7, 5], [3, 2, 6, 7], [2, 0, 4, 6]])
PITCH = 0.7  # how much a roof rises by its half depth
EAVES, FASCIA, SNOW = 1.0, 0.3, 0.6
FLOOR = 2.7
FEW = 3  # the windows of so few houses light the snow; those of a village would only add noise
LAMPLIGHT = (1.0, 0.69, 0.46)


def transform(shape, rows):
    c, s = np.cos(rows[:, 3, None]), np.sin(rows[:, 3, None])
    x, y = shape[..., 0] * c - shape[..., 1] * s, shape[..., 0] * s + shape[..., 1] * c
    return np.stack([x, y, shape[..., 2]], -1) + rows[:, None, :3]


def add(name, shape, faces, rows, material):
    if not len(rows):
        return
    faces = faces + np.arange(len(rows))[:, None, None] * shape.shape[1]
    mesh_object(name, transform(shape, rows), faces.reshape(-1, faces.shape[-1]), material, smooth=False)


def moved_along_ridge(rows, way):
    moved = rows.copy()
    moved[:, :2] += way[:, None] * np.stack([np.cos(rows[:, 3]), np.sin(rows[:, 3])], -1)
    return moved


def add_houses(rows):
    fronts = wings(rows)
    whole, rows = rows, np.concatenate([rows, fronts], dtype=float)
    length, depth, wall = (rows[:, k, None] for k in (4, 5, 6))
    ridge = wall + PITCH * depth / 2
    ends = np.array([-0.5, 0.5]) * length
    gable = np.stack([ends, np.zeros_like(ends), np.broadcast_to(ridge, ends.shape)], -1)
    body = np.concatenate([corners(rows, -4.0), corners(rows, wall), gable], 1)
    wood, stone = planks("wood", (0.20, 0.138, 0.094)), plain("stone", (0.22, 0.205, 0.19), 0.9)
    snow = plain("roofs", (0.82, 0.86, 0.91), 0.9)
    add("walls", body, BOX, rows, wood)
    add("gables", body, np.array([[4, 6, 8], [5, 9, 7]]), rows, wood)
    add("fascias", roof(length, depth, wall, ridge, 0, FASCIA), ROOF, rows, plain("fascias", (0.07, 0.05, 0.036), 0.8))
    add("roofs", roof(length, depth, wall, ridge, FASCIA, FASCIA + SNOW), ROOF, rows, snow)
    lived_in = rows[rows[:, 7] > 0]
    light_up(whole[whole[:, 7] > 0], fronts)
    add("bases", block(lived_in, -4.0, 0.8, 0.05), BOX, lived_in, stone)
    balconies(lived_in[(lived_in[:, 6] > 5) & (lived_in[:, 4] > lived_in[:, 5])], wood)
    chimneys(lived_in[lived_in[:, 4] > 10], stone, snow)
    barns = rows[(rows[:, 7] == 0) & (rows[:, 6] > 5)]
    barn_doors("door frames", barns, 2.5, 4.9, 0.10, plain("door frames", (0.30, 0.29, 0.28), 0.8))
    barn_doors("doors", barns, 2.1, 4.5, 0.14, planks("doors", (0.050, 0.036, 0.027), 0.3))


def wings(rows):
    """Cross gables of the long houses, as houses of their own: one, or two from 24 meters on."""
    found = []
    for share, least in ((-0.28, 14), (0.28, 24)):
        long = rows[(rows[:, 7] > 0) & (rows[:, 4] > least)]
        wing = moved_along_ridge(long, share * long[:, 4])
        wing[:, 3] += np.pi / 2
        wing[:, 4], wing[:, 5] = wing[:, 5] + 3.2, np.clip(0.3 * wing[:, 4], 5, 0.8 * wing[:, 5])
        found.append(wing)
    return np.concatenate(found)


def corners(rows, z, out=0.0, side=None):
    """The corners of each house's walls at height z; with `side`, those of a strip along one long side."""
    square = np.array([[i, j] for j in (-0.5, 0.5) for i in (-0.5, 0.5)])
    x, y = (square[:, k] * (rows[:, 4 + k, None] + 2 * out) for k in (0, 1))
    if side is not None:
        x, y = 0.94 * x, side * (rows[:, 5, None] / 2 + out * (square[:, 1] + 0.5))
    return np.stack([x, y, np.broadcast_to(z, x.shape)], -1)


def block(rows, low, high, out, side=None):
    return np.concatenate([corners(rows, low, out, side), corners(rows, high, out, side)], 1)


LID = np.concatenate([BOX, [[4, 5, 7, 6], [0, 2, 3, 1]]])


def balconies(rows, wood):
    for floor, side in [(floor, side) for floor in (1, 2, 3) for side in (-1, 1)]:
        high = rows[rows[:, 6] > FLOOR * (floor + 0.8)]
        add("balconies", block(high, FLOOR * floor - 0.15, FLOOR * floor + 0.75, 1.3, side), LID, high, wood)


def chimneys(rows, stone, snow):
    foot = moved_along_ridge(rows, 0.2 * rows[:, 4])
    foot[:, 4:6] = 1.6, 1.2
    top = rows[:, 6, None] + PITCH * rows[:, 5, None] / 2 + 1.5
    add("chimneys", block(foot, 0.0, top, 0.0), LID, foot, stone)
    add("chimney snow", block(foot, top, top + 0.4, 0.1), LID, foot, snow)


def barn_doors(name, rows, half, top, out, material):
    """One in each gable, in meters: half its width, its height, how far it stands out."""
    y, z = np.array([-half, half, half, -half]), np.array([-1, -1, top, top])
    for side in (-1, 1):
        shape = np.stack(np.broadcast_arrays(side * (rows[:, 4, None] / 2 + out), y, z), -1)
        add(name, shape, np.array([[0, 1, 2, 3]]), rows, material)


ROOF = np.array([[0, 1, 5, 4], [4, 5, 3, 2], [6, 7, 1, 0], [2, 3, 9, 8], [0, 4, 10, 6], [4, 2, 8, 10], [1, 7, 11, 5], [5, 11, 9, 3]])


def roof(length, depth, wall, ridge, low, high):
    """Upper side: eaves in front 0 1, behind 2 3, ridge 4 5; its under side: 6 7, 8 9 and 10 11."""
    end, out, foot = length / 2 + EAVES, depth / 2 + EAVES, wall - PITCH * EAVES
    points = [(side * end, -out, foot) for side in (-1, 1)] + [(side * end, out, foot) for side in (-1, 1)]
    points += [(side * end, 0 * out, ridge) for side in (-1, 1)]
    under = np.stack([np.concatenate([np.broadcast_to(p[k], length.shape) for p in points], 1) for k in range(3)], -1)
    return np.concatenate([under + (0, 0, high), under + (0, 0, low)], 1)


def light_up(rows, fronts):
    """Windows on all walls of houses, and the glass fronts of their cross gables."""
    few = len(rows) <= FEW
    rng = np.random.default_rng(13)
    parts = [windows(row, rng) for row in rows] + [glass_front(row, rng) for row in fronts]
    if not parts:
        return
    frames, sashes, glow = (sum(lists, []) for lists in zip(*parts))
    if not np.any(glow):
        return
    quads = lambda panes: (np.concatenate(panes), np.arange(4 * len(panes)).reshape(-1, 4))
    mesh_object("frames", *quads(frames), plain("frames", (0.12, 0.10, 0.082), 0.8), smooth=False)
    panes = mesh_object("windows", *quads(sashes), lit_panes("windows", LAMPLIGHT, "light"), smooth=False, layers=dict(light=np.concatenate(glow)))
    panes.visible_diffuse, panes.visible_glossy = few, False


def windows(row, rng):
    """Two sashes in a frame each; lit ones are brighter at the top."""
    frames, sashes, glow = [], [], []
    length, depth, wall, lit = row[4:]
    for floor in np.arange(1.0, wall - 1, FLOOR):
        for side, (width, away) in enumerate([(length, depth), (length, depth), (depth, length), (depth, length)]):
            for at in np.arange(-width / 2 + 1.4, width / 2 - 1.2, 2.4):
                if rng.random() < 0.2:
                    continue
                strength = rng.lognormal(-0.1, 0.5) if rng.random() >= 1 - lit else 0.0
                frames.append(pane(row, side, (at - 0.76, at + 0.76), floor - 0.14, floor + 1.54, away / 2 + 0.06))
                for left, right in ((at - 0.62, at - 0.05), (at + 0.05, at + 0.62)):
                    sashes.append(pane(row, side, (left, right), floor, floor + 1.4, away / 2 + 0.1))
                    glow.append(strength * np.array([0.6, 0.6, 1.3, 1.3]))
    return frames, sashes, glow


def glass_front(row, rng):
    """Panes from the ground to the slopes of the roof, lit from within, on both gables."""
    frames, sashes, glow = [], [], []
    length, depth, wall, _ = row[4:]
    under = lambda u: wall + PITCH * (depth / 2 - np.abs(u)) - 0.8
    columns = np.linspace(-depth / 2 + 0.8, depth / 2 - 0.8, 2 * max(1, round((depth - 1.6) / 3.2)) + 1)
    levels = [0.7, *np.arange(3.2, wall + PITCH * depth / 2, FLOOR), 99.0]
    for side, (u0, u1) in itertools.product((2, 3), itertools.pairwise(columns)):
        frames.append(pane(row, side, (u0, u1), 0.5, (under(u0), under(u1)), length / 2 + 0.05))
        bright = rng.uniform(0.15, 0.7)
        for low, high in itertools.pairwise(levels):
            tops = tuple(min(high - 0.4, under(u) - 0.1) for u in (u0, u1))
            if min(tops) > low + 0.4:
                sashes.append(pane(row, side, (u0 + 0.09, u1 - 0.09), low, tops, length / 2 + 0.1))
                glow.append(bright * rng.choice((0.2, 0.6, 1.0, 1.1)) * np.array([0.6, 0.6, 1.3, 1.3]))
    return frames, sashes, glow


def pane(row, side, across, foot, tops, out):
    """A pane in front of a house's wall: front, back, and the two gables. `tops` is its height, or that of either edge."""
    left, right = np.broadcast_to(tops, 2)
    u, z, out = np.array(across)[[0, 1, 1, 0]], np.array([foot, foot, right, left]), np.full(4, out)
    x, y = [(u, -out), (u, out), (-out, u), (out, u)][side]
    return transform(np.stack([x, y, z], -1)[None], row[None])[0]


def add_fence(feet):
    """Posts with two rails, half buried, with snow on top."""
    wood, snow = plain("fence", (0.11, 0.09, 0.075), 0.9), plain("fence snow", (0.82, 0.85, 0.9), 0.9)
    poles(feet, [(-0.6, 1.15, 0.085, wood), (1.15, 1.24, 0.095, snow)])
    rails = Parts()
    for high in (0.45, 0.92):
        rails.add("wood", sweep(feet + (0, 0, high), UP, oval(0.055, 0.055, 8)))
        rails.add("snow", sweep(feet + (0, 0, high + 0.045), UP, oval(0.04, 0.04, 8)))
    rails.link(dict(wood=wood, snow=snow), smooth=True)
