"""What carries skiers besides cars, as seen from afar: trams and gondolas on their ropes, and a train."""

from collections import defaultdict
import itertools
import math

import numpy as np

from blender.materials import lamp, lit_panes, plain
from blender.mesh import mesh_object
from geometry.solids import box, join, oval, superellipsoid, sweep
from land.path import at_meter
from view.lights import WARM

UP = (0, 0, 1)
STEEL = (0.055, 0.057, 0.062)
CAR, GAP = 25.0, 0.8  # meters of a railroad car, and between two


class Parts:
    """Solids with x along the way, each put at its place; one object for each material."""

    def __init__(self):
        self.solids = defaultdict(list)

    def add(self, material, solid, at=(0, 0, 0), along=(1, 0)):
        vertices, faces = (np.asarray(part) for part in solid)
        turn = math.atan2(along[1], along[0])
        c, s = math.cos(turn), math.sin(turn)
        x, y, z = vertices.T
        proper = faces[:, 0] != faces[:, 3]
        self.solids[material].append((np.stack([x * c - y * s, x * s + y * c, z], -1) + at, faces[proper]))

    def link(self, materials, smooth, **layers):
        return {
            name: mesh_object(name, *join(*solids), materials[name], smooth, layers.get(name))
            for name, solids in self.solids.items()
        }


def hull(length, width, low, high, soft=0.3, x=0.0):
    middle = (x, 0, (low + high) / 2)
    return superellipsoid(middle, (length / 2, width / 2, (high - low) / 2), soft, soft, 24)


def tram(put):
    put("cabin", hull(7.6, 3.6, -7.6, -4.4))
    put("cabin glass", hull(7.7, 3.7, -6.5, -5.0, 0.25))
    put("steel", box((-1.6, -0.5, -4.5), (1.6, 0.5, -4.2)))
    for x in (-0.5, 0.3):
        put("steel", box((x, -0.15, -4.3), (x + 0.2, 0.15, 0)))
    put("steel", box((-2.6, -0.6, -0.1), (2.6, 0.6, 0.5)))


def gondola(put):
    put("cabin", hull(2.1, 2.0, -4.2, -2.0, 0.4))
    put("cabin glass", hull(2.16, 2.06, -3.5, -2.3, 0.4))
    put("steel", box((-0.06, -0.06, -2.1), (0.06, 0.06, 0.1)))
    put("steel", box((-0.5, -0.1, -0.1), (0.5, 0.1, 0.15)))


CABINS = dict(tram=tram, gondola=gondola)


def hanging(points, sag):
    """A rope from point to point, in meters; each span hangs as deep as its length asks, the longest `sag` meters."""
    spans = np.linalg.norm(np.diff(points, axis=0), axis=1)
    share = np.linspace(0, 1, 241)[:, None]
    depths = sag * (spans / spans.max()) ** 2
    arc = (0, 0, 4) * share * (1 - share)
    rope = [a + (b - a) * share - depth * arc for a, b, depth in zip(points, points[1:], depths)]
    return np.concatenate([rope[0], *(part[1:] for part in rope[1:])])


def tower(put, high, gauge):
    put("steel", box((-0.32, -0.32, -high - 1.5), (0.32, 0.32, -0.2)))
    put("steel", box((-0.2, -gauge / 2 - 0.6, -0.35), (0.2, gauge / 2 + 0.6, 0.15)))
    for side in (-1, 1):
        put("steel", box((-1.6, side * gauge / 2 - 0.12, -0.28), (1.6, side * gauge / 2 + 0.12, 0.0)))
    put("steel", box((0.4, -0.2, -high), (0.45, 0.2, 0.6)))


THICK = 0.05
THIN = 0.00016  # the least half width of a rope as a share of its distance


