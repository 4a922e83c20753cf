"""What a car stands on: wet asphalt, snow, plowed banks."""

import numpy as np
from scipy.ndimage import map_coordinates

from geometry.solids import grid
from land.noise import smooth
from studio.mesh import new_mesh
from studio.materials import new_material


def asphalt(edge=None, line=None, wet=0.55, color=(0.016, 0.017, 0.019), size=300.0):
    """Asphalt with wet and drier patches; line is the y of a worn white marking,
    edge the y beyond which thin snow lies on it."""
    made, nodes = new_material("asphalt")
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    _, y, _ = nodes("ShaderNodeSeparateXYZ", {0: place}).outputs
    patches = nodes.noise(place, 0.35, 5.0, 0.6)
    water = nodes.ramp(patches, 0.62 - wet * 0.3, 0.74 - wet * 0.3)
    grain = nodes.noise(place, 210.0, 2.0)
    swell = nodes.noise(place, 3.5, 2.0)
    dry = nodes.math("SUBTRACT", 1.0, nodes.math("MULTIPLY", water, 0.93))
    height = nodes.math("MULTIPLY", nodes.math("MULTIPLY", grain, dry), 0.0022)
    height = nodes.math("ADD", height, nodes.math("MULTIPLY", swell, 0.0012))
    normal = nodes("ShaderNodeBump", {"Strength": 0.55, "Distance": 1.0, "Height": height}).outputs[0]
    base = nodes.color(water, tuple(c * 1.5 for c in color), tuple(c * 0.3 for c in color))
    worn = nodes.ramp(nodes.noise(place, 9.0, 6.0, 0.7), 0.40, 0.56)
    if line is not None:
        away = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", y, line))
        mark = nodes.math("MULTIPLY", nodes.math("LESS_THAN", away, 0.06), worn)
        base = _mixed(nodes, nodes.math("MULTIPLY", mark, 0.8), base, (0.42, 0.42, 0.40))
    rough = nodes.math("MULTIPLY_ADD", water, -0.19, 0.24)
    if edge is not None:
        near = nodes.ramp(y, edge + 1.3, edge - 0.1)
        dust = nodes.math("MULTIPLY", near, nodes.ramp(nodes.noise(place, 2.6, 8.0, 0.7), 0.40, 0.60))
        base = _mixed(nodes, dust, base, (0.62, 0.66, 0.75))
        rough = nodes.math("MAXIMUM", rough, nodes.math("MULTIPLY", dust, 0.6))
    nodes.finish(nodes.principled(base, rough, Normal=normal))
    return _plane("asphalt", size, 0.0, made)


