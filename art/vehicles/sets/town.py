"""The main street of a small town on a snowy night: shops with lit windows on both sides, strings of
lights across it. The street runs along x; the camera looks toward -x."""

import bpy
import numpy as np

from geometry.solids import box, superellipsoid
from sets.backdrop import backdrop
from sets.ground import bank, snow_road, snowfield
from sets.road import flakes
from studio.materials import new_material
from studio.mesh import copy, new_mesh
from studio.stage import area, sky

WARM = (1.0, 0.60, 0.30)
NIGHT = [(-0.02, (0.030, 0.034, 0.060)), (0.3, (0.018, 0.024, 0.050)), (1.57, (0.008, 0.012, 0.030))]
FRONTS = (-8.5, 7.4)


def street(camera, picture, wheels, tracks):
    random = np.random.default_rng(12)
    snowfield(z=-0.3)
    snow_road(wheels, tracks, edge=-4.2)
    bank(-4.2, seed=24, height=0.45, depth=3.0, calm=True)
    bank(4.7, seed=25, height=0.45, depth=3.0, toward=1, calm=True)
    _windows()
    for y in FRONTS:
        x = 6.0
        while x > -75:
            x -= _house(random, x, y)
    bulb = new_mesh("bulb", *superellipsoid((0, 0, 0), (0.035, 0.035, 0.045), 1.0, 1.0, 8), "bulb")
    bulb.location.z = -50
    for x in np.arange(-3.0, -60, -7.0):
        for t in np.linspace(0, 1, 22):
            copy(bulb).location = (x, np.interp(t, (0, 1), FRONTS), 6.0 - 4.4 * t * (1 - t))
    backdrop(camera, picture, rows=(0.0, 0.75), span=0.95, middle=0.58, horizon=-4.0, strength=1.3)
    sky(NIGHT, ground=(0.02, 0.022, 0.03))
    bpy.context.scene.world.cycles.sampling_method = "NONE"
    flakes(camera, 3400)


def _house(random, x, y):
    """A house with a shop, whose front ends at x; returns its width."""
    width, high, side = random.uniform(6.0, 9.0), random.uniform(5.6, 8.2), np.sign(y)
    wall = random.choice(["timber-dark", "timber", "stone", "plaster"])

    def block(name, x0, x1, out, back, z0, z1, surface):
        ys = sorted((y - side * out, y + side * back))
        new_mesh(name, *box((x0, ys[0], z0), (x1, ys[1], z1)), surface, False)

    left, right = x - width, x - 0.25
    block("house", left, right, 0, 9, 0, high, wall)
    pitch = 0.30 * width
    _gable("gable", (left, right), (y, y + side * 9), high, pitch, wall)
    _gable("roof", (left - 0.5, right + 0.4), (y - side * 0.8, y + side * 9), high + 0.02, pitch + 0.15, "timber-dark")
    _gable("snow", (left - 0.5, right + 0.4), (y - side * 0.82, y + side * 9), high + 0.30, pitch + 0.15, "snow-cap", 0.30)
    block("canopy", left + 0.3, right - 0.3, 1.3, 0, 3.05, 3.2, "timber-dark")
    block("snow", left + 0.3, right - 0.3, 1.3, 0, 3.2, 3.42, "snow-cap")
    panes = np.linspace(left + 0.5, right - 0.5, 4)
    for a, b in zip(panes, panes[1:]):
        block("shop", a + 0.08, b - 0.08, 0.03, 0, 0.6, 2.7, "shop")
    area((x - width / 2, y - side * 0.3, 2.5), (x - width / 2, y - side * 4, 0), (width * 0.8, 0.6), 90, WARM).visible_glossy = False
    for z in np.arange(3.9, high - 1.2, 2.1):
        for a in np.linspace(left + 0.9, right - 1.9, 3):
            lit = random.random() < 0.6
            block("window", a, a + 1.0, 0.03, 0, z, z + 1.3, "lit" if lit else "gloss")
            block("sill", a - 0.08, a + 1.08, 0.12, 0, z - 0.10, z, "snow-cap")
    return width


def _gable(name, x, y, low, pitch, surface, thick=None):
    """A prism over a house: its ridge runs away from the street. A thick one is hollow below."""
    middle = sum(x) / 2
    front, back = (np.array([(x[0], at, low), (middle, at, low + pitch), (x[1], at, low)]) for at in y)
    down = [0, 0, thick or 0]
    v = np.vstack([front, back, front - down, back - down])
    q = [[0, 1, 4, 3], [1, 2, 5, 4]]
    q += [[0, 6, 7, 1], [1, 7, 8, 2], [0, 3, 9, 6], [2, 8, 11, 5]] if thick else [[0, 2, 1, 1]]
    new_mesh(name, v, np.array(q), surface, False)


def _windows():
    """Light behind glass: brightest at a shop's ceiling, even in the rooms above."""
    for name, low, high, least, most in (("shop", 0.6, 2.7, 0.10, 0.42), ("lit", 3.0, 9.0, 0.26, 0.26)):
        _, nodes = new_material(name)
        at = nodes("ShaderNodeTexCoord").outputs["Object"]
        z = nodes("ShaderNodeSeparateXYZ", {0: at}).outputs[2]
        goods = nodes.ramp(nodes.noise(at, 2.2, 2.0), 0.35, 0.65)
        level = nodes.math("MULTIPLY", nodes.ramp(z, low, high, least, most), nodes.math("MULTIPLY_ADD", goods, 0.7, 0.5))
        nodes.finish(nodes.emission((1.0, 0.50, 0.20), level))
