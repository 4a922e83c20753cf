"""The camera; lamps, soft panels that the paint mirrors, and the sky; the render with what the grading needs."""

import math
import os

import bpy
import numpy as np
from mathutils import Vector

from studio.mesh import link
from studio.materials import Nodes


def add_camera(at, target, lens, fstop, focus):
    """A 35 mm camera; focus is a point that is sharp."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_end = lens, 36, 3000
    data.dof.use_dof, data.dof.aperture_fstop = True, fstop
    data.dof.focus_distance = (Vector(focus) - Vector(at)).length
    thing = link(bpy.data.objects.new("camera", data))
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing
    return thing


def front_view(car, far=1.0, eye=0.92, aim=0.72, shift=-0.25, lens=85, fstop=4.0):
    """A low three-quarter view of the front; larger cars are seen from farther away."""
    middle = car.length / 2
    scale = far * max(1.0, (car.length + 0.15) / 5.42, car.height / 1.95)
    at = (middle - 9.23 * scale, 8.6 * scale, eye)
    return add_camera(at, (middle + shift, 0, aim), lens, fstop, (1.0, 0.9, 0.7))


def area(at, target, size, power, color=(1, 1, 1), spread=180.0, soft=0.0, diffuse=True):
    """A rectangle of light; a soft one has no hard rim in its mirror image."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape, (lamp.size, lamp.size_y) = "RECTANGLE", size
    lamp.energy, lamp.color, lamp.spread = power, color, math.radians(spread)
    if soft:
        lamp.use_nodes = True
        _fade(Nodes(lamp.node_tree), soft)
    thing = link(bpy.data.objects.new("area", lamp))
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    thing.visible_diffuse = diffuse
    return thing


def _fade(nodes, power):
    at = nodes("ShaderNodeNewGeometry").outputs["Parametric"]
    x, y, _ = nodes("ShaderNodeSeparateXYZ", {0: at}).outputs

    def inward(value, exponent):
        edge = nodes.math("ABSOLUTE", nodes.math("MULTIPLY_ADD", value, 2.0, -1.0))
        return nodes.math("SUBTRACT", 1.0, nodes.math("POWER", edge, exponent))

    strength = nodes.math("MULTIPLY", inward(x, 4.0), inward(y, power))
    light = nodes.emission((1, 1, 1), nodes.math("MULTIPLY", strength, 1.45))
    nodes("ShaderNodeOutputLight", {0: light})


def panel(at, target, size, level, color, soft=2.0):
    """A rectangle that only shows in mirror images, as bright as `level` whatever its size."""
    area(at, target, size, level * size[0] * size[1] * math.pi, color, soft=soft, diffuse=False)


def mirrored_x(camera, car, away):
    """The x of what the flank's middle mirrors to the camera from so many meters beside the car."""
    middle = car.length / 2
    return middle + (middle - camera.location.x) / abs(camera.location.y) * away


def panels(car, camera, levels):
    """Soft panels, each where the paint mirrors it to the camera: flank, seam (the bright line
    along the shoulder), rim (of the roof, from behind), face, corner and top."""
    middle, height = car.length / 2, car.height
    cx, cy = camera.location.x - middle, camera.location.y
    reach = math.hypot(cx, cy)
    cx, cy = cx / reach, cy / reach
    end = 0.0 if cx < 0 else car.length

    def add(name, at, size, color, target=(middle, 0, 0.7)):
        if name in levels:
            panel(at, target, size, levels[name], color)

    at = (middle - 10 * cx, 10 * cy)
    add("flank", (*at, height + 1.9), (15, 2.4), (0.72, 0.82, 1.0))
    add("seam", (*at, height + 3.6), (16, 0.40), (0.86, 0.92, 1.0))
    add("rim", (middle - 11 * cx, -11 * cy, height + 4.2), (15, 1.3), (1.0, 0.76, 0.60))
    face = (end + 8 * cx, -8 * cy - math.copysign(1, cy), height + 0.9)
    add("face", face, (7, 1.9), (0.84, 0.89, 1.0), (end, 0, 0.7))
    corner = (end + 17 * cx, 17 * cy, height + 1.6)
    add("corner", corner, (5, 1.6), (0.80, 0.87, 1.0), (end, 0, 0.7))
    add("top", (middle, 0.4, height + 3.2), (6.5, 1.0), (0.86, 0.92, 1.0), (middle, 0, 0))


