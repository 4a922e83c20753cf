"""Sun, sky, and the shadow of the range behind the sun that makes the line of alpenglow. A scene
as Blender's objects, and how it is rendered."""

import math

import bpy
import numpy as np

from blender.houses import add_fence, add_houses
from blender.light import add_light
from blender.materials import far_ground, near_ground, needles, plain, transparent
from blender.mesh import grid_faces, mesh_object, poles, scatter
from blender.transit import add_cableway, add_train
from blender.yurt import add_yurt
from view.direction import across, toward


SHADE_DISTANCE = 9000.0
SHADE_WIDTH = 12000.0


def add_sun(sun):
    if sun["power"] > 0:
        angle = math.radians(sun.get("size", 1.2))
        add_light("SUN", "sun", sun["power"], sun["color"], along=-toward(sun["azimuth"], sun["elevation"]), angle=angle)


def add_shade(sun, shade):
    """An unseen jagged wall toward the sun; its shadow climbs to `line` meters at the place `at`."""
    base = np.array([*shade["at"], 0.0]) + SHADE_DISTANCE * toward(sun["azimuth"])
    u = np.linspace(-SHADE_WIDTH, SHADE_WIDTH, 481)
    rng, top = np.random.default_rng(shade["seed"]), shade["line"] + SHADE_DISTANCE * math.tan(math.radians(sun["elevation"]))
    for octave in range(7):
        count = 6 * 2**octave
        values = rng.normal(0, shade["jag"] / 2 ** (0.9 * octave), count)
        top = top + np.interp(u, np.linspace(u[0], u[-1], count), values)
    foot = base + across(sun["azimuth"]) * u[:, None]
    crest = foot.copy()
    foot[:, 2], crest[:, 2] = -3000, top
    i = np.arange(480)
    faces = np.stack([i, i + 1, i + 482, i + 481], -1)
    wall = mesh_object("shade", np.concatenate([foot, crest]), faces, plain("shade", (0.2, 0.22, 0.27)))
    wall.visible_camera = wall.visible_diffuse = wall.visible_glossy = False


def add_cloud_shadows(points, light):
    faces = grid_faces(*points.shape[:2])
    sheet = mesh_object("clouds", points, faces, transparent("clouds", "light"), layers=dict(light=light))
    sheet.visible_camera = sheet.visible_diffuse = sheet.visible_glossy = False


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


NEAR = 80.0  # within so many meters the ground has bumps finer than its mesh
FAR = 20000.0


def add_ground(arrays, drifts):
    vertices, ring = arrays["vertices"], arrays["ring"]
    rows, columns, _ = vertices.shape
    layers = {k[6:]: arrays[k] for k in arrays.files if k.startswith("layer-")}
    water, ruffled, road = (layer in layers for layer in ("lake", "ruffled", "side"))
    far, faces = far_ground(water, ruffled, drifts), grid_faces(rows, columns)
    ground = mesh_object("ground", vertices, faces, far, layers=dict(layers, tint=arrays["color"]))
    ground.data.materials.append(near_ground(road, water, ruffled))
    near = np.broadcast_to(ring[:-1, None] < NEAR, (rows - 1, columns - 1))
    if road:
        near = near | (np.abs(layers["side"][:-1, :-1]) < 9)
    ground.data.polygons.foreach_set("material_index", np.ascontiguousarray(near, np.int32).ravel())
    back = arrays["back"]
    faces = grid_faces(*back.shape[:2])[arrays["back_faces"].ravel()]
    mesh_object("back", back, faces, plain("back", (0.55, 0.6, 0.68), 0.9))


