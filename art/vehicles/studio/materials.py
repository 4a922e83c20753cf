"""Short ways to write Blender's shader nodes. The materials of a vehicle's solid parts, by name."""

import functools

import bpy


class Nodes:
    """Makes nodes in one tree; a socket or a node as an input becomes a link."""

    def __init__(self, tree, keep=False):
        self.tree = tree
        if not keep:
            tree.nodes.clear()

    def __call__(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.connect(node.inputs[key], value)
        return node

    def connect(self, socket, value):
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0):
        return self("ShaderNodeMath", {0: a, 1: b, 2: c}, operation=operation).outputs[0]

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        inputs = {0: value, 1: low, 2: high, 3: to_low, 4: to_high}
        return self("ShaderNodeMapRange", inputs).outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.5):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}
        return self("ShaderNodeTexNoise", inputs).outputs[0]

    def mix(self, factor, a, b):
        return self("ShaderNodeMixShader", {0: factor, 1: a, 2: b}).outputs[0]

    def color(self, factor, a, b):
        inputs = {0: factor, 1: (*a, 1), 2: (*b, 1)}
        return self("ShaderNodeMixRGB", inputs).outputs[0]

    def principled(self, base, rough=0.4, metallic=0.0, specular=0.5, coat=0.0, **inputs):
        color = base if isinstance(base, bpy.types.NodeSocket) else (*base, 1)
        settings = {"Base Color": color, "Roughness": rough, "Metallic": metallic}
        settings |= {"Specular": specular, "Clearcoat": coat, "Clearcoat Roughness": 0.02}
        return self("ShaderNodeBsdfPrincipled", settings | inputs).outputs[0]

    def emission(self, color, strength):
        value = color if isinstance(color, bpy.types.NodeSocket) else (*color, 1)
        return self("ShaderNodeEmission", {0: value, 1: strength}).outputs[0]

    def finish(self, surface):
        self("ShaderNodeOutputMaterial", {"Surface": surface})


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Nodes(material.node_tree)


