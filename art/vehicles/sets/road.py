"""A wet mountain road at blue hour, snow banks beside it."""

import math

from geometry.solids import box, lathe
from sets.backdrop import backdrop
from sets.ground import asphalt, bank
from sets.trees import forest, spruces
from studio.light import sky
from studio.mesh import new_mesh

DUSK = [
    (-0.02, (0.15, 0.16, 0.25)),
    (0.0, (0.18, 0.18, 0.27)),
    (0.06, (0.17, 0.18, 0.28)),
    (0.14, (0.125, 0.15, 0.265)),
    (0.30, (0.068, 0.098, 0.20)),
    (0.70, (0.026, 0.046, 0.11)),
    (1.57, (0.010, 0.019, 0.050)),
]


def road(camera, picture):
    asphalt(edge=-2.9, line=-2.15, wet=0.85)
    bank(-2.9, seed=4)
    for x in (10.5, 21, 33, 47):
        pole(x, -3.75)
    near = forest(16, (10, 70), (-60, -16), (7, 13), 12, _rise)
    right = forest(12, (-22, -8), (-70, -26), (7, 14), 8, _rise)
    spruces([*near, *right], 3)
    view = backdrop(camera, picture, rows=(0.0, 0.585), span=1.12, middle=0.5, horizon=-4.0, strength=0.42)
    glow = (view - 0.9, (0.55, 0.25, 0.14), 0.8)
    sky(DUSK, glow, ridge=(0.05, (0.030, 0.032, 0.055)), ground=(0.05, 0.058, 0.095), strength=0.9)


def _rise(x, y):
    return 0.70 + 0.03 * max(0.0, -y - 5.4) - 0.1


def pole(x, y, height=1.75):
    v, q = lathe([(0.022, 0), (0.022, height), (0.0, height)], 14)
    new_mesh("pole", v[:, [0, 2, 1]] + [x, y, 0.2], q[:, ::-1], "post")
    z = height - 0.12
    v, q = box((x - 0.027, y - 0.027, z), (x + 0.027, y + 0.028, z + 0.14))
    new_mesh("reflector", v, q, "reflector", False)


def facing(camera, car):
    """The direction from the camera to the car's middle."""
    return math.atan2(-camera.location.y, car.length / 2 - camera.location.x)
