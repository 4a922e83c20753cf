"""A pass in falling snow: packed snow, high plowed banks, spruces that fade away."""

import numpy as np
from mathutils import Vector

from geometry.solids import superellipsoid
from sets.ground import bank, snowfield
from sets.road import pole
from sets.trees import forest, spruces
from studio.light import sky
from studio.mesh import copy, new_mesh

GRAY = [
    (-0.02, (0.20, 0.23, 0.31)),
    (0.0, (0.21, 0.24, 0.32)),
    (0.30, (0.19, 0.225, 0.31)),
    (0.80, (0.15, 0.185, 0.27)),
    (1.57, (0.12, 0.155, 0.24)),
]
AIR = (0.145, 0.172, 0.240)


def mountain_pass(camera):
    """The set; its haze is AIR, from 9 to 55 m."""
    snowfield(tracks=True)
    bank(-3.1, seed=21, height=1.35, rise=0.16)
    for x in (-5.5, 5.0, 15.5, 26):
        pole(x, -4.1, 2.6)
    woods = [forest(n, x, y, (9, 16), s, _slope) for n, x, y, s in (
        (16, (6, 60), (-40, -9), 31),
        (12, (-30, 4), (-34, -10), 32),
    )]
    spruces([*woods[0], *woods[1]], 33)
    _flakes(camera, 2600)
    sky(GRAY, ground=(0.13, 0.15, 0.20))


def _slope(x, y):
    return 1.2 + 0.16 * max(0.0, -y - 5.6) - 0.2


def _flakes(camera, count):
    random = np.random.default_rng(44)
    flake = new_mesh("flake", *superellipsoid((0, 0, 0), (1, 1, 1), 1.0, 1.0, 6), "flake")
    turn = camera.rotation_euler.to_matrix()
    half = 18 / camera.data.lens * 1.1
    for _ in range(count):
        d = 1.2 + 26 * random.random() ** 0.6
        ray = turn @ Vector((random.uniform(-half, half) * d, random.uniform(-half, half) * 0.62 * d, -d))
        size = random.uniform(0.0022, 0.0052)
        one = copy(flake)
        one.location = camera.location + ray
        one.scale = (size, size, size * random.uniform(1.5, 4.0))
        one.rotation_euler = (0.25 + random.normal(0, 0.12), random.normal(0, 0.12), 0)
        one.visible_shadow = False
    flake.location.z = -50

