"""The forecourt of a timber lodge at dusk, its windows warm."""

import bpy
import numpy as np

from geometry.solids import box, grid, superellipsoid
from sets.backdrop import backdrop, forest, lit_picture, spruces
from sets.ground import bank, fractal, snow, wet_pavement
from sets.road import facing
from studio.stage import area, sky
from studio.mesh import new_mesh


DUSK = [
    (-0.02, (0.12, 0.14, 0.23)),
    (0.0, (0.15, 0.17, 0.27)),
    (0.10, (0.12, 0.145, 0.26)),
    (0.30, (0.06, 0.088, 0.18)),
    (0.70, (0.024, 0.042, 0.10)),
    (1.57, (0.009, 0.017, 0.045)),
]
WALL, TOP = -7.0, 2.45


def lodge(camera, picture, car):
    wet_pavement()
    for k in range(9):
        _bay(-2.0 + 3.4 * k)
    _hall(-2.4, 29.0, bpy.data.images.load(picture))
    _roof(-4.0, 29.0)
    spill = area((13, WALL + 0.2, 1.5), (13, WALL + 6, 0), (30, 1.7), 800, (1.0, 0.58, 0.28))
    spill.visible_glossy = False
    bank(WALL + 1.6, seed=9, height=0.42, x=(-1.2, 30), depth=1.7)
    bank(-4.6, seed=14, height=0.9, x=(-40, -4.6), depth=70)
    spruces(forest(14, (-34, -7), (-60, -12), (7, 13), 5, _rise), 6)
    backdrop(camera, picture, rows=(0.0, 0.60), span=1.5, middle=0.22, horizon=-4.0, strength=0.30)
    sky(DUSK, (facing(camera, car) - 2.2, (0.25, 0.14, 0.11), 0.9), ridge=(0.06, (0.02, 0.024, 0.042)), ground=(0.04, 0.047, 0.08))


def _rise(x, y):
    return 0.75 + 0.03 * max(0.0, -y - 7.0) - 0.1


def _bay(x, width=3.4):
    new_mesh("post", *box((x - 0.19, WALL + 1.0, 0.9), (x + 0.19, WALL + 1.38, 3.2)), "timber", False)
    new_mesh("foot", *superellipsoid((x, WALL + 1.19, 0.45), (0.36, 0.36, 0.52), 0.2, 0.2, 14), "stone")
    low, high = x + 0.16, x + width - 0.16
    new_mesh("wall", *box((x, WALL - 0.4, 0), (x + width, WALL, 0.62)), "stone", False)
    new_mesh("pier", *box((x - 0.16, WALL - 0.3, 0), (x + 0.16, WALL, 3.2)), "timber", False)
    new_mesh("lintel", *box((x, WALL - 0.3, TOP), (x + width, WALL + 0.08, 3.4)), "timber", False)
    for i in range(1, 4):
        at = low + (high - low) * i / 4
        new_mesh("bar", *box((at - 0.035, WALL - 0.1, 0.62), (at + 0.035, WALL, TOP)), "timber", False)
    for z in (1.95,):
        new_mesh("bar", *box((low, WALL - 0.1, z - 0.03), (high, WALL, z + 0.03)), "timber", False)
    for at in (low + 0.10, high - 0.10):
        new_mesh("curtain", *box((at - 0.12, WALL - 0.3, 0.62), (at + 0.12, WALL - 0.22, TOP)), "leather", False)
    new_mesh("lamp", *superellipsoid((x, WALL + 1.46, 1.95), (0.07, 0.07, 0.16), 0.5, 0.8, 14), "bulb")
    area((x, WALL + 1.7, 1.95), (x, WALL + 4.0, 0.0), (0.3, 0.4), 26, (1.0, 0.60, 0.30)).visible_glossy = False


