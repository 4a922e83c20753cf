"""Blender objects from arrays."""

import bpy
import numpy as np


def mesh_object(name, vertices, faces, material, smooth=True, layers=None, link=True):
    """An object from (n, 3) vertices and (m, 3 or 4) faces, with one float layer for each name."""
    mesh = bpy.data.meshes.new(name)
    vertices = np.ascontiguousarray(vertices, np.float32).reshape(-1, 3)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", vertices.ravel())
    corners = faces.shape[1]
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", np.ascontiguousarray(faces, np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, corners, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), corners, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(len(faces), smooth))
    mesh.update(calc_edges=False)
    for layer, values in (layers or {}).items():
        values = np.ascontiguousarray(values, np.float32)
        if values.ndim > 1 and values.shape[-1] == 3:
            attribute = mesh.attributes.new(layer, "FLOAT_COLOR", "POINT")
            flat = values.reshape(-1, 3)
            attribute.data.foreach_set("color", np.c_[flat, np.ones(len(flat), np.float32)].ravel())
        else:
            mesh.attributes.new(layer, "FLOAT", "POINT").data.foreach_set("value", values.ravel())
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    if link:
        bpy.context.scene.collection.objects.link(thing)
    return thing


def grid_faces(rows, columns):
    i = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    return np.stack([i, i + 1, i + columns + 1, i + columns], -1)


def scatter(name, source, rows):
    """Copies of an object at rows of x, y, z, turn, size: one hidden square carries each."""
    turn = rows[:, 3:4] + np.pi / 4 + np.arange(4) * np.pi / 2
    reach = rows[:, 4:5] / np.sqrt(2)
    corners = np.stack([np.cos(turn) * reach, np.sin(turn) * reach, np.zeros_like(turn)], -1) + rows[:, None, :3]
    faces = np.arange(4 * len(rows)).reshape(-1, 4)
    carrier = mesh_object(name, corners, faces, source.data.materials[0], smooth=False)
    carrier.instance_type = "FACES"
    carrier.use_instance_faces_scale = True
    carrier.show_instancer_for_render = carrier.show_instancer_for_viewport = False
    bpy.context.scene.collection.objects.link(source)
    source.parent = carrier


def tube(radius, low, high, sides=10):
    """Vertices and triangles of an upright cylinder with a lid."""
    a = np.arange(sides) / sides * 2 * np.pi
    ring = np.stack([radius * np.cos(a), radius * np.sin(a)], -1)
    vertices = np.concatenate([np.c_[ring, np.full(sides, z)] for z in (low, high)])
    i, j = np.arange(sides), (np.arange(sides) + 1) % sides
    lid = np.stack([np.full(sides - 2, sides), sides + i[1:-1], sides + i[2:]], -1)
    return vertices, np.concatenate([np.stack([i, j, j + sides], -1), np.stack([i, j + sides, i + sides], -1), lid])


def poles(feet, parts, seed=4):
    """Leaning poles; parts are (low, high, radius, material)."""
    lean = np.random.default_rng(seed).normal(0, 0.03, (len(feet), 1, 2))
    for low, high, radius, material in parts:
        v, t = tube(radius, low, high)
        all_v = v[None] + feet[:, None, :]
        all_v[..., :2] += v[None, :, 2:] * lean
        all_t = t[None] + (np.arange(len(feet)) * len(v))[:, None, None]
        mesh_object("poles", all_v, all_t.reshape(-1, 3), material, smooth=False)
