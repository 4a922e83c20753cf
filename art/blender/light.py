"""Sun, sky, and the shadow of the range behind the sun that makes the line of alpenglow."""
import math

import bpy
import numpy as np
from mathutils import Vector

from blender.nodes import plain
from blender.shapes import mesh_object

SHADE_DISTANCE = 9000.0
SHADE_WIDTH = 12000.0


def to_sun(sun):
    a, e = math.radians(sun["azimuth"]), math.radians(sun["elevation"])
    return np.array([math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)])


def add_light(kind, name, energy, color, location=(0, 0, 0), along=None, **settings):
    light = bpy.data.lights.new(name, kind)
    light.energy, light.color = energy, color
    for key, value in settings.items():
        setattr(light, key, value)
    thing = bpy.data.objects.new(name, light)
    thing.location = location
    if along is not None:
        thing.rotation_euler = Vector(along).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def add_sun(sun):
    if sun["power"] > 0:
        angle = math.radians(sun.get("size", 1.2))
        add_light("SUN", "sun", sun["power"], sun["color"], along=-to_sun(sun), angle=angle)


def add_shade(sun, shade):
    """An unseen jagged wall toward the sun; its shadow climbs to `line` meters at the place `at`."""
    a, e = math.radians(sun["azimuth"]), math.radians(sun["elevation"])
    base = np.array([*shade["at"], 0.0]) + SHADE_DISTANCE * np.array([math.sin(a), math.cos(a), 0])
    u = np.linspace(-SHADE_WIDTH, SHADE_WIDTH, 481)
    rng, top = np.random.default_rng(shade["seed"]), shade["line"] + SHADE_DISTANCE * math.tan(e)
    for octave in range(7):
        count = 6 * 2**octave
        values = rng.normal(0, shade["jag"] / 2 ** (0.9 * octave), count)
        top = top + np.interp(u, np.linspace(u[0], u[-1], count), values)
    foot = base + np.array([math.cos(a), -math.sin(a), 0]) * u[:, None]
    crest = foot.copy()
    foot[:, 2], crest[:, 2] = -3000, top
    i = np.arange(480)
    faces = np.stack([i, i + 1, i + 482, i + 481], -1)
    wall = mesh_object("shade", np.concatenate([foot, crest]), faces, plain("shade", (0.2, 0.22, 0.27)))
    wall.visible_camera = wall.visible_diffuse = wall.visible_glossy = False


def add_sky(pixels, strength):
    """Lights the scene by an image of the whole sky whose first column is north."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new("sky", width, height, float_buffer=True)
    image.pixels.foreach_set(np.concatenate([pixels, np.ones((height, width, 1), np.float32)], -1).ravel())
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    texture, turn = nodes.new("ShaderNodeTexEnvironment"), nodes.new("ShaderNodeMapping")
    texture.image = image
    turn.inputs["Rotation"].default_value = (0, 0, math.radians(90))
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], turn.inputs["Vector"])
    links.new(turn.outputs[0], texture.inputs[0])
    background = nodes["Background"]
    links.new(texture.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    return world
