"""A snow plow truck: a conventional cab, a dump body with a spreader at its tail, and an angled
moldboard in front. It is made of solids alone; x runs from the front bumper to the tail."""

from dataclasses import dataclass, field

import numpy as np

from cars.car import tire
from geometry.curves import bspline, rounded
from geometry.solids import flipped, lathe, mirrored, oval, prism, spin, superellipsoid, sweep

FRONT, REAR, HUB = 1.45, (5.75, 7.10), 0.515
BODY, TAIL = 3.75, 8.40
FLOOR, TOP, WIDE = 1.22, 2.50, 1.22
UP = np.array([0.0, 0.0, 1.0])


@dataclass
class Truck:
    name: str
    length: float
    wheel: list
    hubs: list
    head: list
    tail: list
    drop: float = 0.0
    parts: list = field(default_factory=list)

    def add(self, material, *meshes, smooth=True):
        self.parts += [(mesh, material, smooth) for mesh in meshes]


@dataclass
class Moldboard:
    """The plow's blade: its middle, half its width, its angle, and the radius of its curve."""

    x: float = -1.15
    half: float = 1.85
    angle: float = 0.50
    radius: float = 0.66

    def at(self, across, ahead=0.0, z=0.0):
        """A place by the distance along the blade to the right, and before it."""
        s, c = np.sin(self.angle), np.cos(self.angle)
        return np.array([self.x + across * s - ahead * c, across * c + ahead * s, z])

    def curve(self, offset=0.0):
        """Its section (ahead, z), hollow toward the front, from the cutting edge to the lip."""
        foot = 1.05
        turn = np.linspace(-foot, 1.15, 24)
        r = self.radius + offset
        return np.stack([self.radius - r * np.cos(turn), r * np.sin(turn) + self.radius * np.sin(foot) + 0.03], 1)


def plow_truck(blade):
    truck = Truck(
        "plow", TAIL, _wheel(), _hubs(),
        head=[(0.35, side * 0.72, 1.98) for side in (1, -1)],
        tail=[(TAIL + 0.28, side * 0.98, 0.88) for side in (1, -1)],
    )
    _add_frame(truck)
    _add_cab(truck)
    _add_dump_body(truck)
    _add_tail(truck)
    _add_blade(truck, blade)
    return truck


def _wheel():
    dish = bspline([(0.285, -0.004), (0.272, -0.02), (0.262, -0.09), (0.24, -0.125), (0.16, -0.13), (0.125, -0.12)], 40)
    hub = bspline([(0.125, -0.12), (0.118, -0.02), (0.10, 0.02), (0.05, 0.03), (0, 0.03)], 24)
    nut = superellipsoid((0, -0.112, 0.185), (0.014, 0.02, 0.014), 0.6, 0.6, 8)
    return [(tire(0.515, 0.285, 0.27), "tire"), (lathe(dish, 64), "steel"), (lathe(hub, 48), "barrel"), (spin(nut, 10), "steel")]


def _hubs():
    return [(FRONT, 1.16, HUB)] + [(x, y, HUB) for x in REAR for y in (1.20, 0.87)]


def _along_x(outline, x, bevel=0.012):
    v, q = prism(outline, x, bevel)
    return v[:, [1, 0, 2]], flipped(q)


def _rounded_box(low, high, bevel=0.012):
    (x, y, z), (x2, y2, z2) = low, high
    return prism([(x, z), (x2, z), (x2, z2), (x, z2)], (y, y2), bevel)


def _add_frame(truck):
    truck.add("matte", mirrored(*_rounded_box((0.2, 0.32, 0.72), (TAIL + 0.3, 0.42, 1.02))))
    truck.add("matte", *[_rounded_box((x - 0.08, -0.85, HUB - 0.09), (x + 0.08, 0.85, HUB + 0.09), 0.04) for x in (FRONT, *REAR)])
    tank = [(2.25, 0.55), (3.45, 0.55), (3.45, 1.02), (2.25, 1.02)]
    truck.add("steel", mirrored(*prism(rounded(tank, 0.12), (0.62, 1.18), 0.03)))
    turn = np.linspace(0.15, np.pi - 0.15, 30)
    arc = np.stack([FRONT + 0.63 * np.cos(turn), np.full(30, 1.0), HUB + 0.63 * np.sin(turn)], 1)
    out = np.stack([np.cos(turn), 0 * turn, np.sin(turn)], 1)
    truck.add("orange", mirrored(*sweep(arc, out, oval(0.24, 0.025, 16, 0.35))))
    for x in (REAR[0] - 0.68, REAR[1] + 0.66):
        truck.add("rubber", mirrored(*_rounded_box((x, 0.62, 0.34), (x + 0.02, 1.24, 1.15), 0.004)))


