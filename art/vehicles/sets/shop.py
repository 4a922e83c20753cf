"""A shop of a ski town behind its window: goods at several depths, lamps, a back wall of boards with lit
niches. What its lamps light glows by itself, which is free of noise."""

from collections import defaultdict

import numpy as np

from geometry.curves import bspline
from geometry.solids import box, flipped, join, lathe, superellipsoid
from sets.facade import board_colors
from studio.materials import new_material
from studio.mesh import new_mesh

DEEP, HIGH = 3.4, 2.8
COLORS = {
    "boards": (0.120, 0.062, 0.030),
    "oak": (0.20, 0.115, 0.058),
    "plaster": (0.20, 0.16, 0.12),
    "camel": (0.22, 0.125, 0.06),
    "loden": (0.040, 0.055, 0.036),
    "navy": (0.03, 0.042, 0.075),
    "red": (0.11, 0.018, 0.013),
    "cream": (0.30, 0.25, 0.19),
    "black": (0.02, 0.018, 0.016),
}
CLOTH = ("camel", "loden", "navy", "red", "cream", "black")


def shop(random, x, y, side):
    """Fills the room between x (left, right) behind the front at y; side is -1 where that is toward -y.
    Its parts are given by x, depth behind the glass and z."""
    left, right = x
    wide = right - left
    lamps = _lamps(random, left, right)
    shining = [(a, y + side * d, z, power) for a, d, z, power in lamps]
    glow = {name: _lit(name, color, shining) for name, color in COLORS.items()}

    parts = defaultdict(list)

    def put(part, surface):
        parts[surface].append(part)

    def block(low, high, surface):
        put(box(low, high), surface)

    block((left, DEEP, 0), (right, DEEP + 0.1, HIGH), "boards")
    block((left, 0.1, HIGH - 0.06), (right, DEEP, HIGH), "plaster")
    block((left, 0.05, 0), (right, DEEP, 0.45), "oak")
    for at in (left + 0.2, right - 0.3):
        block((at, 0.1, 0), (at + 0.1, DEEP, HIGH), "boards")
    for at in np.arange(left + 0.7, right - 1.2, 1.35):
        _niche(random, put, block, at + random.uniform(0, 0.25))
    for a, d, z, power in lamps:
        size = 0.05 + 0.035 * power
        shade = size, size, size * random.uniform(0.6, 1.1)
        put(superellipsoid((a, d, z), shade, 0.8, 0.95, 10), "bulb-soft" if power > 2 else "bulb")
        block((a - 0.012, d - 0.012, z + size), (a + 0.012, d + 0.012, HIGH), "black")
    spots = np.arange(left + 0.55, right - 0.5, 0.62)
    kinds = random.permutation(np.resize(["coat", "skis", "table", "coat", "none"], len(spots)))
    for at, kind in zip(spots + random.uniform(-0.08, 0.08, len(spots)), kinds):
        depth = random.uniform(0.45, 0.9)
        if kind == "coat":
            _coat(random, put, at, depth)
        elif kind == "skis":
            _skis(random, put, at, depth)
        elif kind == "table":
            _table(random, put, block, at, depth)
    for at in np.linspace(left + 0.25 * wide, right - 0.25 * wide, 2):
        _rail(random, put, block, at + random.uniform(-0.4, 0.4), random.uniform(1.6, 2.4))
    for surface, some in parts.items():
        v, q = join(*some)
        v = v * [1, side, 1] + [0, y, 0]
        thing = new_mesh("goods", v, q if side > 0 else flipped(q), glow.get(surface, surface))
        thing.visible_diffuse = thing.visible_shadow = False