SURFACES = {
    "chrome": dict(base=(0.80, 0.80, 0.82), metallic=1.0, rough=0.12),
    "satin": dict(base=(0.55, 0.55, 0.57), metallic=1.0, rough=0.28),
    "rim": dict(base=(0.62, 0.63, 0.66), metallic=1.0, rough=0.22),
    "barrel": dict(base=(0.10, 0.10, 0.11), metallic=1.0, rough=0.35),
    "disc": dict(base=(0.30, 0.30, 0.31), metallic=1.0, rough=0.30),
    "caliper": dict(base=(0.012, 0.012, 0.013), rough=0.3, coat=1.0),
    "gloss": dict(base=(0.003, 0.003, 0.003), rough=0.08),
    "tire": dict(base=(0.014, 0.014, 0.015), rough=0.55, specular=0.3),
    "matte": dict(base=(0.004, 0.004, 0.004), rough=0.7, specular=0.2),
    "void": dict(base=(0.0015, 0.0015, 0.0015), rough=0.9, specular=0.0),
    "lamp": dict(base=(0.010, 0.010, 0.012), rough=0.18),
    "leather": dict(base=(0.11, 0.070, 0.045), rough=0.5),
    "piping": dict(base=(0.052, 0.026, 0.014), rough=0.42),
    "thread": dict(base=(0.36, 0.25, 0.16), rough=0.8, specular=0.2),
    "saddle": dict(base=(0.185, 0.098, 0.054), rough=0.40),
    "headliner": dict(base=(0.30, 0.25, 0.20), rough=0.95, specular=0.1),
    "belt": dict(base=(0.030, 0.024, 0.020), rough=0.6, specular=0.2),
    "carpet": dict(base=(0.035, 0.026, 0.02), rough=1.0, specular=0.0),
    "timber-gloss": dict(base=(0.055, 0.024, 0.010), rough=0.25, coat=1.0),
    "plate": dict(base=(0.02, 0.02, 0.02), rough=0.4),
    "pale-plate": dict(base=(0.36, 0.37, 0.40), rough=0.5),
    "ski-dark": dict(base=(0.03, 0.05, 0.11), rough=0.2, coat=1.0),
    "ski-light": dict(base=(0.85, 0.82, 0.78), rough=0.25, coat=1.0),
    "ski-warm": dict(base=(0.75, 0.22, 0.07), rough=0.25, coat=1.0),
    "timber": dict(base=(0.10, 0.055, 0.030), rough=0.6),
    "boards": dict(base=(0.082, 0.050, 0.030), rough=0.75),
    "stone": dict(base=(0.12, 0.115, 0.11), rough=0.8),
    "concrete": dict(base=(0.16, 0.16, 0.165), rough=0.6),
    "plaster": dict(base=(0.46, 0.43, 0.39), rough=0.8, specular=0.2),
    "oak": dict(base=(0.17, 0.092, 0.045), rough=0.45),
    "terrazzo": dict(base=(0.24, 0.22, 0.20), rough=0.10),
    "snow-cap": dict(base=(0.78, 0.81, 0.88), rough=0.8, specular=0.1),
    "timber-dark": dict(base=(0.030, 0.018, 0.011), rough=0.7),
    "curtain": dict(base=(0.34, 0.20, 0.12), rough=0.9, specular=0.1),
    "suede": dict(base=(0.115, 0.092, 0.074), rough=0.95, specular=0.1),
    "walnut": dict(base=(0.060, 0.029, 0.014), rough=0.32, coat=0.6),
    "bottle": dict(base=(0.006, 0.010, 0.005), rough=0.06, coat=1.0),
    "capsule": dict(base=(0.010, 0.009, 0.009), rough=0.3, coat=0.5),
    "foil": dict(base=(0.46, 0.30, 0.11), metallic=1.0, rough=0.34),
    "marble": dict(base=(0.014, 0.013, 0.013), rough=0.10, coat=0.6),
    "coat": dict(base=(0.008, 0.008, 0.010), rough=0.9, specular=0.1),
    "steel": dict(base=(0.20, 0.21, 0.23), metallic=1.0, rough=0.35),
    "grain": dict(base=(0.80, 0.83, 0.90), rough=0.8, specular=0.1, Emission=(0.05, 0.065, 0.11, 1)),
    "orange": dict(base=(0.30, 0.082, 0.012), rough=0.34, coat=0.5),
    "rubber": dict(base=(0.010, 0.010, 0.011), rough=0.75, specular=0.2),
    "bark": dict(base=(0.03, 0.024, 0.02), rough=0.9, specular=0.1),
    "post": dict(base=(0.01, 0.01, 0.012), rough=0.5),
}
LIGHTS = {
    "led": ((1.0, 0.92, 0.80), 13.0),
    "led-soft": ((1.0, 0.90, 0.76), 5.0),
    "projector": ((1.0, 0.94, 0.86), 30.0),
    "led-cabin": ((1.0, 0.72, 0.44), 2.6),
    "tail": ((1.0, 0.025, 0.012), 9.0),
    "beacon": ((1.0, 0.25, 0.012), 10.0),
    "marker": ((1.0, 0.24, 0.012), 4.5),
    "reflector": ((1.0, 0.35, 0.06), 0.5),
    "window-warm": ((1.0, 0.55, 0.24), 1.0),
    "flake": ((0.80, 0.87, 1.0), 0.30),
    "flake-lit": ((1.0, 0.93, 0.84), 1.6),
    "bulb": ((1.0, 0.62, 0.30), 12.0),
    "bulb-soft": ((1.0, 0.66, 0.34), 3.0),
    "hall": ((1.0, 0.84, 0.62), 0.60),
    "soffit": ((1.0, 0.88, 0.70), 0.09),
    "flight": ((1.0, 0.80, 0.45), 2.2),
    "flight-note": ((0.75, 0.95, 0.85), 2.0),
    "field-blue": ((0.20, 0.40, 1.0), 7.0),
    "tower-glass": ((0.62, 0.82, 0.80), 0.16),
    "sign": ((1.0, 0.93, 0.80), 4.0),
    "tube": ((1.0, 0.93, 0.82), 9.0),
}


GLASS = {"clear": (0.985, 0.985, 0.985), "amber": (0.90, 0.62, 0.28), "whisky": (0.80, 0.54, 0.24)}


@functools.cache
def material(name):
    known = bpy.data.materials.get(name)
    if known:
        return known
    made, nodes = new_material(name)
    if name in LIGHTS:
        nodes.finish(nodes.emission(*LIGHTS[name]))
        made.cycles.sample_as_light = name == "tube"
    elif name == "paint":
        nodes.finish(paint(nodes))
    elif name in GLASS:
        glass = nodes("ShaderNodeBsdfGlass", {"Color": (*GLASS[name], 1), "Roughness": 0.0, "IOR": 1.45}).outputs[0]
        # Light that only passes through would need caustics.
        path = nodes("ShaderNodeLightPath").outputs
        passes = nodes.math("MAXIMUM", path["Is Shadow Ray"], path["Is Diffuse Ray"])
        clear = nodes("ShaderNodeBsdfTransparent", {0: (*GLASS[name], 1)}).outputs[0]
        nodes.finish(nodes.mix(passes, glass, clear))
    elif name == "orange":
        nodes.finish(salted(nodes, **SURFACES[name]))
    elif name == "boards":
        nodes.finish(weathered(nodes, **SURFACES[name]))
    elif name == "walnut":
        nodes.finish(veneer(nodes, **SURFACES[name]))
    elif name == "leather":
        nodes.finish(channeled(nodes, **SURFACES[name]))
    elif name == "saddle-quilt":
        nodes.finish(quilted(nodes, **SURFACES["saddle"]))
    else:
        nodes.finish(nodes.principled(**SURFACES[name]))
    return made


