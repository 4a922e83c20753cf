"""Blender objects from arrays. The fleet's SUV on a landscape's road, with lamps that show from
far away."""

import pathlib

from mathutils import Matrix, Vector
import bpy
import numpy as np

from blender.stage import add_light
from blender.materials import lamp
from cars.suv import suv
from geometry.solids import box
from studio.mesh import new_mesh
from studio.vehicle import add_car as build


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


HEAD, TAIL = (1.0, 0.80, 0.55), (1.0, 0.04, 0.012)
SIDE = 1.8  # from the middle of the road
FOLDER = pathlib.Path(__file__).parents[2] / "build/art-cache/vehicles"  # for its mesh and its drawings
CELL = 0.03  # of the mesh of its body, in meters


class RoadCar:
    """`road` holds the middle of the road, a row of x, y, z for each meter."""

    def __init__(self, road, toward=False, beam=0, glow=0):
        self.road, self.way = road, -1 if toward else 1
        car = suv()
        self.length, self.height = car.length, car.height
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.root = build(car, str(FOLDER), cell=CELL, cabin=0)
        for side in (0.75, -0.75):
            if beam:
                self.add_lamp("head", (0.02, side, 0.93), (0.06, 0.34, 0.13), HEAD, beam * 0.05)
                spot = dict(along=(-1, 0, -0.05), spot_size=1.1, spot_blend=0.9, shadow_soft_size=0.12)
                self.carry(add_light("SPOT", "beam", beam, HEAD, (-0.3, side, 0.9), **spot))
            if glow:
                self.add_lamp("tail", (self.length, side, 1.15), (0.06, 0.3, 0.16), TAIL, glow * 0.1)
                at = (self.length + 0.35, side, 1.1)
                self.carry(add_light("POINT", "glow", glow, TAIL, at, shadow_soft_size=0.15))

    def add_lamp(self, name, at, size, color, strength):
        half = np.array(size) / 2
        self.carry(new_mesh(name, *box(at - half, at + half), lamp(name, color, strength), smooth=False))

    def carry(self, thing):
        thing.parent = self.root

    def place(self, at):
        """Puts the car on its side of the road, its middle `at` meters from the road's start."""
        self.root.matrix_world = self.frame(at)

    def frame(self, at):
        point, before, after = (Vector(self.point(at + d)) for d in (0, -1.5, 1.5))
        travel = (self.way * (after - before)).normalized()
        right = travel.cross(Vector((0, 0, 1))).normalized()
        axes = Matrix((-travel, right, right.cross(travel))).transposed()
        return Matrix.Translation(point + SIDE * right) @ axes.to_4x4() @ Matrix.Translation((-self.length / 2, 0, 0))

    def point(self, at):
        return [np.interp(at, np.arange(len(self.road)), column) for column in self.road.T]

    def corners(self, at, light):
        """The corners of the car and of the ground that its beams light, `light` meters long."""
        x, y, z = (-0.5, self.length + 0.5), (-1.4, 1.4), (-0.3, self.height + 0.5)
        local = [(a, b, c) for a in x for b in y for c in z]
        local += [(-r, side * 0.45 * r, 0) for r in (light / 4, light / 2, light) for side in (-1, 0, 1)]
        return np.array([self.frame(at) @ Vector(corner) for corner in local])


def add_cars(road, cars):
    for car in cars:
        RoadCar(road, car.get("toward", False), car.get("beam", 0), car.get("glow", 0)).place(car["at"])