def _hall(start, end, art):
    """The lounge behind the windows: boards, fireplaces, sofas, paintings, standing and hanging lamps."""
    back, high = WALL - 5.0, 3.2
    new_mesh("back", *box((start, back - 0.3, 0), (end, back, high)), "oak", False)
    new_mesh("floor", *box((start, back, 0.1), (end, WALL - 0.3, 0.2)), "oak", False)
    new_mesh("ceiling", *box((start, back, high), (end, WALL - 0.2, high + 0.2)), "timber", False)
    for k, x in enumerate(np.arange(start + 1.7, end, 3.4)):
        area((x, WALL - 2.6, high - 0.1), (x, WALL - 2.9, 0), (2.4, 2.4), 170, (1.0, 0.62, 0.32)).visible_glossy = False
        new_mesh("pendant", *superellipsoid((x + 0.6, WALL - 2.0, 2.25), (0.24, 0.24, 0.15), 0.6, 0.9, 16), "bulb-soft")
        new_mesh("sofa", *superellipsoid((x, WALL - 1.5, 0.55), (0.95, 0.42, 0.36), 0.3, 0.3, 16), "saddle")
        new_mesh("sofa", *superellipsoid((x, WALL - 1.15, 0.85), (0.95, 0.14, 0.42), 0.3, 0.3, 16), "saddle")
        new_mesh("stand", *box((x - 1.32, WALL - 1.5, 0.2), (x - 1.28, WALL - 1.46, 1.5)), "matte", False)
        new_mesh("shade", *superellipsoid((x - 1.3, WALL - 1.48, 1.62), (0.21, 0.21, 0.17), 0.6, 0.9, 16), "bulb-soft")
        if k % 3 == 1:
            new_mesh("chimney", *box((x - 0.9, back, 0), (x + 0.9, back + 0.5, high)), "stone", False)
            new_mesh("hearth", *box((x - 0.45, back + 0.5, 0.35), (x + 0.45, back + 0.51, 1.0)), "bulb", False)
        else:
            painting(x, back, 0.75, (1.25, 2.15), 0.05, art)


def painting(x, wall, half, height, frame, art):
    low, high = height
    new_mesh("frame", *box((x - half, wall, low), (x + half, wall + 0.05, high)), "matte", False)
    half, low, high = half - frame, low + frame, high - frame
    corners = [(x + half, low), (x - half, low), (x - half, high), (x + half, high)]
    lit_picture("canvas", art, [(a, wall + 0.055, z) for a, z in corners], (0, 1), 0.6, (1.0, 0.72, 0.45))


def _roof(start, end):
    profile = np.array([(WALL + 2.6, 2.86), (WALL + 2.6, 3.06), (WALL - 6, 7.2), (WALL - 6, 6.9)])
    extrude(profile, start, end, "timber")
    up = 9.0 * np.linspace(0, 1, 160) ** 2
    roof_snow((start - 0.1, end), WALL + 2.72 - up, 3.02 + 0.481 * up, 0.56, 92)
    for x in np.arange(start + 0.6, end, 1.7):
        rafter = np.array([(WALL + 2.5, 2.68), (WALL + 2.5, 2.88), (WALL - 0.5, 4.32), (WALL - 0.5, 4.12)])
        extrude(rafter, x - 0.09, x + 0.09, "timber")


def roof_snow(x, y, low, deep, seed):
    """Snow on a slope whose line (y, z) begins at the eave, over which it hangs unevenly."""
    a, up = np.meshgrid(np.arange(*x, 0.05), np.abs(y - y[0]), indexing="ij")
    ends = np.clip(np.minimum(a - x[0], x[1] - a - 0.05) / 0.25, 0, 1) ** 0.5
    swell = 1 + 0.3 * fractal(a / 2.6, up / 1.8, seed, 5)
    z = low + deep * ends * swell * np.minimum(1, up / 0.3) ** 0.4
    hang = np.sign(y[0] - y[1]) * (0.09 + 0.10 * fractal(a / 0.8, 0 * a, seed + 1, 4)) * np.exp(-up / 0.25)
    v = np.stack([a, y + hang * ends, z], 2)
    new_mesh("roof-snow", v.reshape(-1, 3), grid(a.shape, y[0] > y[1]), snow("snow-roof", calm=True))


def extrude(outline, start, end, surface):
    n = len(outline)
    v = np.vstack([np.column_stack([np.full(n, x), outline]) for x in (start, end)])
    i = np.arange(n)
    j = (i + 1) % n
    sides = np.stack([i, j, j + n, i + n], 1)
    half = n // 2
    k = np.arange(half - 1)
    cap = np.stack([k, k + 1, n - 2 - k, n - 1 - k], 1)
    new_mesh("eave", v, np.vstack([sides, cap, cap[:, ::-1] + n]), surface, False)