def add_cableway(points, way, eye):
    """Two ropes over the towers between two ends, with cabins at shares of the way; on the right they go up."""
    rope = hanging(points, way["sag"])
    reach = np.hypot(*(rope - rope[0])[:, :2].T)
    along = points[-1] - points[0]
    beside = np.array([along[1], -along[0], 0]) / np.hypot(*along[:2])
    parts = Parts()
    for side, cabins in zip((-1, 1), way["cabins"]):
        line = rope + side * way["gauge"] / 2 * beside
        half = np.maximum(THICK, THIN * np.linalg.norm(line - eye, axis=1))
        parts.add("steel", sweep(line, UP, oval(1, 1, 6), size=half))
        for at in cabins:
            place = [np.interp(at * reach[-1], reach, column) for column in line.T]
            CABINS[way["kind"]](lambda material, solid: parts.add(material, solid, place, side * along))
    for at, (_, _, high) in zip(points[1:-1], way.get("towers", [])):
        tower(lambda material, solid: parts.add(material, solid, at, along), high, way["gauge"])
    materials = {
        "steel": plain("steel", STEEL, 0.5),
        "cabin": plain("cabin", way["color"], 0.35),
        "cabin glass": plain("cabin glass", (0.02, 0.026, 0.034), 0.12),
    }
    parts.link(materials, smooth=True)


def locomotive(put):
    put("steel", hull(17, 3.0, 1.0, 4.4, 0.1, -2.5))
    put("steel", hull(6, 2.9, 1.0, 3.3, 0.2, 8.0))
    put("blue", hull(17.1, 3.06, 1.5, 2.6, 0.1, -2.5))
    put("dark", box((4.0, -1.3, 3.25), (6.3, 1.3, 4.2)))
    put("dark", box((2.2, -1.53, 3.2), (4.4, 1.53, 4.0)))
    for x in (-9, -5.5, -1.5):
        put("dark", box((x, -1.0, 4.3), (x + 2.4, 1.0, 4.75)))
    for y in (-0.6, 0.3):
        put("headlamp", box((10.9, y, 2.6), (11.05, y + 0.3, 2.9)))


def coach(put):
    put("steel", hull(CAR, 3.1, 0.7, 4.9, 0.1))
    for low in (1.45, 3.15):
        put("dark", box((-CAR / 2 + 1.3, -1.57, low - 0.1), (CAR / 2 - 1.3, 1.57, low + 0.9)))
        for side, x in itertools.product((-1.6, 1.6), np.arange(-CAR / 2 + 1.7, CAR / 2 - 3, 2.1)):
            corners = itertools.product((x, x + 1.6), (side,), (low, low + 0.8))
            put("panes", (list(corners), [[0, 2, 3, 1]]))


def add_train(rails, cars, beyond):
    """A locomotive, `beyond` meters before the end of the rails, and its cars; rails are x, y, z for each meter."""
    parts = Parts()
    for name, low, section in (
        ("embankment", -1.3, [(-3.6, -1), (3.6, -1), (1.9, 1), (-1.9, 1)]),
        ("ballast", -0.2, [(-1.5, -0.15), (1.5, -0.15), (1.2, 0.15), (-1.2, 0.15)]),
    ):
        parts.add(name, sweep(rails + (0, 0, low), UP, section))
    for number in range(cars + 1):
        middle = len(rails) - 1 - beyond - (number + 0.5) * (CAR + GAP)
        at, along = at_meter(rails, middle), at_meter(rails, middle + 2) - at_meter(rails, middle - 2)
        put = lambda material, solid: parts.add(material, solid, at, along)
        for low, high in ((-10.6, -7.4), (-4.5, 4.0), (7.4, 10.6)):
            put("dark", box((low, -1.25, 0.1), (high, 1.25, 1.2)))
        if number < cars:
            put("dark", box((-CAR / 2 - GAP, -0.9, 1.0), (0, 0.9, 3.6)))
        if number == 0:
            locomotive(put)
        else:
            coach(put)
    light = 0.3 + 1.0 * np.random.default_rng(17).random(len(parts.solids["panes"])) ** 2
    materials = {
        "embankment": plain("embankment", (0.80, 0.84, 0.89), 0.9),
        "ballast": plain("ballast", (0.10, 0.10, 0.105), 0.9),
        "dark": plain("dark", (0.022, 0.023, 0.026), 0.4),
        "blue": plain("blue", (0.02, 0.05, 0.13), 0.35),
        "steel": plain("stainless", (0.46, 0.47, 0.49), 0.35),
        "headlamp": lamp("headlamp", (1.0, 0.85, 0.6), 60),
        "panes": lit_panes("panes", WARM, "light"),
    }
    things = parts.link(materials, smooth=False, panes=dict(light=np.repeat(light, 4)))
    things["panes"].visible_diffuse = False
