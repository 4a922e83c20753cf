"""A far landscape: one of our own pictures on a sheet behind the set."""

import math

import bpy
import numpy as np
from mathutils import Vector

from studio.mesh import new_mesh
from studio.nodes import new_material


def backdrop(
    camera, file, rows, span, middle=0.5, horizon=0.0, strength=0.5, tint=(1, 1, 1), distance=260.0
):
    """
    Shows the rows of the picture (0 is its top) upright and facing the camera. Its width is
    span times the view; middle is the column in the view's middle, horizon the lower edge's z.
    """
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
    corners = [center - half, center + half, center + half + up, center - half + up]
    sheet = new_mesh("backdrop", np.array([tuple(c) for c in corners]), np.array([[0, 1, 2, 3]]), made, False)
    layer = sheet.data.uv_layers.new()
    bottom, top = 1 - rows[1], 1 - rows[0]
    for loop, at in zip(layer.data, ((0, bottom), (1, bottom), (1, top), (0, top))):
        loop.uv = at
    sheet.visible_diffuse = sheet.visible_shadow = False
    return math.atan2(look.y, look.x)
