"""The curb of an airport terminal at night: a glass hall, the tower and the mountains beyond it."""

import itertools
import math

import bpy
import numpy as np

from geometry.solids import box, lathe, superellipsoid
from sets.backdrop import backdrop, lit_picture
from sets.ground import bank, pavement, tarmac
from sets.road import facing
from studio.stage import area, sky
from studio.materials import material
from studio.mesh import link, new_mesh

NIGHT = [
    (-0.02, (0.020, 0.024, 0.045)),
    (0.0, (0.030, 0.034, 0.060)),
    (0.12, (0.020, 0.026, 0.055)),
    (0.40, (0.010, 0.014, 0.034)),
    (1.57, (0.004, 0.006, 0.016)),
]
CURB, WALL, START, END = -2.0, -9.5, -16.0, 18.2
DEEP, EAVE, FLOOR = WALL - 15.0, 3.9, 0.15
WARM = (1.0, 0.86, 0.66)
FLIGHTS = """Chicago,9:40 PM,Landed
Dallas,10:05 PM,Landed
New York,10:20 PM,Bags 4
Seattle,10:35 PM,Landed
Atlanta,10:50 PM,Bags 2
Boston,11:10 PM,On time"""


def airport(camera, picture, car, whole=True):
    """A glass hall from START to END behind y = WALL, a canopy over the sidewalk, a damp roadway; `picture` finds ours by name."""
    tarmac(lines=[(CURB + 0.5, 0.06, (0.42, 0.42, 0.40))], wet=0.75)
    new_mesh("walk", *box((START - 30, DEEP - 40, -0.2), (END + 90, CURB, FLOOR)), pavement("walk", 1.2, 0.03), False)
    new_mesh("edge", *box((START - 30, CURB - 0.3, -0.2), (END + 90, CURB + 0.02, FLOOR + 0.01)), "stone", False)
    _front()
    _hall()
    _poster(picture("resort-whitefish-mountain"), -18.6, -12.2, 1.25)
    _canopy()
    # The van would hide the board, and seem to carry the tower's red beacon on its roof.
    if whole:
        _flights((8.3, WALL - 7.0, 2.52))
    _sign("Arrivals", (4.6, CURB - 1.3, 3.05))
    for x in np.arange(-12.0, END, 2.2):
        post, q = lathe([(0.0, 0.95), (0.055, 0.945), (0.06, 0.92), (0.06, 0.0)], 24)
        new_mesh("bollard", post[:, [0, 2, 1]] + [x, CURB - 0.75, FLOOR], q[:, ::-1], "steel")
    _airfield(beacon=whole)
    backdrop(camera, picture("booking-hero"), rows=(0.02, 0.62), span=1.25, middle=0.74, horizon=-6.0, strength=0.10, tint=(0.75, 0.86, 1.15), beyond=0.5)
    sky(NIGHT, (facing(camera, car), (0.05, 0.03, 0.02), 0.8), ridge=(0.05, (0.008, 0.009, 0.015)), ground=(0.012, 0.012, 0.014))
    new_mesh("opposite", *box((-40, 26, 2.8), (50, 26.2, 5.6)), "hall", False)


def _front():
    for x in np.arange(START, END + 0.1, 2.1):
        new_mesh("mullion", *box((x - 0.03, WALL - 0.05, 0.1), (x + 0.03, WALL + 0.12, EAVE + 0.6)), "matte", False)
    for z in (FLOOR + 0.06, 2.9, EAVE):
        new_mesh("transom", *box((START, WALL - 0.05, z - 0.03), (END, WALL + 0.08, z + 0.03)), "matte", False)


