"""The main street of a small town on a snowy night: shops with lit windows on both sides, strings of
lights across it. The street runs along x; the camera looks toward -x."""

import bpy
import numpy as np

from geometry.solids import box, grid, oval, superellipsoid, sweep
from sets.backdrop import backdrop, forest, spruces
from sets.clods import clods, cut_bank
from sets.facade import facades
from sets.ground import bank, fractal, snow_road, snowfield
from sets.road import flakes
from sets.shop import shop
from sets.upholstery import pad
from studio.materials import new_material
from studio.mesh import copy, new_mesh
from studio.stage import area, mirrored_x, panel, sky

WARM = (1.0, 0.68, 0.42)
NIGHT = [(-0.02, (0.030, 0.034, 0.060)), (0.3, (0.018, 0.024, 0.050)), (1.57, (0.008, 0.012, 0.030))]
FRONTS = (-8.5, 7.4)


def street(camera, picture, wheels, tracks, start=6.0, fronts=FRONTS):
    random = np.random.default_rng(12)
    snowfield(z=-0.3)
    snow_road(wheels, tracks, edge=-4.2, near=min(8.0, fronts[1] - 2.4))
    cut_bank(-4.2, 24, 0.48, end=75, depth=3.0)
    _lumps(wheels, tracks, fronts[1] - 2.7)
    bank(fronts[1] - 2.7, seed=25, height=0.45, depth=3.0, toward=1, calm=True)
    _lights()
    facades()
    bulb = new_mesh("bulb", *superellipsoid((0, 0, 0), (0.045, 0.045, 0.06), 1.0, 1.0, 8), "bulb")
    bulb.location.z = -50
    for y in fronts:
        x = start
        while x > start - 81:
            x -= _house(random, x, y, bulb)
    for x, sag in ((start - 11, 1.5), (start - 25, 1.9), (start - 43, 1.6)):
        t = np.linspace(0, 1, 23)
        line = np.stack([x + 2 * t, np.interp(t, (0, 1), fronts), 6.2 - 4 * sag * t * (1 - t)], 1)
        new_mesh("wire", *sweep(line, np.tile([0.0, 0.0, 1.0], (23, 1)), oval(0.012, 0.012, 6)), "matte")
        for at in line[1:-1] - [0, 0, 0.07]:
            copy(bulb).location = at
    spruces(forest(90, (-150, -85), (-70, 60), (6, 13), 26), 27)
    backdrop(camera, picture, rows=(0.0, 0.75), span=1.15, middle=0.56, horizon=-4.0, strength=1.3)
    sky(NIGHT, ground=(0.02, 0.022, 0.03))
    bpy.context.scene.world.cycles.sampling_method = "NONE"
    flakes(camera, 2000, near=5.0)


def _lumps(wheels, tracks, far):
    """What wheels have thrown aside: beside the fresh tracks and the old ruts."""
    random = np.random.default_rng(14)
    beside = [way + s * 0.24 for way in (*wheels, 1.05, 3.1, 4.9, 6.8) for s in (-1, 1)]
    y = random.normal(random.choice(beside, 2600), random.choice([0.07, 0.07, 0.5], 2600))
    x = random.uniform(-6, 22, len(y))
    fresh = np.abs(np.abs(y) - wheels[0]) < 0.4
    keep = (y < far) & ~(fresh & (x < tracks))
    size = np.clip(random.lognormal(-4.1, 0.6, len(y)), 0.006, 0.08)
    clods(np.stack([x, y, 0.01 + 0 * x], 1)[keep], size[keep], 15)


