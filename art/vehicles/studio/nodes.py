"""Short ways to write Blender's shader nodes."""

import bpy


class Nodes:
    """Makes nodes in one tree; a socket or a node as an input becomes a link."""

    def __init__(self, tree):
        self.tree = tree
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
