"""A round tent under snow and lit from within, so that its lattice shows on the canvas."""

import numpy as np

from blender.houses import transform
from blender.light import add_light
from blender.materials import lit_panes, plain, planks
from blender.mesh import mesh_object, tube
from geometry.solids import box, lathe

RADIUS, FLOOR, EAVES = 4.5, 0.35, 2.4
SUNK = 0.3  # meters of the deck in the snow
LATHS = 36
CANDLELIGHT = (1.0, 0.56, 0.31)


def turned(profile, sides=96):
    vertices, faces = lathe(profile, sides)
    return vertices[:, [0, 2, 1]], faces[:, ::-1]


def add_yurt(row):
    """`row` is x, y, z of the snow, and where the door looks in radians from east."""
    row = row - (0, 0, SUNK, 0)
    wood, snow, steel = planks("door wood", (0.15, 0.105, 0.072)), plain("tent snow", (0.82, 0.86, 0.91), 0.9), plain("pipe", (0.03, 0.03, 0.032))
    warm = lit_panes("canvas", CANDLELIGHT, "light")

    def put(name, solid, material, smooth=True, **layers):
        vertices, faces = np.asarray(solid[0], float), np.asarray(solid[1])
        mesh_object(name, transform(vertices[None], row[None])[0], faces, material, smooth, layers)

    put("deck", turned([(6.2, -1.5), (6.2, 0.3), (RADIUS - 0.1, 0.32)]), wood, False)
    bank, sides = turned([(6.15, 0.28), (6.05, 0.5), (5.2, 0.6), (RADIUS - 0.1, 0.66)])
    cleared = np.abs(np.arctan2(bank[:, 1], bank[:, 0])) < 0.22
    put("deck snow", (np.where(cleared[:, None], bank - (0, 0, 0.5), bank), sides), snow)
    put("roof", turned([(RADIUS, EAVES), (5.0, 2.35), (5.05, 2.6), (4.7, 2.85), (1.0, 4.6), (0.8, 4.55)]), snow)
    put("pipe", tube(0.11, 3.2, 5.3), steel)
    canvas = turned([(RADIUS, z) for z in np.linspace(FLOOR, EAVES, 29)], 480)
    put("canvas", canvas, warm, light=glow(canvas[0]))
    crown = turned([(0.82, 4.55), (0.7, 4.85), (0.4, 5.05), (0, 5.1)])
    put("crown", crown, warm, light=np.full(len(crown[0]), 1.2))
    put("door frame", box((4.3, -0.65, FLOOR), (4.6, 0.65, 2.3)), wood, False)
    put("door", box((4.5, -0.5, 0.4), (4.64, 0.5, 2.15)), wood, False)
    window = box((4.6, -0.3, 1.15), (4.66, 0.3, 1.95))
    put("window", window, warm, False, light=np.full(len(window[0]), 1.1))
    put("bar", box((4.62, -0.03, 1.15), (4.68, 0.03, 1.95)), wood, False)
    at = transform(np.array([[[5.1, 1.15, 1.85]]]), row[None])[0, 0]
    add_light("POINT", "lantern", 130, CANDLELIGHT, at, shadow_soft_size=0.12)


def glow(canvas):
    angle, z = np.arctan2(canvas[:, 1], canvas[:, 0]) / (2 * np.pi), canvas[:, 2]
    gaps = [np.abs((LATHS * angle + way * 1.1 * z) % 1 - 0.5) < 0.42 for way in (-1, 1)]
    return 0.4 * (0.78 + 0.22 * (gaps[0] & gaps[1])) * (1.75 - 0.66 * z) * (1 + 0.35 * np.cos(6 * np.pi * angle))
