"""The curb of an airport terminal at night, mountains beyond its end."""

import math

import bpy
import numpy as np

from geometry.solids import box, lathe, superellipsoid
from sets.backdrop import backdrop
from sets.ground import asphalt, bank
from sets.road import facing
from studio.light import area, sky
from studio.materials import material
from studio.mesh import link, new_mesh

NIGHT = [
    (-0.02, (0.020, 0.024, 0.045)),
    (0.0, (0.030, 0.034, 0.060)),
    (0.12, (0.020, 0.026, 0.055)),
    (0.40, (0.010, 0.014, 0.034)),
    (1.57, (0.004, 0.006, 0.016)),
]
CURB, WALL, START, END = -2.0, -9.5, -14.0, 15.5
EAVE = 3.9


def airport(camera, picture, car, sign="Arrivals"):
    """A glass front from START to END along y = WALL, a canopy over the sidewalk, a wet roadway."""
    asphalt(wet=1.0, line=CURB + 0.45, color=(0.013, 0.013, 0.014))
    new_mesh("walk", *box((START - 30, WALL - 1, -0.2), (END + 60, CURB, 0.15)), "concrete", False)
    new_mesh("edge", *box((START - 30, CURB - 0.02, -0.2), (END + 60, CURB + 0.16, 0.14)), "stone", False)
    _front()
    _canopy()
    for x in (-8.5, 1.0, 10.5):
        column, q = lathe([(0.0, 0.0), (0.21, 0.0), (0.21, EAVE), (0.0, EAVE)], 40)
        new_mesh("column", column[:, [0, 2, 1]] + [x, CURB - 2.1, 0.1], q[:, ::-1], "concrete")
    _sign(sign, (4.6, CURB - 1.3, 3.05))
    for x in range(19, 70, 10):
        _street_lamp(x, CURB - 3)
    bank(-7.0, seed=3, height=0.8, x=(END + 1.5, 70), depth=30)
    backdrop(camera, picture, rows=(0.0, 0.585), span=1.5, middle=0.80, horizon=-5.0, strength=0.15, tint=(0.45, 0.66, 1.15))
    sky(NIGHT, (facing(camera, car), (0.05, 0.03, 0.02), 0.8), ridge=(0.05, (0.008, 0.009, 0.015)), ground=(0.012, 0.012, 0.014))
    new_mesh("opposite", *box((-40, 26, 2.8), (50, 26.2, 5.6)), "hall", False)


def _front():
    for x in np.arange(START, END + 0.1, 1.75):
        new_mesh("mullion", *box((x - 0.04, WALL - 0.05, 0.1), (x + 0.04, WALL + 0.10, EAVE + 0.6)), "matte", False)
    for z in (0.35, 2.75, EAVE):
        new_mesh("transom", *box((START, WALL - 0.05, z - 0.04), (END, WALL + 0.08, z + 0.04)), "matte", False)
    new_mesh("hall", *box((START, WALL - 9.2, 0), (END, WALL - 9.0, 5.0)), "hall", False)
    new_mesh("ceiling", *box((START, WALL - 9.0, 4.4), (END, WALL, 4.6)), "hall-dim", False)
    new_mesh("floor", *box((START, WALL - 9.0, 0.0), (END, WALL - 0.1, 0.1)), "hall-dim", False)
    new_mesh("end", *box((END, WALL - 9.2, 0), (END + 0.25, WALL + 0.15, 4.9)), "concrete", False)
    new_mesh("lining", *box((END - 0.05, WALL - 9.0, 0.1), (END - 0.02, WALL - 0.1, 4.4)), "hall-dim", False)
    for y in np.arange(WALL - 8, WALL - 0.5, 1.9):
        new_mesh("tube", *box((START, y - 0.07, 4.34), (END, y + 0.07, 4.38)), "tube", False)
    random = np.random.default_rng(8)
    for _ in range(26):
        _figure(random.uniform(START + 1, END - 1), WALL - random.uniform(1.5, 8), random.uniform(0.9, 1.05))
    for x in np.arange(START + 3, END - 3, 6.5):
        new_mesh("desk", *box((x, WALL - 6.5, 0.1), (x + 3.2, WALL - 6, 1.2)), "stone", False)
        new_mesh("screen", *box((x + 0.4, WALL - 6.4, 2.5), (x + 2.8, WALL - 6.3, 3.2)), "screen", False)
    middle = (START + END) / 2
    light = area((middle, WALL - 0.3, 2.6), (middle, WALL + 5, 0.0), (END - START, 2.6), 900, (1.0, 0.90, 0.74))
    light.visible_glossy = False


def _figure(x, y, size):
    body = superellipsoid((x, y, 0.82 * size + 0.1), (0.20, 0.15, 0.74 * size), 0.6, 0.9, 14)
    head = superellipsoid((x, y, 1.68 * size + 0.1), (0.10, 0.11, 0.13), 1.0, 1.0, 12)
    case = box((x + 0.3, y - 0.12, 0.12), (x + 0.55, y + 0.12, 0.78))
    for part in (body, head, case):
        new_mesh("traveler", *part, "matte")


def _canopy():
    new_mesh("canopy", *box((START, WALL, EAVE), (END, CURB + 0.5, EAVE + 0.42)), "concrete", False)
    new_mesh("soffit", *box((START, WALL, EAVE - 0.004), (END, CURB + 0.48, EAVE)), "soffit", False)
    for y in (CURB - 0.2, CURB - 2.9, CURB - 5.2):
        new_mesh("tube", *box((START + 0.4, y - 0.05, EAVE - 0.03), (END - 0.4, y + 0.05, EAVE - 0.005)), "tube", False)
    middle = (START + END) / 2
    light = area((middle, CURB - 2.5, EAVE - 0.06), (middle, CURB - 2.5, 0), (END - START - 1, 5.5), 1200, (1.0, 0.92, 0.80))
    light.visible_glossy = False


def _sign(text, at):
    x, y, z = at
    new_mesh("board", *box((x - 1.6, y - 0.06, z - 0.30), (x + 1.6, y, z + 0.30)), "gloss", False)
    curve = bpy.data.curves.new("sign", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, 0.36, "CENTER", "CENTER"
    curve.materials.append(material("sign"))
    letters = link(bpy.data.objects.new("sign", curve))
    letters.location, letters.rotation_euler = (x, y + 0.012, z), (math.pi / 2, 0, math.pi)


def _street_lamp(x, y):
    pole, q = lathe([(0.06, 0), (0.04, 6.5), (0.0, 6.5)], 12)
    new_mesh("pole", pole[:, [0, 2, 1]] + [x, y, 0], q[:, ::-1], "post")
    new_mesh("head", *superellipsoid((x, y + 0.4, 6.5), (0.10, 0.34, 0.04), 0.4, 0.4, 12), "bulb")
