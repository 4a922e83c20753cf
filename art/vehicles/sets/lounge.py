"""The lounge of the long van: two seats across a table and the mountains in the window at dusk, or its bar at night.
x runs along the van, the window's wall is at y = 0, the floor at z = 0."""

import bpy
import numpy as np

from geometry.curves import rounded
from geometry.solids import box, flipped, lathe, oval, superellipsoid, sweep
from sets.backdrop import backdrop, spruces
from sets.cabin import pane
from sets.road import DUSK
from sets.upholstery import creases, leather, pad, pleats, sewn
from studio.stage import area, sky, sun
from studio.materials import new_material
from studio.mesh import copy, new_mesh

WARM, COOL = (1.0, 0.70, 0.46), (0.55, 0.70, 1.0)
BAR, SILL, LINTEL, CEILING = 1.62, 0.80, 1.50, 1.86


def lounge(camera, picture):
    _outside(camera, picture)
    _room([(0.92, 0.47, -1), (-0.66, 0.47, 1)])
    _table((0.05, 0.30), 0.64)
    area((0.3, -0.5, 1.5), (0.3, 1.0, 0.7), (3.2, 0.9), 26, COOL).visible_glossy = False
    # The only lamp that leather, glasses and lacquer mirror.
    area((-0.3, 1.5, 1.75), (0.5, 0.4, 0.6), (0.5, 0.12), 5, WARM)


def bar_at_night(camera, picture):
    backdrop(camera, picture, rows=(0.0, 1.0), span=0.9, middle=0.0, horizon=-75.0, strength=0.26)
    sky([(-0.02, (0.010, 0.014, 0.030)), (1.57, (0.003, 0.005, 0.014))])
    bpy.context.scene.world.cycles.sampling_method = "NONE"
    _room([(0.98, 1.20, -1)])
    _ceiling_lights()


def _ceiling_lights():
    random = np.random.default_rng(17)
    spark = new_mesh("spark", *superellipsoid((0, 0, 0), (1, 1, 1), 1.0, 1.0, 6), "bulb-soft")
    for _ in range(260):
        one = copy(spark)
        one.location = (random.uniform(-0.2, BAR), random.uniform(0.3, 2.1), CEILING)
        one.scale = (random.lognormal(-6.3, 0.4),) * 3
    spark.location.z = -50


def _room(seats):
    """Walls, bar, and seats (x, y, the way they look) under warm lamps."""
    _wall()
    _bar()
    hide = leather("hide", (0.36, 0.235, 0.145))
    for seat in seats:
        _seat(*seat, hide)
    new_mesh("floor", *box((-3, -0.1, -0.05), (BAR + 0.1, 2.2, 0)), "carpet", False)
    new_mesh("behind", *box((-3, 2.1, 0), (BAR + 0.1, 2.2, CEILING)), "suede", False)
    new_mesh("end", *box((-3.1, -0.1, 0), (-3, 2.2, CEILING)), "suede", False)
    for at, target, size, power in (
        ((0.2, 0.55, CEILING - 0.03), (0.2, 0.55, 0), (2.6, 0.08), 24),
        ((0.2, 1.75, CEILING - 0.06), (0.4, 0.5, 0.6), (2.6, 0.14), 13),
        ((0.2, 2.05, 0.5), (0.2, 0.1, CEILING), (2.6, 0.3), 7),
    ):
        area(at, target, size, power, WARM).visible_glossy = False


def _outside(camera, picture):
    near = [(31, -40, -9, 8.5), (35, -44, -9, 10), (28, -38, -8, 5.5), (43, -41, -9, 8), (55, -47, -9, 11)]
    spruces(near, 83)
    backdrop(camera, picture, rows=(0.0, 1.0), span=1.1, middle=0.36, horizon=-80.0, strength=0.36)
    sun(1.2, 0.75, 0.55, (0.50, 0.64, 1.0))
    sky(DUSK, ground=(0.05, 0.058, 0.095), strength=1.0)
    bpy.context.scene.world.cycles.sampling_method = "NONE"
    seen = bpy.context.scene.world.cycles_visibility
    seen.diffuse = seen.glossy = False