def _add_cab(truck):
    hood = rounded([(0.12, 0.98), (0.16, 1.62), (1.98, 1.90), (1.98, 0.98)], [0.05, 0.14, 0.02, 0.02])
    cab = rounded([(1.92, 0.92), (1.92, 1.86), (2.26, 2.72), (3.40, 2.80), (3.46, 0.92)], [0.04, 0.04, 0.16, 0.12, 0.04])
    window = rounded([(2.16, 1.92), (2.42, 2.58), (3.08, 2.60), (3.12, 1.86)], [0.04, 0.08, 0.08, 0.05])
    truck.add("orange", prism(hood, (-0.82, 0.82), 0.06), prism(cab, (-1.13, 1.13), 0.05))
    truck.add("gloss", prism(window, (-1.136, 1.136), 0.004))
    rear = rounded([(-0.7, 1.95), (-0.7, 2.55), (0.7, 2.55), (0.7, 1.95)], 0.08)
    truck.add("gloss", _along_x(rear, (3.40, 3.475), 0.004))
    truck.add("gloss", mirrored(*_rounded_box((1.93, 1.36, 1.92), (2.02, 1.58, 2.52), 0.03)))
    arms = [[(2.1, 1.10, z), (1.98, 1.45, z)] for z in (2.0, 2.44)]
    truck.add("matte", *[mirrored(*sweep(np.array(arm), np.tile(UP, (2, 1)), oval(0.014, 0.014))) for arm in arms])
    stack = lathe([(0.0, 1.0), (0.075, 1.0), (0.075, 2.3), (0.055, 2.34), (0.055, 3.12), (0.045, 3.12), (0.045, 2.9)], 32)
    truck.add("satin", (stack[0][:, [0, 2, 1]] + [3.58, 0.98, 0], stack[1]))
    truck.add("matte", *[superellipsoid((x, y, z + 0.08), (0.10, 0.12, 0.09), 0.5, 0.5, 12) for x, y, z in truck.head])
    truck.add("led", *[superellipsoid((x - 0.08, y, z + 0.08), (0.03, 0.09, 0.06), 0.5, 0.5, 12) for x, y, z in truck.head])
    truck.add("marker", *[superellipsoid((2.42, y, 2.80), (0.05, 0.05, 0.03), 0.7, 0.7, 10) for y in (-0.95, -0.2, 0, 0.2, 0.95)])


def _add_dump_body(truck):
    side = [(BODY, FLOOR), (BODY, TOP + 0.05), (TAIL - 0.06, TOP), (TAIL, FLOOR)]
    truck.add("orange", mirrored(*prism(side, (WIDE - 0.07, WIDE))))
    truck.add("orange", _rounded_box((BODY, -WIDE, FLOOR - 0.1), (TAIL, WIDE, FLOOR)))
    for x in np.linspace(BODY + 0.06, TAIL - 0.08, 7):
        truck.add("orange", mirrored(*_rounded_box((x - 0.05, WIDE - 0.01, FLOOR), (x + 0.05, WIDE + 0.07, TOP), 0.02)))
    for z, half in ((FLOOR - 0.02, 0.07), (TOP + 0.02, 0.06)):
        truck.add("orange", mirrored(*_rounded_box((BODY - 0.03, WIDE - 0.08, z - half), (TAIL, WIDE + 0.09, z + half), 0.02)))
    truck.add("orange", _rounded_box((BODY - 0.06, -WIDE, FLOOR), (BODY, WIDE, 2.98)))
    truck.add("orange", _rounded_box((2.72, -1.14, 2.93), (BODY, 1.14, 2.99), 0.015))
    load = superellipsoid(((BODY + TAIL) / 2, 0, TOP - 0.18), ((TAIL - BODY) / 2 - 0.1, WIDE - 0.1, 0.46), 0.8, 0.5, 32)
    truck.add("snow-cap", load)
    truck.add("matte", _rounded_box((3.05, -0.86, 2.99), (3.33, 0.86, 3.06)))
    truck.add("beacon", *[superellipsoid((3.19, y, 3.15), (0.11, 0.17, 0.085), 0.6, 0.6, 16) for y in (-0.68, 0.68)])
    truck.add("gloss", superellipsoid((3.19, 0, 3.13), (0.10, 0.42, 0.06), 0.4, 0.3, 16))


