"""A small timber house beside a snowy road at blue hour, spruces around it."""

import bpy
from mathutils import Vector
import numpy as np

from geometry.solids import box, oval, prism, superellipsoid, sweep
from sets.backdrop import backdrop, forest, spruces
from sets.ground import bank
from sets.lodge import DUSK, extrude, painting, roof_snow
from sets.road import facing
from studio.mesh import new_mesh
from studio.stage import area, sky, sun

BOARD = 0.14


def house(camera, picture, car):
    front = -9.0
    _build(front, bpy.data.images.load(picture))
    bank(-3.1, seed=27, height=0.7, rise=0.10, x=(-45, 75), calm=True)
    _fence(19.0, 62.0, -5.6)
    near = [(20.5, -10.0, 0.9, 9.5), (22.4, -13.0, 1.1, 12.5), (26.0, -11.0, 0.9, 7.0), (29, -15, 1.2, 11.5)]
    behind = forest(26, (-6, 26), (-44, -20), (9, 15), 41, lambda x, y: 1.6)
    left = forest(26, (30, 95), (-70, -14), (7, 13), 42, lambda x, y: 1.2)
    spruces([*near, *behind, *left], 43)
    backdrop(camera, picture, rows=(0.0, 0.53), span=1.4, middle=0.56, horizon=-3.0, strength=0.36)
    sun(facing(camera, car) + 1.1, 0.12, 1.5, (1.0, 0.60, 0.46))
    sky(DUSK, (facing(camera, car) + 0.5, (0.34, 0.20, 0.16), 0.8), ridge=(0.05, (0.03, 0.036, 0.06)), ground=(0.05, 0.06, 0.10), strength=1.1)


def _fence(start, end, y, step=2.6):
    random = np.random.default_rng(8)
    posts = np.arange(start, end, step)
    tops = 1.95 + random.normal(0, 0.03, len(posts))
    for x, top in zip(posts, tops):
        new_mesh("post", *box((x - 0.08, y - 0.08, 0.3), (x + 0.08, y + 0.08, top)), "timber-dark", False)
        new_mesh("cap", *superellipsoid((x, y, top + 0.05), (0.11, 0.11, 0.09), 0.9, 0.7, 14), "snow-cap")
    for x, low, high in zip(posts, tops, tops[1:]):
        for down in (0.22, 0.62):
            rail = np.array([(0, -0.055), (0, 0.055), (step, high - low + 0.055), (step, high - low - 0.055)]) + (x, low - down)
            new_mesh("rail", *prism(rail, (y - 0.04, y + 0.04), 0.0), "timber-dark", False)
            top = np.insert(np.linspace(rail[1], rail[2], 12), 1, y, axis=1)
            new_mesh("cap", *sweep(top, np.tile([0.0, 0.0, 1.0], (12, 1)), oval(0.055, 0.035)), "snow-cap")