def _wall():
    """The window's wall with its three panes, the ceiling, and the strips of light."""
    panes = [(-2.3, -0.98), (-0.86, 0.72), (0.84, BAR - 0.06)]
    pane((-3, SILL - 0.1), (BAR, LINTEL + 0.1), -0.07)
    edges = [-3.0] + [(a[1] + b[0]) / 2 for a, b in zip(panes, panes[1:])] + [BAR + 0.1]
    for (a, b), left, right in zip(panes, edges, edges[1:]):
        inner = rounded([(a, SILL), (b, SILL), (b, LINTEL), (a, LINTEL)], [0.09] * 4)
        outer = np.stack([np.interp(inner[:, 0], (a + 0.09, b - 0.09), (left, right)), np.interp(inner[:, 1], (SILL + 0.09, LINTEL - 0.09), (SILL - 0.06, LINTEL + 0.06))], 1)
        n = len(inner)
        i = np.arange(n)
        ring = np.stack([i, (i + 1) % n, (i + 1) % n + n, i + n], 1)
        flat = lambda p, y: np.stack([p[:, 0], np.full(len(p), y), p[:, 1]], 1)
        new_mesh("frame", np.vstack([flat(inner, 0.0), flat(outer, 0.0)]), ring, "suede", False)
        new_mesh("reveal", np.vstack([flat(inner, 0.0), flat(inner, -0.07)]), ring, "gloss", False)
        lip = flat(inner, 0.002)
        new_mesh("lip", *sweep(lip, np.tile([0.0, 1.0, 0.0], (n, 1)), oval(0.008, 0.005), True), "satin")
    new_mesh("above", *box((-3, -0.1, LINTEL + 0.055), (BAR + 0.1, 0, CEILING + 0.1)), "suede", False)
    new_mesh("below", *box((-3, -0.1, 0), (BAR + 0.1, -0.004, SILL - 0.055)), "saddle-quilt", False)
    new_mesh("ledge", *pad((2.4, 0.035, 0.022), 0.016, (BAR - 2.4, 0.03, SILL - 0.055), 0.03), "timber-gloss")
    new_mesh("line", *box((-3, 0.030, SILL - 0.088), (BAR, 0.036, SILL - 0.082)), "led-cabin", False)
    area((0.2, 0.04, SILL - 0.09), (0.2, 0.05, 0), (2.8, 0.012), 5, WARM).visible_glossy = False
    new_mesh("ceiling", *box((-3, -0.1, CEILING), (BAR + 0.1, 3, CEILING + 0.1)), "suede", False)
    cove = rounded([(0.0, LINTEL + 0.16), (0.0, CEILING), (0.30, CEILING)], [0, 0.20, 0])
    # In the very plane of wall and ceiling it would be black.
    line = np.stack([np.zeros(len(cove)), cove[:, 0] + 0.003, cove[:, 1] - 0.003], 1)
    m = len(cove)
    j = np.arange(m - 1)
    new_mesh("cove", np.vstack([line - [3, 0, 0], line + [BAR + 0.1, 0, 0]]), np.stack([j, j + 1, j + 1 + m, j + m], 1), "suede")
    for y in (0.34, 0.80):
        strip = new_mesh("strip", *box((-3, y - 0.008, CEILING - 0.006), (BAR, y + 0.008, CEILING + 0.01)), "led-cabin", False)
        # Its mirror image in the cabinet would look like a scratch.
        strip.visible_glossy = False


def _bar():
    """A cabinet across the van's end: a lit niche with bottles and glasses."""
    low, high, near, far = 0.92, 1.42, 0.22, 1.05
    for a, b in (((-0.06, 0), (near, CEILING)), ((far, 0), (far + 1.6, CEILING)), ((near, 0), (far, low)), ((near, high), (far, CEILING))):
        new_mesh("cabinet", *box((BAR, a[0], a[1]), (BAR + 0.3, b[0], b[1])), "walnut", False)
    _joints(near, far, low, high)
    glow, nodes = new_material("niche")
    z = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeTexCoord").outputs["Object"]}).outputs[2]
    nodes.finish(nodes.emission((1.0, 0.52, 0.22), nodes.ramp(z, low - 0.05, high - 0.1, 0.5, 0.04)))
    new_mesh("back", *box((BAR + 0.26, near, low), (BAR + 0.27, far, high)), glow, False)
    new_mesh("shelf", *box((BAR + 0.01, near, low - 0.01), (BAR + 0.27, far, low + 0.012)), "satin", False)
    for at in (near, far):
        new_mesh("edge", *box((BAR - 0.004, at - 0.006, low - 0.006), (BAR + 0.02, at + 0.006, high + 0.006)), "satin", False)
    for at in (low, high):
        new_mesh("edge", *box((BAR - 0.004, near - 0.006, at - 0.006), (BAR + 0.02, far + 0.006, at + 0.006)), "satin", False)
    wine = [(0, 0), (0.038, 0), (0.040, 0.01), (0.040, 0.19), (0.034, 0.225), (0.014, 0.265), (0.013, 0.33), (0.016, 0.332), (0.016, 0.345), (0, 0.345)]
    spirit = [(0, 0), (0.046, 0), (0.048, 0.008), (0.048, 0.150), (0.040, 0.172), (0.016, 0.190), (0.015, 0.225), (0.021, 0.226), (0.021, 0.262), (0, 0.262)]
    for y, size, profile, surface in ((0.31, 1.0, wine, "bottle"), (0.39, 0.94, wine, "bottle"), (0.48, 1.0, spirit, "spirit"), (0.585, 1.04, spirit, "spirit"), (0.68, 0.98, wine, "bottle")):
        at = (BAR + 0.15, y, low + 0.012)
        _turned("bottle", np.array(profile) * size, at, surface)
        girth = size * profile[3][0] + 0.0006
        _turned("label", np.array([(girth - 0.001, 0.055), (girth, 0.055), (girth, 0.125), (girth - 0.001, 0.125)]) * (1, size), at, "label")
    stem = [(0, 0.004), (0.034, 0.002), (0.034, 0.004), (0.006, 0.010), (0.004, 0.020), (0.004, 0.095), (0.012, 0.105)]
    bowl = [(0.034, 0.130), (0.040, 0.165), (0.033, 0.215), (0.0315, 0.215), (0.038, 0.165), (0.032, 0.132), (0, 0.107)]
    for y in (0.78, 0.87, 0.96):
        _turned("wine glass", np.array(stem + bowl), (BAR + 0.14, y, low + 0.012), "clear")