def tarmac(lines=(), edges=(), bend=0.0, wet=0.45, color=(0.022, 0.0225, 0.024), size=300.0, lanes=()):
    """A damp road along x: puddles stretched in its ruts, markings (y, half width, color), and thin
    snow beyond the edges (right, left). It bends toward +y by bend times x squared where x > 0.
    In lanes, given by their middles (y), wheels have left dark paths and packed snow between them."""
    made, nodes = new_material("tarmac")
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    x, y, _ = nodes("ShaderNodeSeparateXYZ", {0: place}).outputs
    ahead = nodes.math("MAXIMUM", x, 0.0)
    y = nodes.math("SUBTRACT", y, nodes.math("MULTIPLY", nodes.math("MULTIPLY", ahead, ahead), bend))
    along = nodes("ShaderNodeCombineXYZ", {0: nodes.math("MULTIPLY", x, 0.22), 1: y, 2: 0.0}).outputs[0]
    # Grain finer than a pixel would glitter: far away it becomes roughness.
    far = nodes.ramp(nodes("ShaderNodeCameraData").outputs["View Distance"], 5.0, 16.0)
    near = nodes.math("SUBTRACT", 1.0, far)
    patches = nodes.noise(along, 0.8, 6.0, 0.6)
    water = nodes.ramp(patches, 0.66 - wet * 0.3, 0.76 - wet * 0.3)
    dry = nodes.math("SUBTRACT", 1.0, water)
    grain = nodes.math("MULTIPLY", nodes.noise(place, 170.0, 2.0), nodes.math("MULTIPLY", near, 0.0014))
    swell = nodes.math("MULTIPLY", nodes.noise(along, 2.4, 2.0), nodes.math("MULTIPLY_ADD", near, 0.0008, 0.0003))
    height = nodes.math("MULTIPLY_ADD", grain, dry, swell)
    normal = nodes("ShaderNodeBump", {"Strength": 0.5, "Distance": 1.0, "Height": height}).outputs[0]
    tone = nodes.math("MULTIPLY_ADD", nodes.noise(along, 3.0, 8.0, 0.7), 1.5, -0.25)
    damp = nodes.color(tone, tuple(c * 0.8 for c in color), tuple(c * 1.9 for c in color))
    base = nodes("ShaderNodeMixRGB", {0: water, 1: damp, 2: (*(c * 0.35 for c in color), 1)}).outputs[0]
    worn = nodes.ramp(nodes.noise(place, 9.0, 6.0, 0.7), 0.38, 0.52)
    for at, half, paint in lines:
        away = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", y, at))
        mark = nodes.math("MULTIPLY", nodes.ramp(away, half + 0.008, half - 0.008), worn)
        base = _mixed(nodes, nodes.math("MULTIPLY", mark, 0.85), base, paint)
    rough = nodes.math("MULTIPLY_ADD", dry, nodes.math("MULTIPLY_ADD", far, 0.06, 0.32), 0.06)
    for lane in lanes:
        away = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", y, lane))
        path = nodes.ramp(nodes.math("ABSOLUTE", nodes.math("SUBTRACT", away, 0.84)), 0.42, 0.12)
        path = nodes.math("MULTIPLY", path, nodes.ramp(nodes.noise(along, 1.7, 6.0, 0.6), 0.35, 0.62, 0.35, 1.0))
        base = _mixed(nodes, nodes.math("MULTIPLY", path, 0.45), base, tuple(c * 0.5 for c in color))
        rough = nodes.math("MULTIPLY_ADD", path, -0.02, rough)
        long = nodes("ShaderNodeCombineXYZ", {0: nodes.math("MULTIPLY", x, 0.03), 1: y, 2: lane}).outputs[0]
        streaks = nodes.math("MULTIPLY_ADD", nodes.ramp(away, 0.60, 0.0), 0.07, nodes.noise(long, 11.0, 5.0, 0.62))
        torn = nodes.math("MULTIPLY_ADD", nodes.noise(along, 14.0, 5.0, 0.7), 0.16, streaks)
        packed = nodes.math("MULTIPLY", nodes.ramp(torn, 0.67, 0.80), nodes.ramp(path, 0.8, 0.0, 0.0, 0.26))
        base = _mixed(nodes, packed, base, (0.50, 0.54, 0.62))
        rough = nodes.math("MULTIPLY_ADD", packed, 0.6, rough)
    for edge, side in zip(edges, (-1, 1)):
        out = nodes.math("MULTIPLY", nodes.math("SUBTRACT", y, edge), side)
        drift = nodes.math("MULTIPLY_ADD", nodes.noise(along, 2.2, 8.0, 0.7), 2.4, -1.2)
        dust = nodes.ramp(nodes.math("ADD", out, drift), -0.45, 0.15)
        base = _mixed(nodes, dust, base, (0.56, 0.60, 0.68))
        rough = nodes.math("MAXIMUM", rough, nodes.math("MULTIPLY", dust, 0.7))
    shine = nodes.math("MULTIPLY_ADD", water, 0.35, 0.15)
    nodes.finish(nodes.principled(base, rough, specular=shine, Normal=normal))
    return _plane("tarmac", size, 0.0, made)


def pavement(name, stone, snowy):
    """Slabs of stone with damp spots and a little snow in places."""
    made, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    inputs = {"Vector": place, "Scale": 1.0, "Mortar Size": 0.008, "Mortar Smooth": 0.3}
    inputs |= {"Brick Width": stone, "Row Height": stone / 2, "Bias": 0.0}
    inputs |= {"Color1": (0.16, 0.158, 0.155, 1), "Color2": (0.125, 0.124, 0.123, 1), "Mortar": (0.03, 0.03, 0.03, 1)}
    brick = nodes("ShaderNodeTexBrick", inputs)
    damp = nodes.ramp(nodes.noise(place, 0.7, 5.0, 0.6), 0.46, 0.60)
    tone = nodes("ShaderNodeMixRGB", {0: damp, 1: brick.outputs[0], 2: (0.055, 0.055, 0.056, 1)}).outputs[0]
    white = nodes.ramp(nodes.noise(place, 1.3, 8.0, 0.68), 0.62 - snowy, 0.70 - snowy)
    base = _mixed(nodes, nodes.math("MULTIPLY", white, 0.8), tone, (0.60, 0.64, 0.72))
    rough = nodes.math("MAXIMUM", nodes.math("MULTIPLY_ADD", damp, -0.38, 0.58), white)
    nodes.finish(nodes.principled(base, rough))
    return made


