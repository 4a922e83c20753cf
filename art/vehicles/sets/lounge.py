"""The lounge of the long van: two seats across a table and the mountains in the window at dusk, or its bar at night.
x runs along the van, the window's wall is at y = 0, the floor at z = 0."""

import bpy
import numpy as np

from geometry.curves import rounded
from geometry.solids import box, flipped, oval, superellipsoid, sweep
from sets.backdrop import backdrop, spruces
from sets.bar import BAR, CEILING, cabinet, counter, tumbler
from sets.cabin import pane
from sets.road import DUSK
from sets.upholstery import creases, leather, pad, pleats, sewn
from studio.stage import area, sky, sun
from studio.mesh import new_mesh

WARM, COOL = (1.0, 0.80, 0.60), (0.55, 0.70, 1.0)
SILL, LINTEL = 0.80, 1.50


def lounge(camera, picture):
    _outside(camera, picture)
    _room([(0.92, 0.47, -1), (-0.66, 0.47, 1)])
    _table((0.05, 0.30), 0.64)
    area((0.3, -0.5, 1.5), (0.3, 1.0, 0.7), (3.2, 0.9), 26, COOL).visible_glossy = False
    # The only lamp that leather, glasses and lacquer mirror.
    area((-0.3, 1.5, 1.75), (0.5, 0.4, 0.6), (0.5, 0.12), 6, WARM)
    area((0.05, 0.36, 1.80), (0.05, 0.34, 0.6), (0.08, 0.08), 3.5, WARM, spread=70).visible_glossy = False


def bar_at_night(camera, picture):
    backdrop(camera, picture, rows=(0.0, 1.0), span=0.9, middle=0.0, horizon=-75.0, strength=0.33)
    sky([(-0.02, (0.010, 0.014, 0.030)), (1.57, (0.003, 0.005, 0.014))])
    bpy.context.scene.world.cycles.sampling_method = "NONE"
    _room([])
    counter()
    area((0.75, 1.75, 1.55), (1.5, 0.8, 1.0), (0.12, 0.6), 3.5, WARM)
    area((0.7, 0.2, 1.8), (1.5, 0.5, 0.9), (0.5, 0.08), 2.5, WARM).visible_glossy = False


def _room(seats):
    """Walls, bar, and seats (x, y, the way they look) under warm lamps."""
    _wall()
    cabinet()
    hide = leather("hide", (0.24, 0.165, 0.112))
    for seat in seats:
        _seat(*seat, hide)
    new_mesh("floor", *box((-3, -0.1, -0.05), (BAR + 0.1, 2.2, 0)), "carpet", False)
    new_mesh("behind", *box((-3, 2.1, 0), (BAR + 0.1, 2.2, CEILING)), "suede", False)
    new_mesh("end", *box((-3.1, -0.1, 0), (-3, 2.2, CEILING)), "suede", False)
    for at, target, size, power in (
        ((0.2, 0.55, CEILING - 0.03), (0.2, 0.55, 0), (2.6, 0.08), 14),
        ((0.2, 1.75, CEILING - 0.06), (0.4, 0.5, 0.6), (2.6, 0.14), 7),
        ((0.2, 2.05, 0.5), (0.2, 0.1, CEILING), (2.6, 0.3), 4),
    ):
        area(at, target, size, power, WARM).visible_glossy = False


def _outside(camera, picture):
    near = [(31, -40, -9, 8.5), (35, -44, -9, 10), (28, -38, -8, 5.5), (43, -41, -9, 8), (55, -47, -9, 11)]
    spruces(near, 83)
    backdrop(camera, picture, rows=(0.0, 1.0), span=1.1, middle=0.36, horizon=-80.0, strength=0.30)
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


def _table(at, z):
    x, y = at
    new_mesh("top", *pad((0.27, 0.26, 0.022), 0.014, (x, y, z - 0.009), 0.02), "walnut")
    new_mesh("rim", *pad((0.274, 0.264, 0.004), 0.003, (x, y, z - 0.016), 0.02), "satin")
    new_mesh("stem", *pad((0.05, 0.05, z / 2), 0.03, (x, y - 0.02, z / 2), 0.03), "matte")
    for dx, dy in ((0.08, 0.06), (-0.10, 0.12)):
        new_mesh("coaster", *superellipsoid((x + dx, y + dy, z + 0.0145), (0.052, 0.052, 0.003), 0.3, 1.0, 32), "coat")
        tumbler((x + dx, y + dy, z + 0.0175))


def _seat(x, y, turn, hide):
    """A lounge chair that looks along x: pleated cushion and back, bolsters, arms, a headrest."""

    def put(parts, lean=0.0, at=(0, 0, 0)):
        for (v, q), surface in parts:
            c, s = np.cos(lean), np.sin(lean)
            v = np.stack([v[:, 0] * c - v[:, 2] * s, v[:, 1], v[:, 0] * s + v[:, 2] * c], 1) + np.array(at)
            new_mesh("seat", v * [turn, 1, 1] + [x, y, 0], q if turn > 0 else flipped(q), surface)

    back, lean = (-0.27, 0, 0.50), 0.30
    channels = pleats(2, (0, 1), (0.165, 0.215))
    put(sewn((0.27, 0.245, 0.085), 0.036, (0.02, 0, 0.40), 0.005, channels, [(2, 1)], hide))
    channels = pleats(0, (2, 1), (0.165, 0.26), 0.26)
    put(sewn((0.075, 0.235, 0.36), 0.036, (0, 0, 0.30), 0.005, channels, [(0, 1)], hide), lean, back)
    for side in (1, -1):
        ends = [(1, side), (1, -side)]
        put(sewn((0.085, 0.050, 0.30), 0.032, (0.035, side * 0.235, 0.27), 0.006, creases, ends, hide), lean, back)
        put(sewn((0.25, 0.050, 0.075), 0.032, (0.02, side * 0.235, 0.425), 0.006, creases, ends, hide))
        put(sewn((0.21, 0.050, 0.042), 0.022, (-0.02, side * 0.325, 0.62), 0.005, creases, [(2, 1)], hide))
        put([(pad((0.205, 0.046, 0.014), 0.012, (-0.02, side * 0.325, 0.575), 0.02), "timber-gloss")])
        put(sewn((0.215, 0.040, 0.13), 0.030, (-0.03, side * 0.322, 0.44), 0.006, creases, [(1, side)], hide))
    put(sewn((0.060, 0.155, 0.095), 0.034, (0.02, 0, 0.755), 0.006, creases, [(0, 1)], hide), lean, back)
    put([(pad((0.22, 0.20, 0.15), 0.03, (0, 0, 0.17), 0.03), "matte")])
