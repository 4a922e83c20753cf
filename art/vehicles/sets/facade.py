"""Walls of a town's houses: dark and lighter boards, stone."""

from studio.materials import new_material

WALLS = {"dark": (0.040, 0.024, 0.015), "boards": (0.13, 0.070, 0.038), "stone": (0.15, 0.14, 0.13)}


def facades():
    for name, color in WALLS.items():
        made, nodes = new_material(f"facade-{name}")
        place = nodes("ShaderNodeTexCoord").outputs["Object"]
        x, y, z = nodes("ShaderNodeSeparateXYZ", {0: place}).outputs
        across = nodes.math("ADD", x, y)
        flat = nodes("ShaderNodeCombineXYZ", {0: across, 1: z}).outputs[0]
        if name == "stone":
            base, height = _stones(nodes, flat, color)
        else:
            base, height = _boards(nodes, across if name == "boards" else z, color)
        stain = nodes.ramp(nodes.noise(flat, 0.9, 7.0, 0.65), 0.35, 0.65, 0.55, 1.15)
        shade = nodes("ShaderNodeCombineXYZ", {0: stain, 1: stain, 2: stain}).outputs[0]
        stained = nodes("ShaderNodeMixRGB", {0: 1.0, 1: base, 2: shade}, blend_type="MULTIPLY").outputs[0]
        normal = nodes("ShaderNodeBump", {"Strength": 0.8, "Distance": 1.0, "Height": height}).outputs[0]
        nodes.finish(nodes.principled(stained, 0.75, specular=0.2, Normal=normal))


def _stones(nodes, flat, color):
    inputs = {"Vector": flat, "Scale": 1.0, "Mortar Size": 0.016, "Mortar Smooth": 0.4}
    inputs |= {"Brick Width": 0.52, "Row Height": 0.21, "Mortar": (0.03, 0.03, 0.03, 1)}
    inputs |= {"Color1": (*(c * 1.6 for c in color), 1), "Color2": (*(c * 0.45 for c in color), 1)}
    brick = nodes("ShaderNodeTexBrick", inputs)
    rough = nodes.math("MULTIPLY", nodes.noise(flat, 9.0, 4.0), 0.02)
    return brick.outputs[0], nodes.math("MULTIPLY_ADD", brick.outputs[1], -0.02, rough)


def _boards(nodes, way, color):
    row = nodes.math("DIVIDE", way, 0.19)
    joint = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.math("FRACT", row), 0.5))
    return board_colors(nodes, row, color, 0.5, 1.6), nodes.ramp(joint, 0.42, 0.5, 0.0, -0.03)


def board_colors(nodes, row, color, darkest, palest):
    """A tone of the color for each whole number of `row`."""
    inputs = {"W": nodes.math("FLOOR", row)}
    tone = nodes("ShaderNodeTexWhiteNoise", inputs, noise_dimensions="1D").outputs["Value"]
    return nodes.color(tone, *(tuple(c * share for c in color) for share in (darkest, palest)))