def _house(random, x, y, bulb):
    """A house with a shop, whose front ends at x; returns its width."""
    width, high, side = random.uniform(5.0, 10.0), random.choice([4.9, 6.0, 7.1, 8.2]), np.sign(y)
    wall = random.choice(["facade-dark", "facade-boards", "facade-stone"])

    def block(name, x0, x1, out, back, z0, z1, surface):
        ys = sorted((y - side * out, y + side * back))
        new_mesh(name, *box((x0, ys[0], z0), (x1, ys[1], z1)), surface, False)

    left, right = x - width, x - 0.25
    block("house", left, right, 0, 9, 2.8, high, wall)
    pitch = random.uniform(0.16, 0.36) * width
    _gable((left, right), (y, y + side * 9), high, pitch, wall)
    _gable((left - 0.5, right + 0.4), (y - side * 0.8, y + side * 9), high + 0.02, pitch + 0.15, "timber-dark", 0.22)
    _roof_snow((left - 0.5, right + 0.4), (y - side * 0.84, y + side * 9), high + 0.02, pitch + 0.15)
    block("canopy", left + 0.3, right - 0.3, 1.3, 0, 3.05, 3.2, "timber-dark")
    middle = ((left + right) / 2, y - side * 0.65, 3.34)
    new_mesh("snow", *pad((width / 2 - 0.4, 0.68, 0.19), 0.18, middle, 0.06, _drifted), "snow-cap")
    _front(random, block, (left, right), y, side, wall, bulb)
    for z in np.arange(3.9, high - 1.2, 2.1):
        for a in np.linspace(left + 0.9, right - 1.9, 3 if width > 6.5 else 2):
            _window(block, a, z, random.random() < 0.6)
    return width


def _front(random, block, x, y, side, wall, bulb):
    """The shop's window between piers, the light that falls from it, small lamps along the canopy."""
    left, right = x
    shop(np.random.default_rng(random.integers(1 << 30)), x, y, side)
    block("riser", left, right, 0, 0.2, 0, 0.45, "facade-stone")
    for at in (left, right):
        block("pier", at - 0.25, at + 0.25, 0.02, 0.4, 0, 2.8, "facade-stone" if wall == "facade-boards" else wall)
    for at in np.linspace(left + 0.25, right - 0.25, 4):
        block("frame", at - 0.05, at + 0.05, 0.03, 0.06, 0.45, 2.8, "timber-dark")
    for z in (0.45, 2.72):
        block("frame", left, right, 0.03, 0.06, z, z + 0.08, "timber-dark")
    for at in np.arange(left + 0.5, right - 0.4, 0.42):
        lamp = copy(bulb)
        lamp.location, lamp.visible_diffuse = (at, y - side * 1.22, 3.0 - 0.03 * np.sin(at * 7)), False
    middle, size = (left + right) / 2, ((right - left) * 0.8, 0.6)
    spill = area((middle, y - side * 0.3, 2.5), (middle, y - side * 4, 0), size, 150, WARM)
    spill.visible_glossy = False


def _window(block, a, z, lit):
    block("window", a, a + 1.0, 0.01, 0, z, z + 1.3, "lit" if lit else "gloss")
    if lit:
        for low in (a, a + 0.78):
            block("drape", low, low + 0.22, 0.02, 0, z, z + 1.3, "drape")
    for low in (a - 0.05, a + 0.47, a + 0.97):
        block("frame", low, low + 0.08, 0.05, 0, z, z + 1.3, "timber-dark")
    for low in (z - 0.04, z + 0.85, z + 1.26):
        block("frame", a - 0.05, a + 1.05, 0.05, 0, low, low + 0.07, "timber-dark")
    block("sill", a - 0.08, a + 1.08, 0.14, 0, z - 0.13, z - 0.04, "snow-cap")


def _drifted(points, normals):
    return 0.07 * fractal(points[:, 0] / 0.9, points[:, 1] / 0.9 + points[:, 2], 6, 5)


def _gable(x, y, low, pitch, surface, thick=None):
    """A prism over a house: its ridge runs away from the street. A thick one is hollow below."""
    middle = sum(x) / 2
    front, back = (np.array([(x[0], at, low), (middle, at, low + pitch), (x[1], at, low)]) for at in y)
    down = [0, 0, thick or 0]
    v = np.vstack([front, back, front - down, back - down])
    q = [[0, 1, 4, 3], [1, 2, 5, 4]]
    q += [[0, 6, 7, 1], [1, 7, 8, 2], [0, 3, 9, 6], [2, 8, 11, 5]] if thick else [[0, 2, 1, 1]]
    new_mesh("gable", v, np.array(q), surface, False)