def wet_pavement(size=300.0, stone=0.62):
    made, nodes = new_material("pavement")
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    inputs = {"Vector": place, "Scale": 1.0, "Mortar Size": 0.012, "Mortar Smooth": 0.4}
    inputs |= {"Brick Width": stone, "Row Height": stone / 2, "Bias": 0.0}
    inputs |= {"Color1": (0.035, 0.036, 0.038, 1), "Color2": (0.018, 0.019, 0.021, 1), "Mortar": (0.006, 0.006, 0.006, 1)}
    brick = nodes("ShaderNodeTexBrick", inputs)
    joint = nodes.math("MULTIPLY", brick.outputs[1], -0.005)
    swell = nodes.math("MULTIPLY", nodes.noise(place, 2.3, 3.0), 0.004)
    height = nodes.math("ADD", joint, swell)
    height = nodes.math("MULTIPLY_ADD", nodes.noise(place, 60.0, 3.0), 0.0004, height)
    normal = nodes("ShaderNodeBump", {"Strength": 0.5, "Distance": 1.0, "Height": height}).outputs[0]
    white = nodes.ramp(nodes.noise(place, 0.5, 8.0, 0.68), 0.50, 0.60)
    white = nodes.math("MULTIPLY", white, nodes.ramp(nodes.noise(place, 7.0, 6.0, 0.7), 0.30, 0.55))
    base = _mixed(nodes, white, brick.outputs[0], (0.60, 0.64, 0.72))
    rough = nodes.math("MULTIPLY_ADD", nodes.noise(place, 0.8, 4.0), 0.22, 0.0)
    rough = nodes.math("MULTIPLY_ADD", white, 0.5, rough)
    nodes.finish(nodes.principled(base, rough, Normal=normal))
    return _plane("pavement", size, 0.0, made)


def snowfield(z=0.0, size=400.0, tracks=False):
    return _plane("snowfield", size, z, snow("snow-packed", packed=tracks))


def snow_road(wheels, tracks, edge=-3.1, near=5.0, seed=61):
    """A plowed road of packed snow, fine up to `near` (y): old ruts, and from `tracks` (x) on fresh ones of wheels at the given y."""
    along = np.concatenate([np.linspace(-22, 20, 1500), np.geomspace(20.1, 120, 160)])
    spacing, ruts = (6 - edge) / 520, np.array([-1.0, 1.05, 3.6, 5.25])
    detailed = np.linspace(edge - 1, near, round((near - edge + 1) / spacing))
    across = np.concatenate([detailed, np.geomspace(near + 0.02, 26, 120)])
    x, y = np.meshgrid(along, across, indexing="ij")
    z = 0.035 * fractal(x / 5, y / 1.6, seed, 3) + 0.006 * fractal(x / 1.1, y / 0.30, seed + 1, 3)
    crumbs = np.maximum(fractal(x / 0.13, y / 0.09, seed + 3, 4, ridged=True), -0.2)
    worn = fractal(x / 1.5, y / 0.4, seed + 4, 2) > -0.1
    for lane in ruts[ruts < near]:
        way = y - lane - 0.10 * fractal(x / 7, x * 0 + lane, seed + 2, 3) - 0.02 * crumbs
        printed = 0.004 * _tread(x, way) * worn
        z -= (0.030 + printed) * np.exp(-((way / 0.15) ** 4))
        z += 0.003 * crumbs * np.exp(-(((np.abs(way) - 0.21) / 0.06) ** 2))
    for wheel in wheels:
        way = np.abs(y - wheel)
        there = np.clip((x - tracks) / 0.25, 0, 1)
        inside = np.clip((0.155 - way) / 0.03, 0, 1) * there
        z = z * (1 - inside) + (-0.050 + 0.005 * _tread(x, way)) * inside
        z += (0.010 + 0.012 * crumbs) * np.exp(-(((way - 0.19) / 0.035) ** 2)) * there
    return new_mesh("snow-road", np.stack([x, y, z], 2).reshape(-1, 3), grid(x.shape), snow("snow-road", calm=True, worn=True))


def _tread(x, way):
    return np.sign(np.sin(2 * np.pi * (x + 0.6 * np.abs(way)) / 0.085))