def _add_tail(truck):
    gate = [(-WIDE + 0.02, FLOOR), (-WIDE + 0.02, TOP), (WIDE - 0.02, TOP), (WIDE - 0.02, FLOOR)]
    truck.add("orange", _along_x(gate, (TAIL - 0.07, TAIL)))
    for y in (-1.15, -0.4, 0.4, 1.15):
        truck.add("orange", _rounded_box((TAIL - 0.02, y - 0.05, FLOOR), (TAIL + 0.06, y + 0.05, TOP), 0.02))
    for z in (FLOOR + 0.05, TOP - 0.04):
        truck.add("orange", _rounded_box((TAIL - 0.02, -WIDE, z - 0.06), (TAIL + 0.075, WIDE, z + 0.06), 0.02))
    hopper = [(-1.05, 1.20), (-0.80, 0.98), (0.80, 0.98), (1.05, 1.20)]
    truck.add("steel", _along_x(hopper, (TAIL, TAIL + 0.34)))
    chute = [(-0.22, 1.0), (-0.14, 0.52), (0.14, 0.52), (0.22, 1.0)]
    truck.add("matte", _along_x(chute, (TAIL + 0.10, TAIL + 0.36)))
    disc, quads = lathe([(0.0, 0.44), (0.29, 0.44), (0.30, 0.46), (0.30, 0.49), (0.0, 0.47)], 40)
    truck.add("steel", (disc[:, [0, 2, 1]] + [TAIL + 0.23, 0, 0], quads))
    truck.add("matte", _rounded_box((TAIL + 0.12, -1.22, 0.79), (TAIL + 0.24, 1.22, 0.97), 0.02))
    for y in (0.84, 1.06):
        truck.add("tail", mirrored(*superellipsoid((TAIL + 0.25, y, 0.88), (0.02, 0.085, 0.055), 0.4, 0.4, 14)))
    truck.add("tail", *[superellipsoid((TAIL + 0.08, y, TOP - 0.04), (0.015, 0.05, 0.02), 0.5, 0.5, 10) for y in (-0.16, 0, 0.16)])
    truck.add("matte", mirrored(*_rounded_box((TAIL - 0.10, 1.14, TOP), (TAIL + 0.06, 1.28, TOP + 0.10), 0.02)))
    truck.add("marker", mirrored(*superellipsoid((TAIL - 0.01, 1.21, TOP + 0.15), (0.055, 0.055, 0.06), 0.7, 0.7, 14)))


def _add_blade(truck, blade):
    front, back = blade.curve(), blade.curve(0.03)[::-1]
    ends = np.array([blade.at(-blade.half), blade.at(blade.half)])
    # The sweep's first coordinate points to the rear.
    section = np.vstack([front, back]) * [-1, 1]
    truck.add("orange", sweep(ends, np.tile(UP, (2, 1)), section))
    for across in np.linspace(-blade.half + 0.05, blade.half - 0.05, 7):
        path = np.array([blade.at(across, ahead, z) for ahead, z in blade.curve(0.06)])
        out = np.gradient(path, axis=0)
        right = blade.at(1) - blade.at(0)
        truck.add("orange", sweep(path, np.cross(out, right), oval(0.03, 0.05, 8, 0.3)))
    truck.add("matte", _rounded_box((-0.75, -0.42, 0.30), (0.5, 0.42, 0.46), 0.03), _rounded_box((0.0, -0.5, 0.30), (0.16, 0.5, 1.15), 0.02))
    tube = np.tile(UP, (2, 1))
    for side in (-0.9, 0.9):
        ram = np.array([(0.1, side * 0.4, 0.55), blade.at(side, -0.12, 0.55)])
        truck.add("satin", sweep(ram, tube, oval(0.05, 0.05, 14)))
    for across in (-blade.half + 0.04, blade.half - 0.04):
        foot = blade.at(across, 0.05, 1.15)
        rod, quads = lathe([(0.012, 0), (0.012, 0.72), (0.0, 0.72)], 10)
        truck.add("matte", (rod[:, [0, 2, 1]] + foot, quads))
        truck.add("reflector", superellipsoid(foot + [0, 0, 0.72], (0.03, 0.03, 0.07), 0.7, 0.7, 10))