def headlights(car, root, power, color=(1.0, 0.90, 0.78), reach=8.0, tail=0.13):
    """The light of a car's lamps on road and snow: watts for each, how many meters ahead it points, the tail's share."""
    for x, y, z in car.head:
        lamp = area((x - 0.16, y, z), (x - reach, y * 1.2, z - 0.9), (0.25, 0.05), power, color, spread=56)
        lamp.visible_glossy = False
        lamp.parent = root
    for x, y, z in car.tail:
        lamp = area((x + 0.16, y, z), (x + 3, y, z - 0.9), (0.25, 0.05), power * tail, (1, 0.03, 0.015))
        lamp.visible_glossy = False
        lamp.parent = root


def sun(azimuth, elevation, power, color):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = power, color, 0.02
    thing = link(bpy.data.objects.new("sun", lamp))
    flat = math.cos(elevation)
    toward = Vector((flat * math.cos(azimuth), flat * math.sin(azimuth), math.sin(elevation)))
    thing.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()


def sky(colors, glow=None, ridge=None, ground=(0.004, 0.0045, 0.007), strength=1.0, width=2048):
    """The world by elevation: rows of (radians, linear color); a glow (azimuth, color, spread)
    on the horizon; a dark ridge (height, color) all around, and the ground's color below."""
    height = width // 2
    elevation = (np.arange(height) + 0.5) / height * np.pi - np.pi / 2
    azimuth = -((np.arange(width) + 0.5) / width - 0.5) * 2 * np.pi
    el, az = np.meshgrid(elevation, azimuth, indexing="ij")
    levels = np.array([e for e, _ in colors])
    steps = np.array([c for _, c in colors])
    image = np.stack([np.interp(el, levels, steps[:, i]) for i in range(3)], -1)
    if glow:
        center, color, spread = glow
        away = np.angle(np.exp(1j * (az - center))) / spread
        lobe = np.exp(-(away**2) - (np.maximum(el, 0) / 0.22) ** 1.4)
        image += lobe[..., None] * np.array(color)
    if ridge:
        top, color = ridge
        line = _skyline(width) * top
        there = np.clip((line[None] - el) / 0.004, 0, 1)[..., None]
        image = image * (1 - there) + there * np.array(color)
    image = np.where((el < 0)[..., None], np.array(ground), image)
    picture = bpy.data.images.new("sky", width, height, float_buffer=True)
    picture.colorspace_settings.name = "Linear"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = image
    picture.pixels.foreach_set(pixels.ravel())
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    at = nodes("ShaderNodeTexCoord").outputs["Generated"]
    texture = nodes("ShaderNodeTexEnvironment", {0: at}, image=picture)
    light = nodes("ShaderNodeBackground", {0: texture.outputs[0], 1: strength}).outputs[0]
    nodes("ShaderNodeOutputWorld", {0: light})


def _skyline(width):
    x = np.linspace(0, 2 * np.pi, width, endpoint=False)
    order = np.arange(3, 160)
    phase = np.random.default_rng(5).uniform(0, 2 * np.pi, len(order))
    waves = np.cos(order[:, None] * x[None] + phase[:, None]) / order[:, None] ** 0.9
    return 1 + 0.33 * waves.sum(0)


def render(file, size, samples, noise, threads, mist):
    """Renders to an EXR file; albedo, normal and mist go to files beside it."""
    scene = bpy.context.scene
    _cycles(scene.cycles, *samples, noise)
    r = scene.render
    r.engine, r.threads_mode, r.threads = "CYCLES", "FIXED", threads
    r.resolution_x, r.resolution_y, r.resolution_percentage = *size, 100
    scene.view_settings.view_transform = "Standard"
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True
    settings = scene.world.mist_settings
    settings.start, settings.depth = mist
    settings.falloff = "LINEAR"
    r.image_settings.file_format, r.image_settings.color_depth = "OPEN_EXR", "32"
    r.filepath = file
    _side_files(scene, file)
    bpy.ops.render.render(write_still=True)


def _cycles(cycles, least, samples, noise):
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, 0
    cycles.use_adaptive_sampling = noise > 0
    cycles.adaptive_threshold = noise
    cycles.adaptive_min_samples = min(least, samples)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 12, 1, 4
    cycles.transparent_max_bounces, cycles.transmission_bounces = 10, 10
    cycles.sample_clamp_indirect = 4.0
    cycles.caustics_reflective, cycles.caustics_refractive = True, False
    cycles.blur_glossy = 0.2
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4


def _side_files(scene, file):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    result = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], result.inputs[0])
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = os.path.dirname(os.path.abspath(file))
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "16"
    out.file_slots.clear()
    stem = os.path.basename(file).removesuffix(".exr")
    passes = {"Denoising Normal": "normal", "Denoising Albedo": "albedo", "Mist": "mist"}
    for name, slot in passes.items():
        out.file_slots.new(f"{stem}-{slot}-")
        tree.links.new(layers.outputs[name], out.inputs[-1])
