"""A timber lodge under snow, its windows lit; x runs along the front, y into the house, meters."""
import bpy
import numpy as np
from mathutils import Matrix, Vector

from blender.light import add_light
from blender.nodes import Shader, lamp, plain
from blender.shapes import mesh_object

WARM = (1.0, 0.56, 0.22)


def timber():
    g = Shader("timber")
    grain = g.noise(g.stretch(g.position(), (0.6, 0.6, 9)), 2.0, 5, 0.65)
    color = g.mix(grain, (0.035, 0.019, 0.010), (0.13, 0.075, 0.038))
    return g.done(g.principled({"Base Color": color, "Roughness": 0.7, "Normal": g.bump(grain, 0.03, 0.8)}))


def masonry():
    g = Shader("masonry")
    cell = g.node("TexVoronoi", {"Vector": g.position(), "Scale": 2.2}, feature="F1")
    joint = g.node("TexVoronoi", {"Vector": g.position(), "Scale": 2.2}, feature="DISTANCE_TO_EDGE")
    tone = g.node("SeparateColor", {0: cell.outputs["Color"]}).outputs[0]
    color = g.mix(tone, (0.05, 0.048, 0.046), (0.17, 0.16, 0.15))
    gap = g.step(0.0, 0.06, joint.outputs["Distance"])
    return g.done(g.diffuse(Color=color, Normal=g.bump(gap, 0.05, 1.0)))


def window_light():
    g = Shader("room")
    patch = g.noise(g.stretch(g.position(), (1, 1, 0.6)), 1.4, 4, 0.6)
    return g.done(g.emission(WARM, g.add(0.12, g.multiply(g.step(0.35, 0.7, patch), 0.75))))


class House:
    def __init__(self, place, turn):
        self.frame = Matrix.Translation(place) @ Matrix.Rotation(np.radians(turn), 4, "Z")
        self.timber, self.stone, self.room = timber(), masonry(), window_light()
        self.snow = plain("snow", (0.84, 0.87, 0.92), 0.8)
        self.roofing = plain("roofing", (0.02, 0.018, 0.017), 0.8)

    def solid(self, outline, along, low, high, material, bevel=0.0):
        """A prism: `outline` in the plane across `along` ("x" or "y"), from low to high."""
        outline, n = np.asarray(outline, float), len(outline)
        ends = []
        for depth in (low, high):
            a, b, d = outline[:, 0], outline[:, 1], np.full(n, depth)
            ends.append(np.stack([d, a, b] if along == "x" else [a, d, b], -1))
        i, j = np.arange(n), (np.arange(n) + 1) % n
        sides = np.stack([i, j, j + n, i + n], -1)
        caps = [(k[0], k[m], k[m + 1]) for k in (i, i + n) for m in range(1, n - 1)]
        faces = np.array([*sides[:, :3], *sides[:, [0, 2, 3]], *caps])
        thing = mesh_object("lodge", np.concatenate(ends), faces, material, smooth=False)
        thing.matrix_world = self.frame
        if bevel:
            weld = thing.modifiers.new("weld", "WELD")
            weld.merge_threshold = 0.001
            round_off = thing.modifiers.new("round", "BEVEL")
            round_off.width, round_off.segments, round_off.limit_method = bevel, 3, "ANGLE"

    def box(self, x, y, z, material, bevel=0.0):
        self.solid([(y[0], z[0]), (y[1], z[0]), (y[1], z[1]), (y[0], z[1])], "x", *x, material, bevel)

    def roof(self, along, center, half, eaves, ridge, low, high):
        """Two slopes with rafters, roofing and a thick layer of snow."""
        for side in (-1, 1):
            for lift, thick, out, material, bevel in (
                (0.0, 0.25, 0.0, self.timber, 0),
                (0.25, 0.08, 0.1, self.roofing, 0),
                (0.33, 0.55, 0.22, self.snow, 0.2),
            ):
                outer = center + side * (half + out)
                foot = eaves - (ridge - eaves) * out / half + lift
                slope = [(outer, foot), (center, ridge + lift), (center, ridge + lift + thick), (outer, foot + thick)]
                self.solid(slope, along, low - out, high + out, material, bevel)

    def window(self, x, y, z, width, height):
        """A pane in the front wall at depth y, with a frame and bars."""
        self.box((x - width / 2, x + width / 2), (y - 0.02, y), (z, z + height), self.room)
        for dx in (-width / 2, 0, width / 2):
            self.box((x + dx - 0.06, x + dx + 0.06), (y - 0.12, y - 0.03), (z, z + height), self.timber)
        for dz in (0, height * 0.62, height):
            self.box((x - width / 2, x + width / 2), (y - 0.12, y - 0.03), (z + dz - 0.06, z + dz + 0.06), self.timber)
        self.box((x - width / 2 - 0.15, x + width / 2 + 0.15), (y - 0.35, y), (z - 0.2, z - 0.07), self.snow, 0.05)

    def light(self, at, power, size):
        place = self.frame @ Vector(at)
        out = self.frame.to_3x3() @ Vector((0, -1, -0.35))
        add_light("AREA", "window", power, WARM, place, out, size=size)


