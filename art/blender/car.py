"""A car far down the road: a dark body, glass, and the lamps that light the road before it."""
import bmesh
import bpy
from mathutils import Matrix, Vector

from blender.light import add_light
from blender.nodes import lamp, plain

HEAD, TAIL = (1.0, 0.80, 0.55), (1.0, 0.04, 0.012)


def box(name, size, center, material, frame, bevel=0.1, taper=(1.0, 1.0)):
    """A rounded box; taper narrows its top in length and width. x is along the car."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for vertex in shape.verts:
        k = taper if vertex.co.z > 0 else (1, 1)
        vertex.co = Vector((vertex.co.x * size[0] * k[0], vertex.co.y * size[1] * k[1], vertex.co.z * size[2]))
    bmesh.ops.bevel(shape, geom=shape.edges, offset=bevel, segments=4, affect="EDGES", profile=0.6)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    thing.matrix_world = frame @ Matrix.Translation(center)
    bpy.context.scene.collection.objects.link(thing)


def add_car(place, beam, glow):
    """place is x, y, z and the direction of travel; beam and glow are the power of head and tail lamps."""
    x, y, z, dx, dy = (float(v) for v in place)
    ahead = Vector((dx, dy, 0)).normalized()
    aside = Vector((-ahead.y, ahead.x, 0))
    frame = Matrix.Translation((x, y, z)) @ Matrix((ahead, aside, (0, 0, 1))).transposed().to_4x4()
    paint, glass = plain("paint", (0.008, 0.009, 0.011), 0.25), plain("glass", (0.01, 0.012, 0.016), 0.06)
    rubber = plain("tire", (0.01, 0.01, 0.01), 0.8)
    box("body", (5.1, 1.98, 0.72), (0, 0, 0.76), paint, frame, 0.25, (0.95, 0.88))
    box("cabin", (3.5, 1.66, 0.72), (-0.6, 0, 1.4), glass, frame, 0.2, (0.66, 0.78))
    box("roof", (2.2, 1.28, 0.1), (-0.6, 0, 1.74), paint, frame, 0.045)
    for along in (1.6, -1.6):
        for side in (0.9, -0.9):
            box("tire", (0.74, 0.26, 0.74), (along, side, 0.37), rubber, frame, 0.12)
    white, red = lamp("head", HEAD, beam * 0.08), lamp("tail", TAIL, glow * 0.1)
    for side in (0.72, -0.72):
        box("head", (0.06, 0.34, 0.13), (2.5, side, 0.86), white, frame, 0.02)
        box("tail", (0.06, 0.3, 0.16), (-2.5, side, 0.94), red, frame, 0.02)
        front, back = frame @ Vector((2.8, side, 0.9)), frame @ Vector((-2.9, side, 0.95))
        down = ahead - Vector((0, 0, 0.05))
        add_light("SPOT", "beam", beam, HEAD, front, down, spot_size=1.1, spot_blend=0.9, shadow_soft_size=0.12)
        add_light("POINT", "glow", glow, TAIL, back, shadow_soft_size=0.15)
