"""The fleet's SUV on a landscape's road, with lamps that show from far away."""

import pathlib

from mathutils import Matrix, Vector
import bpy
import numpy as np

from blender.light import add_light
from blender.materials import lamp
from cars.suv import suv
from geometry.solids import box
from land.path import at_meter
from studio.mesh import new_mesh
from studio.vehicle import add_car as build


HEAD, TAIL = (1.0, 0.80, 0.55), (1.0, 0.04, 0.012)
SIDE = 1.8  # from the middle of the road
FOLDER = pathlib.Path(__file__).parents[2] / "build/art-cache/vehicles"  # for its mesh and its drawings
CELL = 0.03  # of the mesh of its body, in meters


class RoadCar:
    """`road` holds the middle of the road, a row of x, y, z for each meter."""

    def __init__(self, road, toward=False, beam=0, glow=0):
        self.road, self.way = road, -1 if toward else 1
        car = suv()
        car.salt = 1.4
        self.length, self.height = car.length, car.height
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.root = build(car, str(FOLDER), cell=CELL, cabin=0)
        for side in (0.75, -0.75):
            if beam:
                self.add_lamp("head", (-0.01, side, 0.93), (0.12, 0.34, 0.13), HEAD, beam * 0.05)
                spot = dict(along=(-1, 0, -0.05), spot_size=1.7, spot_blend=1.0, shadow_soft_size=0.12)
                self.carry(add_light("SPOT", "beam", beam, HEAD, (-0.3, side, 0.9), **spot))
            if glow:
                self.add_lamp("tail", (self.length, side, 1.15), (0.06, 0.3, 0.16), TAIL, glow * 0.1)
                spot = dict(along=(1, 0, -0.5), spot_size=2.2, spot_blend=1.0, shadow_soft_size=0.15)
                self.carry(add_light("SPOT", "glow", glow, TAIL, (self.length + 0.35, side, 1.1), **spot))

    def add_lamp(self, name, at, size, color, strength):
        half = np.array(size) / 2
        self.carry(new_mesh(name, *box(at - half, at + half), lamp(name, color, strength), smooth=False))

    def carry(self, thing):
        thing.parent = self.root

    def place(self, at):
        """Puts the car on its side of the road, its middle `at` meters from the road's start."""
        self.root.matrix_world = self.frame(at)

    def drive(self, at, step, frame):
        """Passes `at` in this frame, `step` meters after where it was in the last one; keys for its blur."""
        self.root.animation_data_clear()
        self.root.rotation_mode = "QUATERNION"
        for key in (-1, 1):
            self.root.matrix_world = self.frame(at - key * step * self.way)
            self.root.keyframe_insert("location", frame=frame + key)
            self.root.keyframe_insert("rotation_quaternion", frame=frame + key)
        for curve in self.root.animation_data.action.fcurves:
            for key in curve.keyframe_points:
                key.interpolation = "LINEAR"

    def frame(self, at):
        point, before, after = (Vector(at_meter(self.road, at + d)) for d in (0, -1.5, 1.5))
        travel = (self.way * (after - before)).normalized()
        right = travel.cross(Vector((0, 0, 1))).normalized()
        axes = Matrix((-travel, right, right.cross(travel))).transposed()
        return Matrix.Translation(point + SIDE * right) @ axes.to_4x4() @ Matrix.Translation((-self.length / 2, 0, 0))

    def corners(self, at, light):
        """The corners of the car and of the ground that its beams light, `light` meters long."""
        x, y, z = (-0.5, self.length + 0.5), (-1.4, 1.4), (-0.3, self.height + 0.5)
        local = [(a, b, c) for a in x for b in y for c in z]
        local += [(-r, side * 0.45 * r, 0) for r in (light / 4, light / 2, light) for side in (-1, 0, 1)]
        return np.array([self.frame(at) @ Vector(corner) for corner in local])


def add_cars(road, cars):
    for car in cars:
        RoadCar(road, car.get("toward", False), car.get("beam", 0), car.get("glow", 0)).place(car["at"])