def _roof_snow(x, y, low, pitch, deep=0.38):
    """Snow on a gable roof, rounded at its eaves, its ridge and toward the street."""
    u, t = np.linspace(-1, 1, 61), np.array([0, 0, 0.02, 0.06, 0.14, 0.26, 4, 8]) * np.sign(y[1] - y[0])
    front = np.array([0, 0.55, 0.72, 0.87, 0.96, 1, 1, 1])
    bare = low + pitch * (1 - np.abs(u))
    round_ridge = low + pitch * (1 - np.sqrt(u**2 + 0.01))
    thick = deep * np.sqrt(1 - np.abs(u) ** 14) * (1 + 0.12 * fractal(u * 2 + x[0], u * 0 + low, 5, 3))
    top = np.maximum(round_ridge, bare - 0.1) + thick * np.hypot(1, pitch / (x[1] - x[0]) * 2)
    z = bare + (top - bare) * front[:, None]
    across = np.broadcast_to(sum(x) / 2 + u * (x[1] - x[0]) / 2, z.shape)
    along = np.broadcast_to((y[0] + t)[:, None], z.shape)
    new_mesh("snow", np.stack([across, along, z], 2).reshape(-1, 3), grid(z.shape, y[1] < y[0]), "snow-cap", angle=180)


def _lights():
    """Light behind glass: a shop's niches, rooms above, each as bright as it happens to be, their curtains."""
    for name, least, most in (("niche", 0.06, 0.40), ("lit", 0.20, 0.36), ("drape", 0.05, 0.10)):
        made, nodes = new_material(name)
        made.cycles.sample_as_light = name == "lit"
        height = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeTexCoord").outputs["Generated"]}).outputs[2]
        level = nodes.math("MULTIPLY", nodes.ramp(height, 0.0, 1.0, least, most), nodes.ramp(nodes("ShaderNodeObjectInfo").outputs["Random"], 0.0, 1.0, 0.55, 1.1))
        nodes.finish(nodes.emission((1.0, 0.50, 0.20) if name == "lit" else (1.0, 0.42, 0.15), level))


def mirrored_shops(camera, car):
    """Lit windows and a line of lamps across the street, where the flank mirrors them to the camera."""
    y = 15.5
    seen = mirrored_x(camera, car, y)
    for x in np.arange(seen - 16.0, seen + 16.0, 4.6):
        panel((x, y, 1.75), (x, 0, 1.75), (3.5, 2.3), 2.2, WARM, soft=8.0)
    panel((seen, y - 1.2, 3.1), (seen, 0, 2.0), (34, 0.10), 9.0, WARM, soft=0.0)


def exhaust(at):
    made, nodes = new_material("exhaust")
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    torn = nodes.ramp(nodes.noise(place, 3.2, 6.0, 0.62), 0.44, 0.68)
    ball = nodes("ShaderNodeVectorMath", {0: nodes("ShaderNodeVectorMath", {0: place, 1: (0.72, 1.5, 1.9)}, operation="MULTIPLY")}, operation="LENGTH").outputs["Value"]
    density = nodes.math("MULTIPLY", nodes.math("MULTIPLY", torn, nodes.ramp(ball, 1.0, 0.15)), 2.4)
    volume = nodes("ShaderNodeVolumeScatter", {0: (0.90, 0.93, 1.0, 1), 1: density, 2: 0.2}).outputs[0]
    nodes("ShaderNodeOutputMaterial", {"Volume": volume})
    vapor = new_mesh("exhaust", *box((-1.4, -0.7, -0.35), (1.4, 0.7, 0.55)), made, False)
    vapor.location, vapor.visible_shadow = at, False
