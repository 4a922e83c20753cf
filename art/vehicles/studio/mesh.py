"""From arrays to Blender's meshes. The material of a body: paint, glass, gloss black, cut gaps,
lenses and openings by the masks."""

import hashlib
import math
import os
import pickle

import bpy
import cv2
import numpy as np

from studio.materials import LIGHTS, material, new_material, paint


def new_mesh(name, vertices, quads, surface, smooth=True, normals=None, angle=38):
    """An object of the scene; a quad whose last two corners are equal is a triangle."""
    v, q = np.ascontiguousarray(vertices, np.float32), np.asarray(quads)
    three = q[:, 2] == q[:, 3]
    loops = np.concatenate([q[~three].ravel(), q[three][:, :3].ravel()]).astype(np.int32)
    quads_count, count = int((~three).sum()), len(q)
    starts = np.r_[np.arange(quads_count) * 4, quads_count * 4 + np.arange(count - quads_count) * 3]
    totals = np.r_[np.full(quads_count, 4), np.full(count - quads_count, 3)]
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(v))
    mesh.vertices.foreach_set("co", v.ravel())
    mesh.loops.add(len(loops))
    mesh.loops.foreach_set("vertex_index", loops)
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", starts.astype(np.int32))
    mesh.polygons.foreach_set("loop_total", totals.astype(np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(count, smooth))
    mesh.update(calc_edges=True)
    mesh.validate()
    mesh.use_auto_smooth = smooth
    mesh.auto_smooth_angle = math.pi if normals is not None else math.radians(angle)
    if normals is not None:
        mesh.normals_split_custom_set_from_vertices(np.asarray(normals, float).tolist())
    mesh.materials.append(surface if isinstance(surface, bpy.types.Material) else material(surface))
    thing = link(bpy.data.objects.new(name, mesh))
    thing.visible_diffuse = surface not in LIGHTS
    return thing


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def letters(text, size):
    """Flat letters about the origin, read along x with y up, as vertices and triangles."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y, curve.resolution_u = text, size, "CENTER", "CENTER", 4
    flat = bpy.data.objects.new("letters", curve).to_mesh()
    q = [[*face.vertices, face.vertices[-1]] for face in flat.polygons]
    return np.array([vertex.co for vertex in flat.vertices]), np.array(q)


def copy(thing, parent=None):
    other = bpy.data.objects.new(thing.name, thing.data)
    other.parent = parent
    return link(other)


def skin(car, folder):
    """The body's material; its pictures lie in the folder."""
    made, nodes = new_material(f"skin-{car.name}")
    x = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeTexCoord").outputs["Object"]}).outputs[0]
    tint = nodes.color(nodes.ramp(x, car.privacy, car.privacy + 0.05), (car.tint,) * 3, (car.tint / 3,) * 3)
    glass, trim, gap, opening, lens, red = _channels(car, nodes, folder)
    height = nodes.math("MULTIPLY", gap, -0.004)
    normal = nodes("ShaderNodeBump", {"Strength": 0.5, "Distance": 1.0, "Height": height}).outputs[0]
    bare = paint(nodes, Normal=normal)
    if car.salt:
        bare = nodes.mix(_salt_film(nodes, car.salt), bare, nodes.principled((0.25, 0.26, 0.28), rough=0.8))
    surface = nodes.mix(trim, bare, nodes.principled((0.0025, 0.0025, 0.003), rough=0.06))
    dark = nodes("ShaderNodeBsdfDiffuse", {0: (0.0004, 0.0004, 0.0004, 1)}).outputs[0]
    surface = nodes.mix(nodes.ramp(gap, 0.55, 0.75), surface, dark)
    fresnel = nodes("ShaderNodeFresnel", {"IOR": 1.5}).outputs[0]
    mirror = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1, 1), 1: 0.0}).outputs[0]
    for mask, color in (
        (glass, tint),
        (lens, (0.95, 0.95, 0.95, 1)),
        (red, (0.65, 0.30, 0.28, 1)),
    ):
        through = nodes("ShaderNodeBsdfTransparent", {0: color}).outputs[0]
        surface = nodes.mix(mask, surface, nodes.mix(fresnel, through, mirror))
    seen = nodes.math("MAXIMUM", glass, nodes.math("MAXIMUM", lens, red))
    lining = nodes("ShaderNodeBsdfDiffuse", {0: (0.020, 0.018, 0.017, 1)}).outputs[0]
    clear = nodes("ShaderNodeBsdfTransparent", {0: tint}).outputs[0]
    inside = nodes.mix(seen, lining, clear)
    back = nodes("ShaderNodeNewGeometry").outputs["Backfacing"]
    surface = nodes.mix(back, surface, inside)
    hole = nodes("ShaderNodeBsdfTransparent").outputs[0]
    nodes.finish(nodes.mix(opening, surface, hole))
    made.cycles.use_transparent_shadow = False
    return made


