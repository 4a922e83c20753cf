"""A wide valley before sunrise: a plowed road over a plain of snow, far mountains."""

import math

from sets.backdrop import backdrop
from sets.ground import asphalt, bank
from sets.road import facing, pole
from sets.trees import forest, spruces
from studio.light import sky, sun

DAWN = [
    (-0.02, (0.42, 0.27, 0.20)),
    (0.0, (0.50, 0.32, 0.22)),
    (0.05, (0.42, 0.29, 0.23)),
    (0.14, (0.25, 0.215, 0.25)),
    (0.32, (0.105, 0.135, 0.225)),
    (0.70, (0.045, 0.075, 0.155)),
    (1.57, (0.02, 0.036, 0.085)),
]


def valley(camera, picture, car):
    """The set; the sun stands just over the horizon behind the car."""
    asphalt(edge=-2.7, line=-1.95, wet=0.8, color=(0.020, 0.020, 0.022))
    bank(-2.7, seed=52, height=0.5, depth=160, rise=0.004)
    for x in (9.0, 24, 40):
        pole(x, -3.5)
    spruces(forest(10, (30, 120), (-120, -50), (7, 12), 15, lambda x, y: 0.5), 9)
    view = facing(camera, car)
    backdrop(camera, picture, rows=(0.0, 0.50), span=1.25, middle=0.585, horizon=-2.0, strength=0.62)
    sun(view + 0.42, math.radians(4.5), 1.1, (1.0, 0.55, 0.28))
    sky(DAWN, (view + 0.42, (1.3, 0.62, 0.26), 0.55), ridge=(0.035, (0.06, 0.055, 0.08)), ground=(0.12, 0.12, 0.17))