def _hall():
    new_mesh("floor", *box((START, DEEP, 0.0), (END, WALL - 0.06, FLOOR + 0.005)), "terrazzo", False)
    new_mesh("back", *box((START, DEEP - 0.3, 0), (END, DEEP, 5.0)), "plaster", False)
    new_mesh("end", *box((END - 0.05, DEEP, 0), (END + 0.2, WALL - 0.1, EAVE + 0.6)), "plaster", False)
    for y in np.arange(DEEP + 0.1, WALL - 0.2, 0.24):
        new_mesh("slat", *box((END - 0.14, y, 0), (END - 0.05, y + 0.13, 4.1)), "oak", False)
    for x in np.arange(START, END - 0.2, 0.24):
        new_mesh("slat", *box((x, DEEP, 0), (x + 0.13, DEEP + 0.09, 4.1)), "oak", False)
    new_mesh("backing", *box((END - 0.06, DEEP, 0), (END - 0.05, WALL - 0.1, 4.1)), "timber-dark", False)
    new_mesh("backing", *box((START, DEEP, 0), (END, DEEP + 0.01, 4.1)), "timber-dark", False)
    wash = (1.0, 0.74, 0.46)
    area((END - 0.7, (DEEP + WALL) / 2, 4.2), (END - 0.1, (DEEP + WALL) / 2, 2.2), (0.1, WALL - DEEP - 1), 420, wash).visible_glossy = False
    area(((START + END) / 2, DEEP + 0.7, 4.2), ((START + END) / 2, DEEP, 2.2), (END - START, 0.1), 900, wash).visible_glossy = False
    for x, y in itertools.product(np.arange(-1.0, END - 1.5, 2.4), (WALL - 5.2, WALL - 9.2)):
        _pendant(x, y)
    new_mesh("ceiling", *box((START, DEEP, EAVE + 0.42), (END, WALL, EAVE + 0.6)), "plaster", False)
    for x in np.arange(START + 1.05, END, 2.1):
        new_mesh("slat", *box((x - 0.10, DEEP, EAVE + 0.22), (x + 0.10, WALL - 0.1, EAVE + 0.42)), "oak", False)
        new_mesh("tube", *box((x + 0.97, DEEP + 1, EAVE + 0.38), (x + 1.07, WALL - 0.5, EAVE + 0.41)), "tube", False)
    for x in np.arange(START + 3, END, 6.3):
        for y in (WALL - 4.5, WALL - 10.5):
            column, q = lathe([(0.0, 0.0), (0.26, 0.0), (0.26, EAVE + 0.4), (0.0, EAVE + 0.4)], 40)
            new_mesh("pillar", column[:, [0, 2, 1]] + [x, y, 0.1], q[:, ::-1], "plaster")
    for x in np.arange(START + 6, END - 1, 6.3):
        _bench(x, WALL - 3.2)
    for x in (-6.0, 5.6, 11.4):
        new_mesh("desk", *box((x, DEEP + 2.4, 0.1), (x + 3.6, DEEP + 3.1, 1.2)), "oak", False)
        new_mesh("top", *box((x - 0.05, DEEP + 2.3, 1.2), (x + 3.65, DEEP + 3.2, 1.26)), "gloss", False)
        new_mesh("glow", *box((x, DEEP + 3.1, 0.28), (x + 3.6, DEEP + 3.12, 0.34)), "tube", False)
    middle = (START + END) / 2
    for y in (WALL - 3.5, WALL - 11):
        lamp = area((middle, y, EAVE + 0.2), (middle, y, 0.0), (END - START - 1, 5.5), 2400, WARM)
        lamp.visible_glossy = False
    up = area((middle, WALL - 7, 0.3), (middle, WALL - 7, 5.0), (END - START - 1, 12), 600, WARM)
    up.visible_glossy = False


def _pendant(x, y):
    new_mesh("cord", *box((x - 0.012, y - 0.012, 3.3), (x + 0.012, y + 0.012, EAVE + 0.4)), "matte", False)
    shade, q = lathe([(0.03, 3.34), (0.06, 3.32), (0.30, 3.10), (0.30, 3.08), (0.0, 3.14)], 32)
    new_mesh("shade", shade[:, [0, 2, 1]] + [x, y, 0], q[:, ::-1], "matte")
    new_mesh("bulb", *superellipsoid((x, y, 3.08), (0.14, 0.14, 0.05), 1, 1, 12), "bulb-soft")


def _poster(file, near, far, foot):
    """A lit picture of mountains on the end wall, between two places along it."""
    image = bpy.data.images.load(file)
    x, top = END - 0.16, foot + (far - near) * image.size[1] / image.size[0] * 0.62
    corners = [(x, near, foot), (x, far, foot), (x, far, top), (x, near, top)]
    lit_picture("poster", image, corners, (0.18, 0.8), 0.5)
    new_mesh("frame", *box((x + 0.005, near - 0.05, foot - 0.05), (x + 0.02, far + 0.05, top + 0.05)), "gloss", False)


def _bench(x, y):
    for i in range(4):
        seat = superellipsoid((x + 0.62 * i, y, 0.58), (0.28, 0.26, 0.035), 0.4, 0.3, 12)
        back = superellipsoid((x + 0.62 * i, y - 0.26, 0.86), (0.28, 0.03, 0.24), 0.4, 0.3, 12)
        for part in (seat, back):
            new_mesh("seat", *part, "matte")
    new_mesh("beam", *box((x - 0.3, y - 0.06, 0.42), (x + 2.2, y + 0.06, 0.50)), "steel", False)
    for end in (0.1, 1.8):
        new_mesh("leg", *box((x + end - 0.03, y - 0.25, 0.1), (x + end + 0.03, y + 0.25, 0.45)), "steel", False)


