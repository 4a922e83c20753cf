"""The rear seats of the sedan at night, the mountains in the window. The car's nose is toward -x,
the left door's inner face is at y = 0, the floor at z = 0. Below them, what cabins are made of."""

import bpy
import numpy as np

from geometry.curves import bspline, rounded
from geometry.solids import box, oval, superellipsoid, sweep
from sets.backdrop import backdrop
from sets.upholstery import creases, leather, pad, pleats, sewn
from studio.materials import new_material
from studio.mesh import new_mesh
from studio.stage import area, sky

WARM, COOL = (1.0, 0.80, 0.60), (0.45, 0.62, 1.0)
BELT, LINTEL, CEILING, FRONT, REAR = 0.76, 1.14, 1.22, -1.5, 1.1
NIGHT = [(-0.02, (0.010, 0.014, 0.030)), (0.3, (0.006, 0.010, 0.026)), (1.57, (0.003, 0.005, 0.014))]


def rear_seats(camera, picture):
    backdrop(camera, picture, rows=(0.0, 1.0), span=0.80, middle=0.14, horizon=-84.0, strength=0.20)
    sky(NIGHT)
    bpy.context.scene.world.cycles.sampling_method = "NONE"
    hide = leather("hide", (0.20, 0.130, 0.086))
    _door(hide)
    _shell()
    for y, out in ((0.42, -1), (1.12, 1)):
        seat((0, y, 0), hide)
        _belt(y, out)
    _armrest(0.77, hide)
    _blanket((0.03, 0.42, 0.447))
    for at, target, size, power, color in (
        ((-0.25, 0.42, CEILING - 0.03), (0.1, 0.42, 0.4), (0.08, 0.08), 6.0, WARM),
        ((-0.2, 0.9, CEILING - 0.03), (0.0, 0.6, 0.0), (1.6, 0.5), 1.3, WARM),
        ((0.85, 0.9, 0.87), (0.85, 0.9, CEILING), (0.2, 1.2), 0.5, WARM),
        ((-0.3, -0.4, 1.0), (0.1, 0.8, 0.5), (1.6, 0.5), 5.5, COOL),
    ):
        area(at, target, size, power, color).visible_glossy = False
    area((-1.2, 0.8, CEILING - 0.03), (0.2, 0.7, 0.4), (0.5, 0.7), 3.5, COOL)


def _flat(points, y):
    return np.stack([points[:, 0], np.full(len(points), y), points[:, 1]], 1)


def _door(hide):
    """The window's frame, the glass, and the padded door below it."""
    corners = [(-0.98, BELT), (0.60, BELT + 0.015), (0.30, LINTEL - 0.01), (-0.72, LINTEL)]
    inner = rounded(corners, [0.04, 0.10, 0.16, 0.10])
    outer = np.stack([np.interp(inner[:, 0], (-0.98, 0.60), (FRONT, REAR)), np.interp(inner[:, 1], (BELT, LINTEL), (BELT - 0.05, CEILING))], 1)
    n = len(inner)
    i = np.arange(n)
    ring = np.stack([i, (i + 1) % n, (i + 1) % n + n, i + n], 1)
    new_mesh("frame", np.vstack([_flat(inner, 0.0), _flat(outer, 0.0)]), ring, "suede", False)
    # Behind the slanted rear edge the frame leaves a corner open to the sky.
    new_mesh("pillar", *box((0.60, -0.09, BELT - 0.05), (REAR + 0.1, -0.075, CEILING)), "suede", False)
    new_mesh("reveal", np.vstack([_flat(inner, 0.0), _flat(inner, -0.06)]), ring, "gloss", False)
    lip = _flat(inner, 0.003)
    new_mesh("lip", *sweep(lip, np.tile([0.0, 1.0, 0.0], (n, 1)), oval(0.006, 0.004), True), "satin")
    pane((FRONT, BELT - 0.1), (REAR, CEILING), -0.06)
    new_mesh("pillar", *box((-1.02, -0.05, BELT), (-0.92, 0.012, CEILING)), "gloss", False)
    new_mesh("sill", *pad((1.3, 0.045, 0.03), 0.026, (-0.2, 0.02, BELT - 0.035), 0.02), hide)
    new_mesh("wood", *pad((1.3, 0.018, 0.032), 0.012, (-0.2, 0.016, BELT - 0.105), 0.02), "timber-gloss")
    new_mesh("line", *box((FRONT, 0.030, BELT - 0.146), (REAR, 0.036, BELT - 0.141)), "led-cabin", False)
    area((-0.2, 0.05, BELT - 0.15), (-0.2, 0.06, 0), (2.4, 0.012), 0.8, WARM).visible_glossy = False
    new_mesh("panel", *box((FRONT, -0.1, 0), (REAR, 0.008, BELT - 0.15)), "saddle-quilt", False)
    _put(sewn((0.36, 0.055, 0.024), 0.010, (-0.38, 0.06, 0.56), 0.008, creases, [(2, 1)], hide))
    new_mesh("handle", *superellipsoid((-0.60, 0.040, BELT - 0.105), (0.075, 0.012, 0.014), 0.5, 0.5, 18), "chrome")


def _shell():
    new_mesh("ceiling", *box((-2.4, -0.1, CEILING), (REAR, 2, CEILING + 0.1)), "headliner", False)
    new_mesh("floor", *box((-2.4, -0.1, -0.05), (REAR, 2, 0.02)), "carpet", False)
    new_mesh("shelf", *box((0.62, -0.1, 0), (REAR, 2, 0.84)), "suede", False)
    new_mesh("behind", *box((REAR, -0.1, 0), (REAR + 0.1, 2, CEILING)), "suede", False)
    new_mesh("right", *box((-2.4, 1.56, 0), (REAR, 1.6, CEILING)), "suede", False)