def _build(front, art, start=2.2, end=12.6, back=-15.0, high=2.95):
    before = set(bpy.data.objects)
    openings = [(3.2, 5.2), (6.0, 7.1), (8.0, 11.6)]
    walls = [(start, 3.2), (5.2, 6.0), (7.1, 8.0), (11.6, end)]
    for a, b in walls:
        new_mesh("wall", *box((a, front - 0.2, 0), (b, front, high)), "timber", False)
    for a, b in openings:
        door = b - a < 1.5
        new_mesh("sill", *box((a, front - 0.2, 0), (b, front, 0.5 if door else 1.05)), "timber", False)
        new_mesh("lintel", *box((a, front - 0.2, 2.55), (b, front, high)), "timber", False)
        if door:
            _door(a, b, front - 0.08)
            continue
        for at in np.linspace(a, b, 3 if b - a < 3 else 5):
            new_mesh("bar", *box((at - 0.025, front - 0.14, 1.05), (at + 0.025, front + 0.03, 2.55)), "timber-dark", False)
        for z in (1.05, 2.05, 2.55):
            new_mesh("bar", *box((a, front - 0.14, z - 0.025), (b, front + 0.03, z + 0.025)), "timber-dark", False)
        new_mesh("ledge", *superellipsoid(((a + b) / 2, front + 0.06, 1.06), ((b - a) / 2 + 0.05, 0.10, 0.055), 0.7, 0.2, 24), "snow-cap")
        middle = (a + b) / 2
        area((middle, front + 0.1, 1.8), (middle, front + 5, 0.0), (b - a, 1.4), 210, (1.0, 0.56, 0.26)).visible_glossy = False
    for x in np.arange(start, end - 0.01, BOARD):
        holes = [(0.5 if b - a < 1.5 else 1.05, 2.55) for a, b in openings if a - BOARD < x < b]
        for low, top in [(0, holes[0][0]), (holes[0][1], high)] if holes else [(0, high)]:
            new_mesh("board", *box((x, front, low), (x + BOARD - 0.012, front + 0.03, top)), "boards", False)
    for x in (start, end):
        gable = [(back, high - 0.1), ((front + back) / 2, high + 1.7), (front, high - 0.1)]
        gable += [(front, 0), ((front + back) / 2, 0), (back, 0)]
        extrude(np.array(gable), x - 0.1, x + 0.1, "timber")
    for y in np.arange(back, front - 0.01, BOARD):
        top = high + 1.7 - 1.8 * abs(2 * y + BOARD - front - back) / (front - back)
        new_mesh("board", *box((start - 0.13, y, 0), (start - 0.1, y + BOARD - 0.012, top)), "boards", False)
    _gable_window(start - 0.17, (front + back) / 2)
    new_mesh("back", *box((start, back, 0), (end, back + 0.2, high)), "oak", False)
    new_mesh("floor", *box((start, back, 0.4), (end, front - 0.2, 0.5)), "oak", False)
    new_mesh("ceiling", *box((start, back, high - 0.1), (end, front - 0.2, high)), "plaster", False)
    _furnish(front, back, end, art)
    for a, b in ((3.2, 5.2), (8.0, 11.6)):
        for x, way in ((a, 1), (b, -1)):
            new_mesh("curtain", *box((min(x, x + way * 0.3), front - 0.36, 0.9), (max(x, x + way * 0.3), front - 0.3, 2.6)), "curtain", False)
    for x in (4.4, 9.8):
        area((x, front - 3, high - 0.2), (x, front - 3.4, 0), (3, 3), 520, (1.0, 0.62, 0.32)).visible_glossy = False
    new_mesh("lantern", *superellipsoid((7.45, front + 0.22, 2.2), (0.07, 0.07, 0.15), 0.5, 0.8, 14), "bulb")
    area((7.45, front + 0.4, 2.2), (7.2, front + 3, 0), (0.3, 0.3), 40, (1.0, 0.60, 0.30)).visible_glossy = False
    ridge, slope = (front + back) / 2, 0.62
    for way in (1, -1):
        reach = np.linspace(0, 1, 40)
        y = ridge + way * (abs(front - back) / 2 + 0.9) * (1 - reach)
        low = high - 0.25 + slope * abs(front - back) / 2 * reach * 1.15
        under = np.stack([y, low], 1)
        extrude(np.concatenate([under + [0, 0.16], under[::-1]]), start - 0.7, end + 0.7, "timber-dark")
        fine = np.linspace(0, 1, 160) ** 2
        roof_snow((start - 0.75, end + 0.75), np.interp(fine, reach, y), np.interp(fine, reach, low) + 0.14, 0.36, 94)
    new_mesh("chimney", *box((9.6, ridge - 0.4, high), (10.4, ridge + 0.4, high + 3.1)), "stone", False)
    new_mesh("cap", *superellipsoid((10.0, ridge, high + 3.15), (0.5, 0.5, 0.14), 0.7, 0.3, 16), "snow-cap")
    new_mesh("base", *box((start - 0.2, back, -1.5), (end + 0.2, front + 0.1, 0.1)), "stone", False)
    for part in set(bpy.data.objects) - before:
        part.location += Vector((4.6, 0, 0.95))