def add_trees(arrays, uneven):
    near, far, rimed = needles(True), needles(False, uneven=uneven), needles(True, rime=True)
    willow = plain("willow", (0.13, 0.068, 0.036), 0.8)
    for key in (k for k in arrays.files if k.startswith("stand-")):
        sort, detail = key.split("-")[1:]
        v, t, s = (arrays[f"tree-{sort}-{detail}-{part}"] for part in "vts")
        rime = s[t[:, 0]] > 2
        material = willow if (s < -1).all() else rimed if rime.any() else near if detail == "0" else far
        tree = mesh_object(f"tree {sort} {detail}", v, t, material, rime, dict(snow=s), link=False)
        scatter(key, tree, arrays[key])


def add_poles(feet):
    pole, band, cap = plain("pole", (0.03, 0.028, 0.026)), plain("band", (0.75, 0.30, 0.05), 0.4), plain("cap", (0.7, 0.72, 0.75))
    poles(feet, [(-0.5, 1.95, 0.045, pole), (1.55, 1.75, 0.048, band), (1.95, 2.0, 0.047, cap)])


def add_masts(masts):
    steel = plain("mast", (0.10, 0.10, 0.11), 0.5)
    for height in np.unique(masts[:, 3]):
        poles(masts[masts[:, 3] == height, :3], [(-1.0, float(height), 0.22, steel)])


def add_camera(view, position):
    lens = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    camera.location = position
    camera.rotation_euler = (math.radians(90 + view["pitch"]), 0, -math.radians(view["heading"]))
    lens.sensor_fit, lens.angle = "HORIZONTAL", math.radians(view["angle"])
    lens.clip_start, lens.clip_end = 0.1, 60000


def add_scene(data, arrays):
    """Everything of a scene but its cars; gives its road, a row of x, y, z for each meter, if it has one."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    add_ground(arrays, data["land"].get("drifts", 0.4))
    add_trees(arrays, data.get("forest", {}).get("uneven", False))
    if len(arrays["houses"]):
        add_houses(arrays["houses"])
    for row in arrays["yurts"]:
        add_yurt(row)
    if len(arrays["masts"]):
        add_masts(arrays["masts"])
    for number in range(len(data.get("fences", []))):
        add_fence(arrays[f"fence-{number}"])
    for number, way in enumerate(data.get("cableways", [])):
        add_cableway(arrays[f"rope-{number}"], way, arrays["camera"])
    if "train" in data:
        add_train(arrays["rails"], data["train"]["cars"], data["train"]["beyond"])
    if "posts" in arrays.files and data["road"].get("poles", True):
        add_poles(arrays["posts"])
    add_sun(data["sun"])
    if "shade" in data:
        add_shade(data["sun"], data["shade"])
    if "clouds" in arrays.files:
        add_cloud_shadows(arrays["clouds"], arrays["clouds_light"])
    world = add_sky(arrays["sky"], data.get("sky_light", 1.0))
    world.mist_settings.start, world.mist_settings.depth, world.mist_settings.falloff = 0, FAR, "LINEAR"
    add_camera(data["view"], arrays["camera"])
    return arrays["road"] if "road" in arrays.files else None


def settings(size, samples, threads, bounces=1):
    """A fixed number of samples and no time limit: the same bytes every time."""
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.engine, c.device = "CYCLES", "CPU"
    r.resolution_x, r.resolution_y = size
    r.film_transparent, r.threads_mode, r.threads = True, "FIXED", threads
    c.samples, c.seed, c.time_limit = samples, 1, 0
    c.use_adaptive_sampling = c.use_denoising = False
    c.max_bounces = c.diffuse_bounces = bounces
    c.glossy_bounces = 1
    c.transparent_max_bounces = 4
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 3.0, 0.0
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.35
    c.use_auto_tile = False


def write_passes(folder):
    """Has every render write the passes that the grade needs, as one float EXR each, under its frame's number."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_mist = layer.use_pass_diffuse_color = layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = str(folder)
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.format.color_mode = "RGBA"
    output.file_slots.clear()
    for name in ("Image", "Mist", "Normal", "DiffCol"):
        output.file_slots.new(name)
        tree.links.new(tree.nodes["Render Layers"].outputs[name], output.inputs[name])
