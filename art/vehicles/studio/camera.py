"""The camera, and the render with what the grading needs."""

import os

import bpy
from mathutils import Vector

from studio.mesh import link


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
    layer.use_pass_mist = layer.use_pass_object_index = True
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
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 1, 4
    cycles.transparent_max_bounces, cycles.transmission_bounces = 10, 2
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
    passes = {"Denoising Normal": "normal", "Denoising Albedo": "albedo", "Mist": "mist", "IndexOB": "floor"}
    for name, slot in passes.items():
        out.file_slots.new(f"{stem}-{slot}-")
        tree.links.new(layers.outputs[name], out.inputs[-1])