def _joints(near, far, low, high):
    """Panels and doors around the niche: dark joints, inlaid lines of metal, a pull on each door."""
    for y in (far + 0.06, far + 0.40, far + 0.74, far + 1.08):
        new_mesh("joint", *box((BAR - 0.001, y - 0.002, 0), (BAR, y + 0.002, CEILING)), "void", False)
    for z in (low - 0.07, high + 0.07):
        new_mesh("inlay", *box((BAR - 0.0015, 0, z - 0.003), (BAR, far + 1.6, z + 0.003)), "satin", False)
    middle = (near + far) / 2
    new_mesh("joint", *box((BAR - 0.001, middle - 0.002, 0), (BAR, middle + 0.002, low - 0.07)), "void", False)
    for y in (middle - 0.035, middle + 0.035):
        new_mesh("pull", *superellipsoid((BAR - 0.014, y, low - 0.20), (0.006, 0.006, 0.09), 0.4, 0.6, 14), "satin")


def _turned(name, profile, at, surface):
    v, q = lathe(profile, 48)
    new_mesh(name, v[:, [0, 2, 1]] + np.array(at), q[:, ::-1], surface)


def _glass(at, size=1.0):
    wall = np.array([(0, 0.002), (0.030, 0.002), (0.034, 0.012), (0.039, 0.095), (0.0365, 0.095), (0.032, 0.018), (0, 0.016)]) * size
    _turned("tumbler", wall, at, "clear")
    _turned("drink", np.array([(0, 0.018), (0.0315, 0.018), (0.0335, 0.042), (0, 0.042)]) * size, at, "amber")


def _table(at, z):
    x, y = at
    new_mesh("top", *pad((0.27, 0.26, 0.013), 0.011, (x, y, z), 0.02), "walnut")
    new_mesh("rim", *pad((0.274, 0.264, 0.004), 0.003, (x, y, z - 0.004), 0.02), "satin")
    new_mesh("stem", *pad((0.05, 0.05, z / 2), 0.03, (x, y - 0.02, z / 2), 0.03), "matte")
    for dx, dy in ((0.08, 0.06), (-0.10, 0.12)):
        _glass((x + dx, y + dy, z + 0.013))


def _seat(x, y, turn, hide):
    """A lounge chair that looks along x: pleated cushion and back, bolsters, arms, a headrest."""

    def put(parts, lean=0.0, at=(0, 0, 0)):
        for (v, q), surface in parts:
            c, s = np.cos(lean), np.sin(lean)
            v = np.stack([v[:, 0] * c - v[:, 2] * s, v[:, 1], v[:, 0] * s + v[:, 2] * c], 1) + np.array(at)
            new_mesh("seat", v * [turn, 1, 1] + [x, y, 0], q if turn > 0 else flipped(q), surface)

    back, lean = (-0.27, 0, 0.50), 0.30
    channels = pleats(2, (0, 1), (0.165, 0.215))
    put(sewn((0.27, 0.245, 0.085), 0.055, (0.02, 0, 0.40), 0.005, channels, [(2, 1)], hide))
    channels = pleats(0, (2, 1), (0.165, 0.26), 0.26)
    put(sewn((0.075, 0.235, 0.36), 0.055, (0, 0, 0.30), 0.005, channels, [(0, 1)], hide), lean, back)
    for side in (1, -1):
        ends = [(1, side), (1, -side)]
        put(sewn((0.085, 0.050, 0.30), 0.048, (0.035, side * 0.235, 0.27), 0.006, creases, ends, hide), lean, back)
        put(sewn((0.25, 0.050, 0.075), 0.048, (0.02, side * 0.235, 0.425), 0.006, creases, ends, hide))
        put(sewn((0.21, 0.050, 0.042), 0.038, (-0.02, side * 0.325, 0.62), 0.005, creases, [(2, 1)], hide))
        put([(pad((0.205, 0.046, 0.014), 0.012, (-0.02, side * 0.325, 0.575), 0.02), "timber-gloss")])
        put(sewn((0.215, 0.040, 0.13), 0.030, (-0.03, side * 0.322, 0.44), 0.006, creases, [(1, side)], hide))
    put(sewn((0.060, 0.170, 0.105), 0.055, (0.02, 0, 0.755), 0.006, creases, [(0, 1)], hide), lean, back)
    put([(pad((0.22, 0.20, 0.15), 0.03, (0, 0, 0.17), 0.03), "matte")])
