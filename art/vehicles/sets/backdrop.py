"""A far landscape: one of our own pictures on a sheet behind the set. Spruces with snow on their
boughs, as instances of a few shapes."""

import math

from mathutils import Vector
import bpy
import numpy as np

from geometry.solids import lathe
from studio.mesh import copy, link, new_mesh
from studio.materials import new_material


def backdrop(
    camera, file, rows, span, middle=0.5, horizon=0.0, strength=0.5, tint=(1, 1, 1), distance=260.0, beyond=0.0
):
    """Shows the rows of the picture (0 is its top) upright and facing the camera. Its width is
    span times the view; middle is the column in the view's middle, horizon the lower edge's z.
    To the right its last column goes on for `beyond` widths."""
    made, nodes = new_material("backdrop")
    image = bpy.data.images.load(file)
    texture = nodes("ShaderNodeTexImage", {}, image=image, extension="EXTEND")
    inputs = {0: 1.0, 1: texture.outputs[0], 2: (*tint, 1)}
    light = nodes("ShaderNodeMixRGB", inputs, blend_type="MULTIPLY").outputs[0]
    nodes.finish(nodes.emission(light, strength))
    look = camera.rotation_euler.to_quaternion() @ Vector((0, 0, -1))
    look.z = 0
    look.normalize()
    right = Vector((look.y, -look.x, 0))
    width = distance * 36 / camera.data.lens * span
    height = width * image.size[1] / image.size[0] * (rows[1] - rows[0])
    center = Vector((camera.location.x, camera.location.y, horizon)) + look * distance
    center -= right * width * (middle - 0.5)
    half, up = right * width / 2, Vector((0, 0, height))
    end = center + half + right * width * beyond
    corners = [center - half, end, end + up, center - half + up]
    sheet = new_mesh("backdrop", np.array([tuple(c) for c in corners]), np.array([[0, 1, 2, 3]]), made, False)
    layer = sheet.data.uv_layers.new()
    bottom, top = 1 - rows[1], 1 - rows[0]
    for loop, at in zip(layer.data, ((0, bottom), (1 + beyond, bottom), (1 + beyond, top), (0, top))):
        loop.uv = at
    sheet.visible_diffuse = sheet.visible_shadow = False
    return math.atan2(look.y, look.x)


def spruces(places, seed, shapes=4):
    random = np.random.default_rng(seed)
    needles = _needles()
    made = [_spruce(random, needles) for _ in range(shapes)]
    for x, y, z, height in places:
        root = link(bpy.data.objects.new("spruce", None))
        root.location, root.scale = (x, y, z), (height,) * 3
        root.rotation_euler.z = random.uniform(0, 2 * math.pi)
        for part in made[random.integers(shapes)]:
            copy(part, root)
    for part in (part for tree in made for part in tree):
        bpy.data.objects.remove(part)


def forest(count, x, y, height, seed, ground=lambda x, y: 0.0):
    random = np.random.default_rng(seed)
    centers = random.uniform((x[0], y[0]), (x[1], y[1]), (max(3, count // 9), 2))
    spread = (x[1] - x[0]) * 0.05
    p = centers[random.integers(len(centers), size=count)] + random.normal(0, spread, (count, 2))
    p = np.clip(p, (x[0], y[0]), (x[1], y[1]))
    tall = random.uniform(*height, count) * random.choice([1, 1, 0.55], count)
    return [(a, b, ground(a, b), h) for (a, b), h in zip(p, tall)]


def _spruce(random, needles):
    """A tree one unit high: whorls of drooping boughs, each with twigs on both sides."""
    vertices, quads = [], []
    z = 0.05
    while z < 0.985:
        reach = 0.150 * (1 - z) ** 0.85 + 0.006
        for _ in range(random.integers(5, 9)):
            length = reach * random.uniform(0.55, 1.12)
            _bough(vertices, quads, z + random.normal(0, 0.004), length, random)
        z += 0.010 + 0.010 * (1 - z)
    v = np.array(vertices)
    crown = new_mesh("crown", v, np.array(quads), needles, False)
    trunk, q = lathe(np.array([(0.011, 0.0), (0.009, 0.3), (0.004, 0.8), (0.0005, 1.0)]), 8)
    return [crown, new_mesh("trunk", trunk[:, [0, 2, 1]], q[:, ::-1], "bark")]


def _bough(vertices, quads, z, reach, random, steps=7):
    angle = random.uniform(0, 2 * math.pi)
    c, s = math.cos(angle), math.sin(angle)
    droop = random.uniform(0.25, 0.60)

    def height(r):
        return -droop * r * (1 - 0.42 * r / reach)

    for k in range(steps):
        r0, r1 = reach * (k + 0.3) / steps, reach * (k + 1) / steps
        for side in (-1, 1):
            twig = reach * 0.30 * (1.15 - k / steps) * random.uniform(0.6, 1.3)
            hang = twig * random.uniform(0.3, 0.7)
            tip = r1 + twig * 0.75
            points = [
                (r0, 0, height(r0)),
                (r1, 0, height(r1)),
                (tip, side * twig, height(r1) - hang),
                (tip - reach * 0.06, side * twig * 0.9, height(r1) - hang * 0.95),
            ]
            start = len(vertices)
            vertices += [(r * c - w * s, r * s + w * c, z + h) for r, w, h in points]
            quads.append((start, start + 1, start + 2, start + 3))


def _needles():
    made, nodes = new_material("needles")
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    up = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeNewGeometry").outputs["True Normal"]})
    facing = nodes.math("ABSOLUTE", up.outputs[2])
    drift = nodes.noise(place, 16.0, 3.0)
    white = nodes.math("MULTIPLY", nodes.ramp(facing, 0.55, 0.9), nodes.ramp(drift, 0.46, 0.56))
    base = nodes.color(white, (0.012, 0.020, 0.016), (0.66, 0.70, 0.78))
    nodes.finish(nodes.principled(base, 0.8, specular=0.15))
    return made
