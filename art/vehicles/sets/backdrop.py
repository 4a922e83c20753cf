"""A far landscape: one of our own pictures on a sheet behind the set. Spruces before it."""

import math

from mathutils import Vector
import bpy
import numpy as np

from blender.materials import needles
from blender.mesh import mesh_object
from studio.mesh import copy, new_mesh
from studio.stage import mirrored_x, panel
from studio.materials import new_material
from trees.conifer import grow
from trees.forest import SPRUCE


def backdrop(
    camera, file, rows, span, middle=0.5, horizon=0.0, strength=0.5, tint=(1, 1, 1), distance=260.0, beyond=0.0
):
    """Shows the rows of the picture (0 is its top) upright and facing the camera. Its width is
    span times the view; middle is the column in the view's middle, horizon the lower edge's z.
    To the right its last column goes on for `beyond` widths."""
    image = bpy.data.images.load(file)
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
    sheet = lit_picture("backdrop", image, [tuple(c) for c in corners], rows, strength, tint, 1 + beyond)
    sheet.visible_diffuse = sheet.visible_shadow = False
    return math.atan2(look.y, look.x)


def lit_picture(name, image, corners, rows, strength, tint=(1, 1, 1), right=1.0):
    """A sheet that shines with the rows of a picture, from its left edge to `right` widths: lower left corner first."""
    made, nodes = new_material(name)
    texture = nodes("ShaderNodeTexImage", {}, image=image, extension="EXTEND")
    inputs = {0: 1.0, 1: texture.outputs[0], 2: (*tint, 1)}
    light = nodes("ShaderNodeMixRGB", inputs, blend_type="MULTIPLY").outputs[0]
    nodes.finish(nodes.emission(light, strength))
    sheet = new_mesh(name, np.array(corners), np.array([[0, 1, 2, 3]]), made, False)
    bottom, top = 1 - rows[1], 1 - rows[0]
    for loop, at in zip(sheet.data.uv_layers.new().data, ((0, bottom), (right, bottom), (right, top), (0, top))):
        loop.uv = at
    return sheet


def spruces(places, seed):
    """The landscapes' spruces at rows of x, y, z and height in meters."""
    random = np.random.default_rng(seed)
    surface, made = needles(near=True), {}
    for x, y, z, height in places:
        sort = int(random.integers(len(SPRUCE)))
        if sort not in made:
            v, t, snow = grow(SPRUCE[sort], sort, 0)
            made[sort] = mesh_object("spruce", v, t, surface, False, dict(snow=snow), link=False)
        tree = copy(made[sort])
        tree.location, tree.scale = (x, y, z), (height / SPRUCE[sort]["height"],) * 3
        tree.rotation_euler.z = random.uniform(0, 2 * math.pi)


def mirrored_woods(camera, car, seed, level, color=(0.76, 0.83, 1.0)):
    """Spruces before a bright sky behind the camera, where flank and windows mirror them to it."""
    random = np.random.default_rng(seed)
    side, middle = math.copysign(1, camera.location.y), car.length / 2
    places = []
    for y in random.uniform(13, 36, 40):
        x = mirrored_x(camera, car, y)
        distance = math.hypot(x - middle, y)
        places.append((x + random.uniform(-0.45, 0.45) * (y + 8), side * y, 0.0, distance * random.uniform(0.15, 0.48)))
    spruces(places, seed)
    panel((mirrored_x(camera, car, 55), side * 55, 17.0), (middle, 0, 1.5), (120, 48), level, color)


def forest(count, x, y, height, seed, ground=lambda x, y: 0.0):
    random = np.random.default_rng(seed)
    centers = random.uniform((x[0], y[0]), (x[1], y[1]), (max(3, count // 9), 2))
    spread = (x[1] - x[0]) * 0.05
    p = centers[random.integers(len(centers), size=count)] + random.normal(0, spread, (count, 2))
    p = np.clip(p, (x[0], y[0]), (x[1], y[1]))
    tall = random.uniform(*height, count) * random.choice([1, 1, 0.55], count)
    return [(a, b, ground(a, b), h) for (a, b), h in zip(p, tall)]