def _furnish(front, back, end, art):
    """Pendants, sofas, paintings and two bookcases."""
    for x in (3.7, 4.7, 8.7, 9.8, 10.9):
        new_mesh("pendant", *superellipsoid((x, front - 1.3, 2.12), (0.15, 0.15, 0.13), 0.6, 0.9, 16), "bulb-soft")
        new_mesh("cord", *box((x - 0.008, front - 1.308, 2.2), (x + 0.008, front - 1.292, 2.85)), "matte", False)
    for x in (4.2, 9.2):
        new_mesh("sofa", *superellipsoid((x, front - 1.9, 1.0), (0.95, 0.16, 0.42), 0.3, 0.3, 16), "saddle")
    for x in (3.4, 5.0, 10.6):
        painting(x, back + 0.2, 0.6, (1.45, 2.15), 0.04, art)
    random = np.random.default_rng(12)
    for z in (1.0, 1.42, 1.84, 2.26):
        new_mesh("shelf", *box((7.9, back + 0.2, z - 0.05), (9.7, back + 0.55, z)), "timber-dark", False)
        new_mesh("shelf", *box((end - 0.5, -13.2, z - 0.05), (end - 0.1, -9.9, z)), "timber-dark", False)
        for at in np.arange(0.05, 3.2, 0.09):
            top = z + random.uniform(0.20, 0.34)
            color = random.choice(["saddle", "matte", "timber", "curtain", "plaster"])
            new_mesh("book", *box((end - 0.45, -13.2 + at, z), (end - 0.15, -13.12 + at, top)), color, False)
            if at < 1.7:
                new_mesh("book", *box((7.9 + at, back + 0.25, z), (7.98 + at, back + 0.5, top)), color, False)


def _gable_window(x, middle):
    low, high = middle - 0.7, middle + 0.7
    new_mesh("pane", *box((x, low, 1.15), (x + 0.02, high, 2.35)), "window-warm", False)
    for y in (low - 0.02, middle, high + 0.02):
        new_mesh("bar", *box((x - 0.04, y - 0.05, 1.08), (x + 0.02, y + 0.05, 2.42)), "timber-dark", False)
    for z in (1.12, 1.8, 2.38):
        new_mesh("bar", *box((x - 0.04, low - 0.07, z - 0.04), (x + 0.02, high + 0.07, z + 0.04)), "timber-dark", False)
    area((x - 0.1, middle, 1.8), (x - 5, middle, 0.0), (1.4, 1.2), 80, (1.0, 0.56, 0.26)).visible_glossy = False


def _door(a, b, front):
    new_mesh("door", *box((a, front - 0.08, 0.5), (b, front, 2.55)), "timber-dark", False)
    low, high, middle = a + 0.12, b - 0.12, (a + b) / 2
    new_mesh("pane", *box((low + 0.15, front, 1.55), (high - 0.15, front + 0.012, 2.3)), "window-warm", False)
    for x in (low + 0.15, middle, high - 0.15):
        new_mesh("bar", *box((x - 0.025, front, 1.52), (x + 0.025, front + 0.035, 2.33)), "timber-dark", False)
    for x in np.arange(low, high - 0.01, (high - low) / 5):
        new_mesh("board", *box((x + 0.008, front, 0.52), (x + (high - low) / 5 - 0.008, front + 0.022, 1.5)), "timber", False)
    for x in (a, b):
        new_mesh("frame", *box((x - 0.06, front - 0.05, 0.5), (x + 0.06, front + 0.12, 2.6)), "timber", False)
    new_mesh("frame", *box((a - 0.06, front - 0.05, 2.5), (b + 0.06, front + 0.12, 2.62)), "timber", False)
    new_mesh("handle", *superellipsoid((low + 0.07, front + 0.05, 1.42), (0.018, 0.03, 0.11), 0.5, 0.5, 12), "steel")