def paint(nodes, **inputs):
    """Black with a clear coat: one sharp lobe, which is nearly free of noise, over a faint broad one."""
    coat = nodes.principled((0.0007, 0.0009, 0.0014), rough=0.03, specular=0.62, **inputs)
    haze = nodes("ShaderNodeBsdfGlossy", {0: (0.010, 0.0115, 0.016, 1), 1: 0.42, **inputs})
    return nodes("ShaderNodeAddShader", {0: coat, 1: haze}).outputs[0]


def salted(nodes, base, rough, coat):
    """Paint under dried road salt, which lies thicker the lower it is."""
    at = nodes("ShaderNodeTexCoord").outputs["Object"]
    z = nodes("ShaderNodeSeparateXYZ", {0: at}).outputs[2]
    height = nodes.math("MULTIPLY_ADD", nodes.noise(at, 1.7, 8.0, 0.68), -2.6, nodes.math("ADD", z, 1.3))
    film = nodes.ramp(height, 2.2, 0.6, 0.03, 0.70)
    color = nodes.color(film, base, (0.30, 0.31, 0.33))
    return nodes.principled(color, nodes.ramp(film, 0.0, 0.7, rough, 0.75), coat=nodes.ramp(film, 0.0, 0.4, coat, 0.0))


def weathered(nodes, base, rough):
    """Boards of upright grain, each of its own tone."""
    x, y, z = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeTexCoord").outputs["Object"]}).outputs
    own = nodes("ShaderNodeObjectInfo").outputs["Random"]
    place = nodes("ShaderNodeCombineXYZ", {0: nodes.math("MULTIPLY", x, 28.0), 1: nodes.math("MULTIPLY", y, 28.0), 2: nodes.math("MULTIPLY_ADD", own, 40.0, z)})
    grain = nodes.noise(place, 1.0, 6.0, 0.65)
    tone = nodes.math("MULTIPLY_ADD", nodes.ramp(grain, 0.3, 0.7), 0.6, nodes.math("MULTIPLY", own, 0.6))
    color = nodes.color(tone, tuple(0.45 * c for c in base), tuple(1.5 * c for c in base))
    return nodes.principled(color, rough, Normal=nodes("ShaderNodeBump", {"Strength": 0.5, "Distance": 0.01, "Height": grain}).outputs[0])


def veneer(nodes, base, rough, coat):
    x, y, z = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeTexCoord").outputs["Object"]}).outputs
    grain = [
        nodes.noise(nodes("ShaderNodeCombineXYZ", {0: x, 1: nodes.math("MULTIPLY", y, wide), 2: nodes.math("MULTIPLY", z, long)}), 1.0, 5.0, 0.6)
        for wide, long in ((14.0, 0.9), (260.0, 5.0))
    ]
    bands = nodes.ramp(nodes.math("MULTIPLY_ADD", grain[1], 0.6, grain[0]), 0.60, 1.0)
    color = nodes.color(bands, tuple(c * 0.55 for c in base), tuple(c * 1.9 for c in base))
    return nodes.principled(color, rough, coat=coat)


def channeled(nodes, base, rough):
    _, y, _ = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeTexCoord").outputs["Object"]}).outputs
    return nodes.principled(base, rough, Normal=_seams(nodes, [y], 0.062, 7.0, 0.007))


def quilted(nodes, base, rough):
    """Leather sewn in diamonds, whose seams lie deep."""
    x, y, z = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeTexCoord").outputs["Object"]}).outputs
    across, along = nodes.math("ADD", x, y), nodes.math("SUBTRACT", z, nodes.math("MULTIPLY", x, 0.35))
    diagonals = [nodes.math(operation, across, along) for operation in ("ADD", "SUBTRACT")]
    return nodes.principled(base, rough, Normal=_seams(nodes, diagonals, 0.055, 6.0, 0.006))


def _seams(nodes, ways, size, sharp, depth):
    lines = []
    for way in ways:
        cell = nodes.math("FRACT", nodes.math("DIVIDE", way, size))
        lines.append(nodes.math("ABSOLUTE", nodes.math("SUBTRACT", cell, 0.5)))
    seam = functools.reduce(lambda a, b: nodes.math("MAXIMUM", a, b), lines)
    height = nodes.math("MULTIPLY", nodes.math("POWER", nodes.math("MULTIPLY", seam, 2.0), sharp), -depth)
    return nodes("ShaderNodeBump", {"Strength": 1.0, "Distance": 1.0, "Height": height}).outputs[0]