def _lamps(random, left, right):
    """Rows of x, depth, z and power: small ones near the glass, a few large ones behind."""
    rows = []
    count = round((right - left) / 1.25)
    for some, inset, depth, z, power in (
        (count, 0.7, (0.5, 1.0), (2.15, 2.5), (0.7, 1.3)),
        (max(1, count // 2), 1.3, (1.5, 2.8), (1.75, 2.15), (2.1, 3.6)),
    ):
        for a in np.linspace(left + inset, right - inset - 0.1, some):
            rows.append((a + random.uniform(-0.2, 0.2), *(random.uniform(*span) for span in (depth, z, power))))
    return rows


def _lit(name, color, lamps):
    """The light a surface sends back from the lamps, each of which fades with distance."""
    made, nodes = new_material(f"shop-{name}")
    geometry = nodes("ShaderNodeNewGeometry")
    place, normal = geometry.outputs["Position"], geometry.outputs["Normal"]
    total = 0.02
    for *at, power in lamps:
        way = nodes("ShaderNodeVectorMath", {0: tuple(at), 1: place}, operation="SUBTRACT").outputs[0]
        far = nodes("ShaderNodeVectorMath", {0: way}, operation="LENGTH").outputs["Value"]
        toward = nodes("ShaderNodeVectorMath", {0: way, 1: normal}, operation="DOT_PRODUCT").outputs["Value"]
        facing = nodes.math("MAXIMUM", nodes.math("DIVIDE", toward, far), 0.12)
        fade = nodes.math("DIVIDE", facing, nodes.math("MULTIPLY_ADD", far, far, 0.10))
        total = nodes.math("MULTIPLY_ADD", fade, 0.30 * power, total)
    base = (*color, 1)
    if name in ("boards", "oak"):
        x, y, _ = nodes("ShaderNodeSeparateXYZ", {0: place}).outputs
        row = nodes.math("DIVIDE", nodes.math("ADD", x, y), 0.17)
        base = board_colors(nodes, row, color, 0.6, 1.3)
    warm = nodes("ShaderNodeMixRGB", {0: 1.0, 1: base, 2: (1.0, 0.62, 0.32, 1)}, blend_type="MULTIPLY").outputs[0]
    nodes.finish(nodes.emission(warm, nodes.math("MULTIPLY", total, 2.4)))
    made.cycles.sample_as_light = False
    return made


def _niche(random, put, block, at):
    low, high, back = random.uniform(0.75, 0.95), random.uniform(1.9, 2.3), DEEP - 0.02
    block((at - 0.07, back - 0.30, low - 0.07), (at + 0.92, back, high + 0.07), "boards")
    block((at, back - 0.32, low), (at + 0.85, back - 0.31, high), "niche")
    for z in np.arange(low, high - 0.3, 0.42):
        block((at, back - 0.5, z - 0.035), (at + 0.85, back - 0.3, z), "boards")
        for a in np.arange(at + 0.05, at + 0.70, 0.17):
            if random.random() < 0.7:
                w, h = random.uniform(0.04, 0.07), random.uniform(0.06, 0.15)
                thing = superellipsoid((a + w, back - 0.4, z + h), (w, 0.06, h), random.uniform(0.3, 1), 0.6, 8)
                put(thing, random.choice(CLOTH))


def _coat(random, put, at, depth):
    hem, waist = random.uniform(0.45, 0.8), random.uniform(0.15, 0.19)
    line = [(0.0, 1.47), (0.06, 1.46), (0.19, 1.41), (0.23, 1.32), (0.20, 1.14), (waist, 1.0)]
    line += [(0.21, 0.85), (0.24, hem), (0.235, hem - 0.03)]
    v, q = lathe(bspline(line, 26), 20)
    body = v[:, [0, 2, 1]] * [1, 0.62, 1], flipped(q)
    arms = [superellipsoid((s * 0.235, 0, 1.08), (0.055, 0.075, 0.33), 0.8, 0.9, 10) for s in (-1, 1)]
    put(_moved(join(body, *arms), (at, depth, 0.45)), random.choice(CLOTH))
    put(_moved(superellipsoid((0, 0, 1.48), (0.10, 0.09, 0.05), 0.7, 0.9, 10), (at, depth, 0.45)), random.choice(CLOTH))
    put(_moved(superellipsoid((0, 0, 1.56), (0.035, 0.035, 0.07), 0.5, 0.9, 10), (at, depth, 0.45)), "oak")
    put(_moved(box((-0.02, -0.02, 0), (0.02, 0.02, 1.0)), (at, depth, 0.45)), "black")


def _skis(random, put, at, depth):
    z = np.linspace(0, 1, 30)
    for k in range(int(random.integers(3, 6))):
        long = random.uniform(1.55, 1.85)
        half = 0.045 * (1 + 0.16 * np.cos(2 * np.pi * z)) * np.clip((1 - z) * 14, 0, 1) ** 0.5 + 0.004
        out = 0.12 * np.clip((0.16 - (1 - z)) / 0.16, 0, 1) ** 2 - 0.10 * z
        a = at - 0.22 + 0.115 * k
        v = np.stack([np.stack([a + s * half, depth - out, 0.45 + long * z], 1) for s in (-1, 1)], 1).reshape(-1, 3)
        i = np.arange(29) * 2
        put((v, np.stack([i, i + 1, i + 3, i + 2], 1)), random.choice(CLOTH))


def _table(random, put, block, at, depth):
    block((at - 0.36, depth - 0.25, 1.02), (at + 0.36, depth + 0.25, 1.07), "oak")
    for s in (-1, 1):
        block((at + s * 0.32 - 0.02, depth - 0.2, 0.45), (at + s * 0.32 + 0.02, depth + 0.2, 1.02), "black")
    for a in (at - 0.2, at + 0.17):
        for k in range(int(random.integers(2, 6))):
            put(superellipsoid((a, depth, 1.105 + 0.062 * k), (0.14, 0.16, 0.033), 0.4, 0.3, 8), random.choice(CLOTH))


def _rail(random, put, block, at, depth):
    block((at - 0.75, depth - 0.015, 1.93), (at + 0.75, depth + 0.015, 1.96), "black")
    for a in np.arange(at - 0.68, at + 0.68, 0.10):
        if random.random() < 0.85:
            long = random.uniform(0.3, 0.5)
            put(superellipsoid((a, depth, 1.86 - long), (0.042, 0.22, long), 0.5, 0.7, 8), random.choice(CLOTH))


def _moved(part, by):
    return part[0] + np.array(by), part[1]
