"""A wet mountain road at blue hour between snow banks; a pass in falling snow, with high banks and spruces."""

import math

from mathutils import Vector
import numpy as np

from geometry.solids import box, grid, lathe, superellipsoid
from sets.backdrop import backdrop, forest, spruces
from sets.clods import cut_bank
from sets.ground import asphalt, bank, fractal, snow, snow_road, snowfield, tarmac
from studio.stage import sky
from studio.mesh import copy, new_mesh


DUSK = [
    (-0.02, (0.15, 0.16, 0.25)),
    (0.0, (0.18, 0.18, 0.27)),
    (0.06, (0.17, 0.18, 0.28)),
    (0.14, (0.125, 0.15, 0.265)),
    (0.30, (0.068, 0.098, 0.20)),
    (0.70, (0.026, 0.046, 0.11)),
    (1.57, (0.010, 0.019, 0.050)),
]


def road(camera, picture, rows=(0.0, 0.585), span=1.12, middle=0.5):
    asphalt(edge=-2.9, line=-2.15, wet=0.7)
    bank(-2.9, seed=4)
    near = forest(16, (10, 70), (-60, -16), (7, 13), 12, _rise)
    right = forest(12, (-22, -8), (-70, -26), (7, 14), 8, _rise)
    spruces([*near, *right], 8)
    view = backdrop(camera, picture, rows, span, middle, horizon=-4.0, strength=0.42)
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


GRAY = [
    (-0.02, (0.20, 0.23, 0.31)),
    (0.0, (0.21, 0.24, 0.32)),
    (0.30, (0.19, 0.225, 0.31)),
    (0.80, (0.15, 0.185, 0.27)),
    (1.57, (0.12, 0.155, 0.24)),
]


def mountain_pass(camera, wheels, tracks, light, poles=(-5.5, 5.0, 15.5, 26), trees=0):
    """The set; its haze runs from 19 to 90 m. Fresh tracks begin under the wheels; more trees stand far off."""
    snowfield(z=-0.3)
    snow_road(wheels, tracks)
    bank(-3.1, seed=21, height=1.1, rise=0.16, calm=True)
    for x in poles:
        pole(x, -4.1, 2.6)
    woods = [forest(n, x, y, (9, 16), s, _slope) for n, x, y, s in (
        (16, (6, 60), (-40, -9), 31),
        (12, (-30, 4), (-34, -10), 32),
        (trees, (-45, 75), (-80, -24), 35),
    )]
    spruces([tree for wood in woods for tree in wood], 33)
    flakes(camera, 3400)
    sky(GRAY, ground=(0.13, 0.15, 0.20), strength=light)


def _slope(x, y):
    return 1.2 + 0.16 * max(0.0, -y - 5.6) - 0.2


def flakes(camera, count, near=1.6):
    """Falling snow, no closer than `near` meters; flakes in the lamps' beams are lit."""
    random = np.random.default_rng(44)
    dim, lit = (new_mesh(name, *superellipsoid((0, 0, 0), (1, 1, 1), 1.0, 1.0, 6), name) for name in ("flake", "flake-lit"))
    turn = camera.rotation_euler.to_matrix()
    half = 18 / camera.data.lens * 1.1
    for _ in range(count):
        d = near + 27 * random.random() ** 0.55
        ray = turn @ Vector((random.uniform(-half, half) * d, random.uniform(-half, half) * 0.62 * d, -d))
        at = camera.location + ray
        beam = -7 < at.x < -0.1 and abs(abs(at.y) - 0.8) < 0.25 - 0.16 * at.x and 0 < at.z < 1.0 - 0.05 * at.x
        one = copy(lit if beam else dim)
        one.location = at
        size = random.lognormal(-5.75, 0.38)
        one.scale = (size * random.uniform(0.7, 1.3), size, size * random.uniform(1.0, 3.0))
        one.rotation_euler = (0.25 + random.normal(0, 0.2), random.normal(0, 0.2), 0)
        one.visible_shadow = one.visible_diffuse = one.visible_glossy = False
    dim.location.z = lit.location.z = -50


def bend(camera, picture, curve=-0.0065):
    """A plowed road with two lanes between banks, which bends to the right; gives y and heading at x."""

    def at(x, y=0.0):
        return y + curve * max(0.0, x) ** 2

    yellow, white = (0.40, 0.26, 0.05), (0.42, 0.42, 0.40)
    lines = [(-1.68, 0.05, yellow), (-1.92, 0.05, yellow), (1.75, 0.06, white), (-5.35, 0.06, white)]
    tarmac(lines, (-5.7, 2.1), curve, wet=-0.1, lanes=(0.0, -3.6))
    for edge, toward, seed, high in ((-6.2, -1, 63, 0.65), (2.4, 1, 64, 1.0)):
        cut_bank(edge, seed, high, toward=toward, rise=0.025, bend=curve)
    _hills()
    for x in (3, 17, 31, 45):
        pole(x, at(x, -6.8))
        pole(x - 4, at(x - 4, 3.1), 1.95)
    field = lambda x, y: 0.7 + 0.025 * max(0.0, abs(y - at(x)) - 6)
    left = forest(34, (30, 110), (14, 60), (8, 15), 71, field)
    right = forest(22, (70, 130), (-110, -62), (9, 15), 72, field)
    far = forest(420, (125, 232), (-95, 120), (4.5, 10), 74, _hill)
    near = [(41.0, -17.6, 1.0, 8.5), (44.5, -19.6, 1.1, 11.5), (49, -22.5, 1.2, 9.5), (27, 13.5, 1.0, 7.5)]
    spruces([*near, *left, *right, *far], 73)
    view = backdrop(camera, picture, rows=(-0.1, 0.612), span=1.04, horizon=-4.0, strength=0.50, tint=(0.84, 1.0, 1.12))
    sky(DUSK, (view + 0.7, (0.30, 0.16, 0.11), 0.8), ridge=(0.05, (0.030, 0.032, 0.055)), ground=(0.05, 0.058, 0.095), strength=0.9)
    return at


def _hill(x, y):
    """The height of the low ground before the range, which is wooded."""
    rise = np.clip((x - 90) / 110, 0, 1)
    return 1.0 + rise * (3.6 + 2.4 * fractal(x / 70, y / 38, 75, 4))


def _hills():
    x, y = np.meshgrid(np.linspace(90, 246, 120), np.linspace(-150, 170, 240), indexing="ij")
    new_mesh("hills", np.stack([x, y, _hill(x, y)], 2).reshape(-1, 3), grid(x.shape), snow("snow-hills", calm=True))