def _put(parts, lean=0.0, at=(0, 0, 0)):
    c, s = np.cos(lean), np.sin(lean)
    for (v, q), surface in parts:
        v = np.stack([v[:, 0] * c + v[:, 2] * s, v[:, 1], v[:, 2] * c - v[:, 0] * s], 1) + np.array(at)
        new_mesh("seat", v, q, surface)


def seat(at, hide):
    """A seat that looks toward -x, its floor at the place given: pleated cushion and back, bolsters, a headrest."""
    at = np.array(at)
    back = 0.34, at + (0.27, 0, 0.36)
    channels = pleats(2, (0, 1), (0.18, 0.20))
    _put(sewn((0.28, 0.27, 0.085), 0.036, at + (0.02, 0, 0.34), 0.005, channels, [(2, 1)], hide))
    new_mesh("base", *pad((0.26, 0.29, 0.14), 0.03, at + (0.06, 0, 0.14), 0.02), "carpet")
    channels = pleats(0, (2, 1), (0.19, 0.24), 0.24)
    front = lambda p, n: channels(p * [-1, 1, 1], n * [-1, 1, 1])
    _put(sewn((0.08, 0.26, 0.32), 0.036, (0, 0, 0.27), 0.005, front, [(0, -1)], hide), *back)
    for side in (1, -1):
        ends = [(1, side), (1, -side)]
        _put(sewn((0.27, 0.055, 0.075), 0.032, at + (0.01, side * 0.25, 0.375), 0.006, creases, ends, hide))
        _put(sewn((0.08, 0.055, 0.28), 0.032, (-0.035, side * 0.25, 0.26), 0.006, creases, ends, hide), *back)
    _put(sewn((0.045, 0.150, 0.080), 0.030, (-0.005, 0, 0.665), 0.006, creases, [(0, -1)], hide), *back)


def _belt(y, out):
    strap = bspline([(0.56, y + out * 0.24, 0.85), (0.42, y + out * 0.23, 0.95), (0.28, y + out * 0.225, 0.88), (0.20, y + out * 0.225, 0.72), (0.10, y + out * 0.235, 0.52), (0.13, y + out * 0.33, 0.42), (0.15, y + out * 0.34, 0.2)], 60)
    face = np.tile([-0.9, out * 0.1, 0.42], (60, 1))
    new_mesh("belt", *sweep(strap, face / np.linalg.norm(face[0]), oval(0.024, 0.0012)), "belt")
    new_mesh("tongue", *superellipsoid(strap[33] + (-0.004, 0, 0.002), (0.005, 0.026, 0.020), 0.4, 0.4, 16), "satin")
    new_mesh("buckle", *superellipsoid((0.19, y - out * 0.235, 0.47), (0.016, 0.026, 0.050), 0.4, 0.4, 16), "gloss")


def _armrest(y, hide):
    _put(sewn((0.30, 0.075, 0.045), 0.022, (0.02, y, 0.545), 0.006, creases, [(2, 1)], hide))
    new_mesh("tray", *pad((0.11, 0.055, 0.006), 0.005, (-0.14, y, 0.592), 0.01), "timber-gloss")


def _blanket(at):
    made, nodes = new_material("wool")
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    weave = nodes.noise(place, 420.0, 3.0, 0.7)
    normal = nodes("ShaderNodeBump", {"Strength": 0.9, "Distance": 0.0015, "Height": weave}).outputs[0]
    x, y, _ = nodes("ShaderNodeSeparateXYZ", {0: place}).outputs
    stripe = nodes.math("GREATER_THAN", nodes.math("FRACT", nodes.math("MULTIPLY", y, 1 / 0.11)), 0.86)
    tone = nodes.math("MULTIPLY_ADD", stripe, -0.7, nodes.ramp(weave, 0.35, 0.65))
    base = nodes.color(tone, (0.06, 0.062, 0.07), (0.17, 0.168, 0.165))
    nodes.finish(nodes.principled(base, 1.0, specular=0.1, Sheen=0.6, Normal=normal))
    sag = lambda p, n: 2.2 * creases(p, n) + 0.004 * np.sin(p[:, 0] * 19 + 1) * np.cos(p[:, 1] * 13)
    for k, (x, y) in enumerate(((0.0, 0.0), (0.004, 0.005), (-0.003, -0.003))):
        new_mesh("fold", *pad((0.125, 0.175 - 0.004 * k, 0.013), 0.0125, np.array(at) + (x, y, 0.022 * k), 0.008, sag), made)


def pane(low, high, y):
    """A window between two corners (x, z). One sheet: a back face would mirror at shallow angles."""
    made, nodes = new_material("pane")
    clear = nodes("ShaderNodeBsdfTransparent", {0: (0.80, 0.82, 0.84, 1)}).outputs[0]
    mirror = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1, 1), 1: 0.0}).outputs[0]
    nodes.finish(nodes.mix(nodes("ShaderNodeFresnel", {"IOR": 1.45}).outputs[0], clear, mirror))
    corners = [(low[0], y, low[1]), (low[0], y, high[1]), (high[0], y, high[1]), (high[0], y, low[1])]
    new_mesh("glass", np.array(corners), np.array([[0, 1, 2, 3]]), made, False)
