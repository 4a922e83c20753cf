"""A mountain road that is being plowed at blue hour: deep new snow before the blade and in the other
lane, a wet dark lane behind it, banks and dark spruces that fade in falling snow."""

import numpy as np

from geometry.solids import grid
from sets.backdrop import forest, spruces
from sets.ground import bank, fractal, snow, snowfield, tarmac
from sets.road import flakes, pole
from sets.spray import spray
from studio.mesh import new_mesh
from studio.stage import area, sky

BLUE = [
    (-0.02, (0.088, 0.112, 0.190)),
    (0.0, (0.092, 0.118, 0.200)),
    (0.25, (0.072, 0.098, 0.180)),
    (0.80, (0.044, 0.066, 0.132)),
    (1.57, (0.026, 0.042, 0.092)),
]
AMBER, WARM = (1.0, 0.42, 0.08), (1.0, 0.80, 0.56)
LEFT, RIGHT = -5.6, 2.3


def plowed_road(camera, blade, truck):
    """The set; its haze runs from 22 to 110 m."""
    snowfield(z=-0.3)
    yellow, white = (0.40, 0.26, 0.05), (0.42, 0.42, 0.40)
    tarmac([(-1.80, 0.05, yellow), (1.62, 0.06, white)], (-1.1, 1.2), wet=0.05)
    _new_snow(blade)
    bank(LEFT, 81, 0.9, (-120, 45), toward=-1, rise=0.10, calm=True)
    bank(RIGHT, 82, 1.15, (-120, 45), toward=1, rise=0.12, calm=True)
    for x in (-40, -26, -12, 3, 17):
        pole(x, LEFT - 0.9, 2.3)
        pole(x - 5, RIGHT + 1.0, 2.5)
    woods = [forest(count, x, y, (9, 19), seed, _slope) for count, x, y, seed in (
        (210, (-120, -8), (-50, -10.5), 83),
        (24, (-24, 4), (-20, -12), 84),
        (190, (-120, -10), (9.5, 50), 85),
        (16, (-26, -3), (9.5, 18), 86),
    )]
    spruces([tree for wood in woods for tree in wood], 87)
    spray(blade)
    _lamps(truck)
    flakes(camera, 3600)
    sky(BLUE, ground=(0.06, 0.075, 0.12), strength=0.8)


def _slope(x, y):
    return 0.5 + 0.11 * max(0.0, abs(y) - 7)


def _lamps(truck):
    beams = [((x - 0.2, y, z), (x - 22, y * 2, 0.6), (0.25, 0.1), 240, WARM, 36) for x, y, z in truck.head]
    glows = [((x, y, z), (x + 3, y, 0), (0.2, 0.08), 5, (1, 0.03, 0.015), 180) for x, y, z in truck.tail]
    for at, target, size, power, color, spread in (
        *beams,
        *glows,
        ((3.5, 0, 3.42), (9, 0, 1.5), (1.6, 0.12), 60, AMBER, 180),
        ((3.2, -1.0, 3.3), (3.5, -7, 0), (0.3, 0.3), 150, AMBER, 180),
        ((3.2, 1.0, 3.3), (3.5, 7, 0), (0.3, 0.3), 90, AMBER, 180),
        ((8.72, 0, 2.66), (8.95, 0, 0), (1.5, 0.06), 25, WARM, 180),
        ((7.6, 1.40, 2.75), (2.5, 5.5, 2.2), (0.2, 0.1), 200, WARM, 180),
        ((2.0, 1.45, 2.75), (0.6, 4.4, 1.5), (0.2, 0.2), 300, WARM, 150),
    ):
        area(at, target, size, power, color, spread).visible_glossy = False


def _new_snow(blade, depth=0.15):
    along = np.concatenate([-np.geomspace(130, 14, 150), np.linspace(-13.9, 30, 1500)])
    across = np.linspace(LEFT - 0.6, RIGHT + 0.8, 620)
    x, y = np.meshgrid(along, across, indexing="ij")
    z = depth + 0.035 * fractal(x / 4, y / 1.8, 91, 4) + 0.012 * fractal(x / 0.6, y / 0.4, 92, 4)
    for lane in (-4.6, -2.9):
        z -= 0.055 * np.exp(-(((y - lane - 0.08 * fractal(x / 8, x * 0 + lane, 93, 3)) / 0.19) ** 4))
    s, c = np.sin(blade.angle), np.cos(blade.angle)
    behind = (x - blade.x) * c - y * s
    edge = 0.06 * fractal(x / 0.5, y * 0, 94, 4)
    inside = np.minimum(np.minimum(y + blade.half * c + edge, blade.half * c + 0.25 - y + edge), behind + 0.1)
    cut = np.clip(inside / 0.10 + 0.5, 0, 1)
    clods = np.maximum(fractal(x / 0.22, y / 0.22, 95, 4, ridged=True), -0.3)
    z += (0.10 + 0.10 * clods) * np.exp(-(((inside + 0.22) / 0.20) ** 2)) * (behind > -0.4)
    z += 0.45 * np.exp(-(((behind + 0.55) / 0.4) ** 2)) * np.clip((2.0 - np.abs(y)) / 0.7, 0, 1)
    z = z * (1 - cut) - 0.05 * cut
    return new_mesh("new-snow", np.stack([x, y, z], 2).reshape(-1, 3), grid(x.shape), snow("new-snow", calm=True))