def snow(name="snow", packed=False, calm=False, worn=False):
    """Loose or packed snow; a calm one has finer grain far away, a worn one gray streaks along x."""
    made, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    grain = nodes.noise(place, 34.0, 6.0, 0.65)
    lumps = nodes.noise(place, 4.0, 5.0, 0.6)
    height = nodes.math("MULTIPLY_ADD", lumps, 0.05 if packed else 0.02, nodes.math("MULTIPLY", grain, 0.012))
    strength = 0.6
    if calm:
        far = nodes("ShaderNodeCameraData").outputs["View Distance"]
        strength = nodes.ramp(far, 5.0, 22.0, 0.5, 0.2 if worn else 0.04)
    normal = nodes("ShaderNodeBump", {"Strength": strength, "Distance": 1.0, "Height": height}).outputs[0]
    tone = nodes.ramp(lumps, 0.35, 0.65)
    low, high = ((0.40, 0.43, 0.49), (0.66, 0.69, 0.75)) if packed else ((0.70, 0.74, 0.82), (0.82, 0.85, 0.90))
    base = nodes.color(tone, low, high)
    if worn:
        x, y, _ = nodes("ShaderNodeSeparateXYZ", {0: place}).outputs
        along = nodes("ShaderNodeCombineXYZ", {0: nodes.math("MULTIPLY", x, 0.06), 1: y, 2: 0.0}).outputs[0]
        base = _mixed(nodes, nodes.ramp(nodes.noise(along, 2.2, 7.0, 0.65), 0.44, 0.66, 0.0, 0.25), base, (0.42, 0.45, 0.52))
        z = nodes("ShaderNodeSeparateXYZ", {0: place}).outputs[2]
        base = _mixed(nodes, nodes.ramp(z, -0.020, -0.045, 0.0, 0.6), base, (0.30, 0.33, 0.40))
    rough = 0.55 if packed or worn else 0.7
    nodes.finish(nodes.principled(base, rough, specular=0.45 if worn else 0.25, Normal=normal))
    return made


def bank(edge, seed, height=0.75, x=(-45, 75), depth=90.0, toward=-1, rise=0.03, calm=False):
    """A plowed bank of snow along y = edge, toward -y or +y, and the field behind it,
    which rises slowly; a calm one has even ends and finer snow."""
    along = np.linspace(*x, 900)
    away = np.concatenate([np.linspace(-0.15, 4, 150), np.geomspace(4.05, depth, 110)])
    a, d = np.meshgrid(along, away, indexing="ij")
    wander = 0.35 * fractal(a / 6, a * 0 + seed, seed, 4)
    face = smooth(0, 1.25, d + wander * np.clip(1 - d / 6, 0, 1))
    crest = height * (1 + 0.22 * fractal(a / 3.3, d / 3.3, seed + 1, 3))
    chunks = fractal(a / 0.55, d / 0.55, seed + 2, 4, ridged=True)
    rough = np.exp(-(((d - 0.7) / 0.75) ** 2))
    z = crest * face + 0.085 * rough * chunks
    z += np.where(d > 1.2, 0.14 * fractal(a / 7, d / 7, seed + 3, 4) * np.clip((d - 1.2) / 4, 0, 1), 0)
    z += rise * np.maximum(d - 2.5, 0) - 0.03
    if calm:
        z *= np.clip(np.minimum(a - x[0], x[1] - a) / 3, 0, 1) ** 0.5
    y = edge + toward * d
    v = np.stack([a, y, z], 2).reshape(-1, 3)
    return new_mesh("bank", v, grid(a.shape, toward < 0), snow(f"snow-bank-{seed}", calm=calm))


def _plane(name, s, z, surface):
    v = np.array([(-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z)])
    plane = new_mesh(name, v, np.array([[0, 1, 2, 3]]), surface, False)
    return plane


def _mixed(nodes, factor, base, color):
    return nodes("ShaderNodeMixRGB", {0: factor, 1: base, 2: (*color, 1)}).outputs[0]


def fractal(x, y, seed, octaves=5, ridged=False):
    """Noise of about -1 to 1 with features of one unit and finer; ridged has sharp crests."""
    random = np.random.default_rng(seed)
    grid = random.uniform(-1, 1, (64, 64))
    total, size = 0.0, 1.0
    for octave in range(octaves):
        at = np.stack([np.ravel(x), np.ravel(y)]) * 2**octave + octave * 17.3
        layer = map_coordinates(grid, at, order=3, mode="grid-wrap").reshape(np.shape(x))
        total = total + size * (1 - 2 * np.abs(layer) if ridged else layer)
        size /= 2
    return total / 1.5