def add_lodge(place, turn):
    h = House(place, turn)
    h.box((-14, 14), (0, 11), (1.1, 6.2), h.timber)
    h.box((-14.2, 14.2), (-0.2, 11.2), (-4, 1.1), h.stone)
    h.solid([(0, 6.2), (11, 6.2), (5.5, 11)], "x", -13.9, 13.9, h.timber)
    h.roof("x", 5.5, 7, 4.9, 11, -15.2, 15.2)
    gable = [(-5, 0), (5, 0), (5, 6), (0, 11.8), (-5, 6)]
    h.solid(gable, "y", -5, 6, h.timber)
    h.box((-5.2, 5.2), (-5.2, 6), (-4, 1.1), h.stone)
    h.roof("y", 0, 6.4, 4.6, 12, -6.6, 6)
    glass = [(-4.3, 1.4), (4.3, 1.4), (4.3, 6), (0, 10.9), (-4.3, 6)]
    h.solid(glass, "y", -5.06, -5.02, h.room)
    for x in (-4.3, -2.15, 0, 2.15, 4.3):
        top = 10.9 - abs(x) * 1.14
        h.box((x - 0.14, x + 0.14), (-5.3, -5.04), (1.2, top), h.timber)
    for z in (1.4, 4.1, 6.4):
        h.box((-4.4, 4.4), (-5.28, -5.04), (z - 0.12, z + 0.12), h.timber)
    for x in (-11.8, -8.9, 8.9, 11.8):
        h.window(x, 0, 1.9, 1.7, 1.5)
        h.window(x, 0, 4.1, 1.5, 1.2)
    h.box((8.2, 10.2), (6, 7.6), (6, 13.4), h.stone)
    h.box((8.05, 10.35), (5.85, 7.75), (13.4, 13.85), h.snow, 0.15)
    h.box((-7.5, 7.5), (-9, -5), (0.7, 1.0), h.timber)
    h.box((-7.5, -2), (-8.8, -5.3), (1.0, 1.35), h.snow, 0.15)
    h.box((2, 7.5), (-8.8, -5.3), (1.0, 1.35), h.snow, 0.15)
    for x in np.linspace(-7.4, 7.4, 9):
        if abs(x) > 1.5:
            h.box((x - 0.08, x + 0.08), (-9, -8.84), (-2, 2.1), h.timber)
    for side in (-1, 1):
        h.box(sorted((side * 7.5, side * 1.7)), (-9.02, -8.8), (2.05, 2.2), h.timber)
        h.box(sorted((side * 7.5, side * 1.7)), (-9.06, -8.76), (2.2, 2.36), h.snow, 0.06)
        bulb = h.frame @ Vector((side * 1.7, -9.1, 2.75))
        bpy.ops.mesh.primitive_uv_sphere_add(segments=12, ring_count=8, radius=0.13, location=bulb)
        bpy.context.object.data.materials.append(lamp("lantern", WARM, 12))
        add_light("POINT", "lantern", 12, WARM, bulb, shadow_soft_size=0.15)
    h.light((0, -5.6, 5), 140, 6)
    h.light((-10.4, -0.6, 3.4), 50, 4)
    h.light((10.4, -0.6, 3.4), 50, 4)
