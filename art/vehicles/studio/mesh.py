"""From arrays to Blender's meshes."""

import math

import bpy
import numpy as np

from studio.materials import LIGHTS, material


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


def copy(thing, parent=None):
    other = bpy.data.objects.new(thing.name, thing.data)
    other.parent = parent
    return link(other)