def _flights(at):
    x, y, z = at
    new_mesh("board", *box((x - 2.1, y - 0.12, z - 0.72), (x + 2.1, y, z + 0.72)), "gloss", False)
    new_mesh("hanger", *box((x - 0.03, y - 0.09, z), (x + 0.03, y - 0.03, EAVE + 0.4)), "matte", False)
    for row, line in enumerate(FLIGHTS.splitlines()):
        for text, column, kind in zip(line.split(","), (1.9, -0.15, -1.15), ("flight", "flight", "flight-note")):
            _text(text, (x + column, y + 0.01, z + 0.50 - 0.215 * row), 0.19, kind, "LEFT")


def _canopy():
    new_mesh("canopy", *box((START, WALL, EAVE), (END, CURB + 0.5, EAVE + 0.36)), "concrete", False)
    new_mesh("snow", *superellipsoid(((START + END) / 2, (WALL + CURB) / 2, EAVE + 0.42), ((END - START) / 2 - 0.1, (CURB - WALL) / 2 + 0.4, 0.16), 0.5, 0.06, 60), "snow-cap")
    new_mesh("soffit", *box((START, WALL, EAVE - 0.004), (END, CURB + 0.48, EAVE)), "soffit", False)
    for x in (-8.5, 1.0, 10.5):
        column, q = lathe([(0.0, 0.0), (0.18, 0.0), (0.18, EAVE), (0.0, EAVE)], 40)
        new_mesh("column", column[:, [0, 2, 1]] + [x, CURB - 2.1, 0.1], q[:, ::-1], "concrete")
    for y in (CURB - 0.2, CURB - 2.9, CURB - 5.2):
        tube = new_mesh("tube", *box((START + 0.4, y - 0.04, EAVE - 0.03), (END - 0.4, y + 0.04, EAVE - 0.005)), "tube", False)
        tube.visible_glossy = False
    middle = (START + END) / 2
    light = area((middle, CURB - 2.5, EAVE - 0.06), (middle, CURB - 2.5, 0), (END - START - 1, 5.5), 1200, (1.0, 0.92, 0.80))
    light.visible_glossy = False


def _sign(text, at):
    x, y, z = at
    new_mesh("board", *box((x - 1.3, y - 0.06, z - 0.26), (x + 1.3, y, z + 0.26)), "gloss", False)
    for end in (-0.9, 0.9):
        new_mesh("hanger", *box((x + end - 0.02, y - 0.05, z), (x + end + 0.02, y - 0.01, EAVE)), "steel", False)
    _text(text, (x, y + 0.012, z), 0.32, "sign")


def _text(text, at, size, surface, align="CENTER"):
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, align, "CENTER"
    curve.materials.append(material(surface))
    letters = link(bpy.data.objects.new("text", curve))
    letters.location, letters.rotation_euler = at, (math.pi / 2, 0, math.pi)


def _airfield(beacon):
    for x in range(21, 90, 11):
        _street_lamp(x, CURB - 3)
    bank(-7.0, seed=3, height=0.6, x=(END + 2, 120), depth=60, calm=True)
    random = np.random.default_rng(17)
    for _ in range(44):
        p = (random.uniform(60, 190), random.uniform(-120, -60), random.uniform(0.8, 2.2))
        kind = random.choice(["field-blue", "field-blue", "bulb"])
        new_mesh("light", *superellipsoid(p, (0.12, 0.12, 0.12), 1, 1, 8), str(kind))
    stem = [(1.1, 0), (0.8, 5), (0.8, 9.4), (1.9, 10.5), (1.9, 10.8), (0, 10.8)]
    roof = [(2.1, 12.2), (2.1, 12.5), (0.7, 12.8), (0.1, 14.3), (0.0, 14.3)]
    for outline, surface in ((stem, "concrete"), ([(1.6, 10.8), (2.0, 12.2), (0.0, 12.2)], "tower-glass"), (roof, "concrete")):
        part, q = lathe(outline, 24)
        new_mesh("tower", part[:, [0, 2, 1]] + [153, -131, 0], q[:, ::-1], surface)
    if beacon:
        new_mesh("beacon", *superellipsoid((153, -131, 14.4), (0.12, 0.12, 0.12), 1, 1, 8), "tail")


def _street_lamp(x, y):
    pole, q = lathe([(0.06, 0), (0.04, 6.5), (0.0, 6.5)], 12)
    new_mesh("pole", pole[:, [0, 2, 1]] + [x, y, 0], q[:, ::-1], "post")
    new_mesh("head", *superellipsoid((x, y + 0.4, 6.5), (0.10, 0.34, 0.04), 0.4, 0.4, 12), "bulb")
    area((x, y + 0.4, 6.4), (x, y + 1.5, 0), (0.3, 0.7), 220, (1.0, 0.66, 0.36)).visible_glossy = False
