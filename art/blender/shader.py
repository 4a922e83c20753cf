"""A short way to write shader graphs."""

import bpy


class Shader:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in inputs.items():
            self.connect(value, node.inputs[name])
        return node

    def connect(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = (*value, 1) if socket.type == "RGBA" and len(value) == 3 else value

    def attribute(self, name, output="Fac"):
        return self.node("Attribute", {}, attribute_name=name).outputs[output]

    def geometry(self, output):
        return self.node("NewGeometry", {}).outputs[output]

    def position(self):
        return self.geometry("Position")

    def distance(self):
        return self.node("CameraData", {}).outputs["View Distance"]

    def math(self, operation, a, b=0.0):
        return self.node("Math", {0: a, 1: b}, operation=operation).outputs[0]

    def add(self, a, b):
        return self.math("ADD", a, b)

    def subtract(self, a, b):
        return self.math("SUBTRACT", a, b)

    def multiply(self, a, b):
        return self.math("MULTIPLY", a, b)

    def absolute(self, a):
        return self.math("ABSOLUTE", a)

    def step(self, low, high, x):
        inputs = {0: x, 1: low, 2: high, 3: 0.0, 4: 1.0}
        return self.node("MapRange", inputs, interpolation_type="SMOOTHSTEP").outputs[0]

    def mix(self, share, a, b):
        return self.node("MixRGB", {0: share, 1: a, 2: b}).outputs[0]

    def noise(self, vector, scale, detail=6.0, rough=0.55):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": rough}
        return self.node("TexNoise", inputs).outputs["Fac"]

    def vector(self, operation, *vectors):
        return self.node("VectorMath", dict(enumerate(vectors)), operation=operation).outputs[0]

    def stretch(self, vector, by):
        return self.vector("MULTIPLY", vector, by)

    def scale(self, vector, by):
        return self.stretch(vector, self.combine(by, by, by))

    def normalize(self, vector):
        return self.vector("NORMALIZE", vector)

    def lean(self, normal, by):
        """A normal turned toward the camera."""
        return self.normalize(self.vector("ADD", normal, self.scale(self.geometry("Incoming"), by)))

    def combine(self, x, y, z=0.0):
        return self.node("CombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def bump(self, height, distance, strength=1.0):
        return self.node("Bump", {"Height": height, "Distance": distance, "Strength": strength}).outputs[0]

    def diffuse(self, **inputs):
        return self.node("BsdfDiffuse", inputs).outputs[0]

    def glossy(self, **inputs):
        return self.node("BsdfGlossy", inputs).outputs[0]

    def principled(self, inputs):
        return self.node("BsdfPrincipled", inputs).outputs[0]

    def emission(self, color, strength):
        return self.node("Emission", {0: color, 1: strength}).outputs[0]

    def blend(self, share, a, b):
        return self.node("MixShader", {0: share, 1: a, 2: b}).outputs[0]

    def done(self, surface):
        self.node("OutputMaterial", {"Surface": surface})
        return self.material
