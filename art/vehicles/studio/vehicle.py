import hashlib
import math
import os

import bpy
import cv2
import numpy as np
from mathutils import Matrix, Vector

from cars import body as body_module
from geometry.net import mirror, normals, surface_net
from studio.stage import area
from studio.mesh import SCALE, copy, link, mask_files, new_mesh, planes, skin


def add_car(car, folder, at=(0, 0), heading=0.0, steer=0.0, cell=None, cabin=1.0, rolling=0.0):
    """Builds the car, its nose at the place given; wheels turn by `rolling` radians while the shutter is open. Returns the empty that carries it."""
    root = link(bpy.data.objects.new(car.name, None))
    things = _add_body(car, folder, cell or car.cell)
    for i, (mesh, material, smooth) in enumerate(car.parts):
        things += _add_mesh(car, f"{car.name}-{material}-{i}", *mesh, material, smooth)
    for (v, q), material, smooth in car.door.parts if car.door else ():
        things.append(_swung(car.door, new_mesh(f"door-{material}", v, q, material, smooth)))
    for thing in things:
        thing.parent = root
        thing.location.z -= car.drop
    _add_wheels(car, root, steer, rolling)
    for (x, y, z), size, power in car.cabin_lights:
        lamp = area((x, y, z), (x, y, 0), size, power * cabin, (1, 0.62, 0.34))
        lamp.parent = root
    root.location = (*at, 0)
    root.rotation_euler.z = heading
    return root


def add_truck(truck):
    root = link(bpy.data.objects.new(truck.name, None))
    for (v, q), material, smooth in truck.parts:
        new_mesh(f"{truck.name}-{material}", v, q, material, smooth).parent = root
    _add_wheels(truck, root)
    return root


def copy_car(root, at, heading):
    other = link(bpy.data.objects.new(root.name, None))
    other.location, other.rotation_euler.z = (*at, 0), heading
    for child in root.children_recursive:
        if child.type not in ("MESH", "LIGHT"):
            continue
        twin = copy(child)
        twin.parent = other
        twin.matrix_parent_inverse = root.matrix_world.inverted()
        twin.matrix_world = other.matrix_world @ root.matrix_world.inverted() @ child.matrix_world
    return other


def _add_wheels(car, root, steer=0.0, rolling=0.0):
    shapes = [new_mesh(f"wheel-{material}", v, q, material) for (v, q), material in car.wheel]
    for x, y, z in car.hubs:
        for side in (1, -1):
            hub = link(bpy.data.objects.new("hub", None))
            hub.parent, hub.location = root, (x, side * y, z - car.drop)
            turn = math.radians(steer) if x < car.length / 2 else 0.0
            hub.rotation_mode = "YXZ"
            hub.rotation_euler = (0, 0.13 + x * 2.1, (0 if side > 0 else math.pi) + turn)
            if rolling:
                _roll(hub, rolling * side)
            for shape in shapes:
                copy(shape, hub)
    for shape in shapes:
        bpy.data.objects.remove(shape)


def _roll(hub, angle):
    """The shutter opens for half a frame, and its middle is frame 1."""
    middle = hub.rotation_euler.y
    for frame in (0, 2):
        hub.rotation_euler.y = middle + 2 * angle * (frame - 1)
        hub.keyframe_insert("rotation_euler", index=1, frame=frame)
    for point in hub.animation_data.action.fcurves[0].keyframe_points:
        point.interpolation = "LINEAR"
    render = bpy.context.scene.render
    render.use_motion_blur, render.motion_blur_shutter = True, 0.5


def _add_body(car, folder, cell):
    v, q, n = skin_mesh(car, folder, cell)
    inside = _inside_openings(car, folder, v)
    q = q[~inside[q].all(1)]
    swung = car.door.cut(v, q, car.body) if car.door else None
    return _add_mesh(car, car.name, v, q, skin(car, folder), True, n, swung)


def _add_mesh(car, name, v, quads, surface, smooth, normals=None, swung=None):
    """One object, or two where an open door takes a part of it along."""
    if swung is None:
        swung = car.door.holds(v)[quads].all(1) if car.door else np.zeros(len(quads), bool)
    things = []
    for moves in (False, True):
        used, index = np.unique(quads[swung == moves], return_inverse=True)
        if len(used):
            own = None if normals is None else normals[used]
            thing = new_mesh(name, v[used], index.reshape(-1, 4), surface, smooth, own)
            things.append(_swung(car.door, thing) if moves else thing)
    return things


def _swung(door, thing):
    hinge = Vector((*door.hinge, 0))
    turn = Matrix.Rotation(math.radians(door.angle), 4, "Z")
    thing.matrix_world = Matrix.Translation(hinge) @ turn @ Matrix.Translation(-hinge)
    return thing


def skin_mesh(car, folder, cell):
    """The body's mesh; it is kept in the folder until the car's or the body's code changes."""
    sources = [body_module.__file__, car.source]
    text = "".join(open(file, encoding="utf8").read() for file in sources)
    key = hashlib.md5(f"{text}{car.name}{cell}".encode()).hexdigest()[:10]
    file = os.path.join(folder, f"{car.name}-{key}.npz")
    if not os.path.exists(file):
        v, q = surface_net(car.body, (-0.1, 0, 0.08), car.high, cell)
        v, q, n = mirror(v, q, normals(car.body, v))
        np.savez(file, v=v.astype(np.float32), q=q.astype(np.int32), n=n.astype(np.float32))
    kept = np.load(file)
    return kept["v"], kept["q"], kept["n"]


def _inside_openings(car, folder, v):
    inside = np.zeros(len(v), bool)
    x, y, z = v[:, 0], np.abs(v[:, 1]), v[:, 2]
    views = {
        "side": (x, z, x > -9),
        "front": (y, z, x < car.length * 0.35),
        "rear": (y, z, x > car.length * 0.65),
        "top": (x, y, z > 0.65),
    }
    for name, ((a0, _), (_, b1)) in planes(car).items():
        if not car.sheets[name].cut:
            continue
        mask = cv2.imread(mask_files(car, name, folder)[1])[..., 2]
        a, b, there = views[name]
        row = np.clip(((b1 - b) * SCALE).astype(int), 0, mask.shape[0] - 1)
        column = np.clip(((a - a0) * SCALE).astype(int), 0, mask.shape[1] - 1)
        inside |= there & (mask[row, column] > 250)
    return inside