def _salt_film(nodes, amount):
    """How dense dried salt is: thick along the sill and at the rear, thin at the belt."""
    place = nodes("ShaderNodeTexCoord")
    at, faces = place.outputs["Object"], nodes("ShaderNodeSeparateXYZ", {0: place.outputs["Normal"]}).outputs[0]
    z = nodes("ShaderNodeSeparateXYZ", {0: at}).outputs[2]
    height = nodes.math("MULTIPLY_ADD", nodes.math("MAXIMUM", faces, 0.0), -0.6, nodes.math("ADD", z, 0.45))
    height = nodes.math("MULTIPLY_ADD", nodes.noise(at, 2.2, 8.0, 0.68), -0.9, height)
    return nodes.ramp(height, 0.85, 0.10, 0.0, 0.55 * amount)


def _channels(car, nodes, folder):
    """The six masks as sockets: each the brightest of all planes that hold there."""
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    x, y, z = nodes("ShaderNodeSeparateXYZ", {0: place}).outputs
    y = nodes.math("ABSOLUTE", y)
    reach = 0.75 if car.body.tailgate is None else 0.42
    holds = {
        "side": ((x, z), nodes.math("GREATER_THAN", y, car.side_from) if car.side_from else None),
        "front": ((y, z), nodes.math("LESS_THAN", x, car.front_reach)),
        "rear": ((y, z), nodes.math("GREATER_THAN", x, car.length - reach)),
        "top": ((x, y), nodes.math("GREATER_THAN", z, 0.65)),
    }
    total = [0.0] * 6
    for name, ((a0, a1), (b0, b1)) in planes(car).items():
        (a, b), gate = holds[name]
        u = nodes.math("DIVIDE", nodes.math("SUBTRACT", a, a0), a1 - a0)
        v = nodes.math("DIVIDE", nodes.math("SUBTRACT", b, b0), b1 - b0)
        at = nodes("ShaderNodeCombineXYZ", {0: u, 1: v, 2: 0.0}).outputs[0]
        for half, file in enumerate(mask_files(car, name, folder)):
            image = bpy.data.images.load(file)
            image.colorspace_settings.name = "Non-Color"
            picture = nodes("ShaderNodeTexImage", {"Vector": at}, image=image, extension="CLIP")
            split = nodes("ShaderNodeSeparateRGB", {0: picture.outputs[0]})
            for channel in range(3):
                value = split.outputs[channel]
                if gate is not None:
                    value = nodes.math("MULTIPLY", value, gate)
                i = half * 3 + channel
                total[i] = nodes.math("MAXIMUM", total[i], value)
    return total


SCALE = 1000
OVER = 2
SHIFT = 4


def planes(car):
    top = car.high[2]
    long = (-0.2, car.length + 0.2)
    ranges = {
        "side": (long, (0, top)),
        "front": ((0, 1.1), (0, top)),
        "rear": ((0, 1.1), (0, top)),
        "top": (long, (0, 1.1)),
    }
    return {name: ranges[name] for name in car.sheets}


def mask_files(car, name, folder):
    """Two pictures: (glass, trim, shut line) and (opening, lens, red lens)."""
    sheet, extent = car.sheets[name], planes(car)[name]
    key = hashlib.md5(pickle.dumps((sheet, extent))).hexdigest()[:10]
    files = [os.path.join(folder, f"{car.name}-{name}-{key}-{i}.png") for i in (0, 1)]
    if not all(os.path.exists(file) for file in files):
        glass, over = _fill(sheet.glass, extent), _fill(sheet.over, extent)
        trim = np.maximum(_fill(sheet.trim, extent), np.minimum(over, glass))
        first = np.minimum(glass, 255 - over), trim, _gaps(sheet.lines, extent)
        second = [_fill(shapes, extent) for shapes in (sheet.cut, sheet.lens, sheet.red)]
        for file, channels in zip(files, (first, second)):
            cv2.imwrite(file, np.dstack(list(channels)[::-1]), [cv2.IMWRITE_PNG_COMPRESSION, 1])
    return files


def _pixels(points, extent):
    (x0, _), (_, z1) = extent
    p = np.asarray(points, float)
    scaled = np.stack([(p[:, 0] - x0), (z1 - p[:, 1])], 1) * SCALE * OVER
    return np.round(scaled * 2**SHIFT).astype(np.int32)


def _blank(extent):
    (x0, x1), (z0, z1) = extent
    return np.zeros((int((z1 - z0) * SCALE) * OVER, int((x1 - x0) * SCALE) * OVER), np.uint8)


def _shrink(image):
    return cv2.resize(image, None, fx=1 / OVER, fy=1 / OVER, interpolation=cv2.INTER_AREA)


def _fill(shapes, extent):
    image = _blank(extent)
    for shape in shapes:
        cv2.fillPoly(image, [_pixels(shape, extent)], 255, cv2.LINE_8, SHIFT)
    return _shrink(image)


def _gaps(lines, extent):
    """Lines four millimeters wide that fall off softly: the core is the gap, the rest its edges."""
    image = _blank(extent)
    for points in lines:
        cv2.polylines(image, [_pixels(points, extent)], False, 255, 5 * OVER, cv2.LINE_AA, SHIFT)
    return cv2.GaussianBlur(_shrink(image), (0, 0), 2.2)
