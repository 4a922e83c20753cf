"""A rear door that stands open, and the cabin that it shows."""

from dataclasses import dataclass, field

import numpy as np

from geometry.curves import resample, rounded, straight
from geometry.net import normals
from geometry.project import on_side, side_strip
from geometry.solids import box, grid, oval, superellipsoid, sweep

BELT, SILL = 1.185, 0.385


@dataclass
class Door:
    """What lies within the outline (x, z) on the left turns by so many degrees about the upright hinge (x, y)."""

    outline: np.ndarray
    hinge: tuple
    angle: float
    parts: list = field(default_factory=list)

    def holds(self, v):
        return (v[:, 1] > 0.8) & within(v[:, [0, 2]], self.outline)

    def cut(self, v, quads, body):
        """Which quads of the body are the door's; moves the points between them and the rest onto the outline."""
        inside = self.holds(v[quads].mean(1))
        edge = np.intersect1d(quads[inside], quads[~inside])
        v[edge] = on_side(body, nearest(v[edge][:, [0, 2]], self.outline))
        return inside

    def add(self, material, *meshes, smooth=True):
        self.parts += [(mesh, material, smooth) for mesh in meshes]


def within(points, outline):
    """Which points lie inside a closed outline: a ray from them crosses it an odd number of times."""
    x, z = points.T
    inside = np.zeros(len(x), bool)
    for (x0, z0), (x1, z1) in zip(outline, np.roll(outline, -1, 0)):
        if z0 != z1:
            inside ^= ((z0 > z) != (z1 > z)) & (x < x0 + (z - z0) * (x1 - x0) / (z1 - z0))
    return inside


def nearest(points, outline):
    """The nearest point of a closed outline for each of the points."""
    step = np.roll(outline, -1, 0) - outline
    away = points[:, None] - outline
    along = np.clip((away * step).sum(2) / (step**2).sum(1), 0, 1)[..., None]
    best = np.linalg.norm(away - along * step, axis=2).argmin(1)
    return outline[best] + along[np.arange(len(points)), best] * step[best]


def open_rear_door(car, angle):
    points = [(2.965, SILL), (3.64, SILL), (3.69, 0.66), (3.81, 0.90), (4.0, 1.05), (4.02, 1.24), (3.93, 1.735), (2.975, 1.735), (2.965, 1.2)]
    outline = resample(rounded(points, [0.05, 0.06, 0.12, 0.2, 0.12, 0.1, 0.09, 0.06, 0.5]), 0.02, True)
    (hinge,) = on_side(car.body, [(2.965, 0.8)])
    door = car.door = Door(outline, (hinge[0] + 0.02, hinge[1] - 0.02), angle)
    car.parts = [part for part in car.parts if part[1] != "leather"]
    _frame(car, outline)
    _inside_of(door, car.body, outline)
    _cabin(car)


def _ring(body, outline, width, height, level):
    return side_strip(body, outline, width, height, level, loop=True)


def _frame(car, outline):
    middle = outline.mean(0)
    # A little larger than the outline: what lies within it swings with the door.
    q = on_side(car.body, middle + (outline - middle) * 1.005, -0.004)
    i, n = np.arange(len(q)), len(q)
    j = (i + 1) % n
    deep = q * [1, 0, 1] + [0, 0.80, 0] + (q * [0, 1, 0] - [0, 0.98, 0]) * 0.5
    car.add("gloss", (np.vstack([q, deep]), np.stack([i, j, j + n, i + n], 1)), smooth=False)
    car.add("matte", _ring(car.body, outline, 0.030, 0.012, -0.045))
    car.add("satin", box((3.02, 0.80, SILL + 0.012), (3.62, 0.93, SILL + 0.022)), smooth=False)
    car.add("led-cabin", box((3.06, 0.862, SILL + 0.022), (3.58, 0.868, SILL + 0.026)), smooth=False)


def _panel(body, outline, low, high, level):
    """The part of the door's inner face between two heights, from one edge of the outline to the other."""
    z, rising = np.arange(low, high, 0.01), outline[outline[:, 1].argsort()]
    ends = [np.interp(z, side[:, 1], side[:, 0]) for side in (rising[rising[:, 0] < 3.0], rising[rising[:, 0] > 3.6])]
    across = np.linspace(*ends, 120)
    flat = np.stack([across.ravel(), np.broadcast_to(z, across.shape).ravel()], 1)
    return on_side(body, flat, level), grid(across.shape, flip=True)


def _across(body, level, section, *ends):
    """A bar along the inner face, from one point (x, z) to another."""
    q = on_side(body, straight(*ends), level)
    return sweep(q, -normals(body, q), section)


def _inside_of(door, body, outline):
    panel = lambda low, high, level: _panel(body, outline, low, high, level)
    door.add("gloss", _ring(body, outline, 0.045, 0.020, -0.028))
    door.add("matte", panel(SILL, 0.62, -0.062))
    door.add("saddle", panel(0.61, 0.87, -0.070), panel(0.95, BELT, -0.074))
    door.add("saddle-quilt", panel(0.86, 0.96, -0.066))
    door.add("gloss", _across(body, -0.074, oval(0.03, 0.014), (2.99, BELT), (4.0, BELT)))
    door.add("timber-gloss", _across(body, -0.078, oval(0.022, 0.006), (3.0, 1.085), (3.99, 1.085)))
    door.add("led-cabin", _across(body, -0.080, oval(0.004, 0.004), (3.0, 1.052), (3.98, 1.052)))
    (rest,) = on_side(body, [(3.42, 0.86)], -0.10)
    door.add("saddle", superellipsoid(rest, (0.36, 0.05, 0.04), 0.45, 0.35, 24))
    door.add("chrome", superellipsoid(rest + [-0.1, -0.035, 0.19], (0.075, 0.012, 0.012), 0.5, 0.5, 16))
    (speaker,) = on_side(body, [(3.22, 0.53)], -0.066)
    door.add("satin", superellipsoid(speaker, (0.085, 0.012, 0.085), 1.0, 1.0, 28))
    door.add("void", superellipsoid(speaker - [0, 0.006, 0], (0.075, 0.012, 0.075), 1.0, 1.0, 28))


def _cabin(car):
    car.add("headliner", box((2.5, -0.72, 1.735), (4.95, 0.72, 1.75)), smooth=False)
    car.add("carpet", box((2.2, -0.80, 0.44), (4.9, 0.80, 0.475)), smooth=False)
    for x in (2.25, 3.25, 4.15):
        car.add("matte", *[superellipsoid((x, side, 0.57), (0.22, 0.20, 0.12), 0.25, 0.25, 16) for side in (0.42, -0.42)])
    car.add("saddle", superellipsoid((3.30, 0, 0.70), (0.34, 0.10, 0.22), 0.3, 0.25, 24))
    car.add("timber-gloss", superellipsoid((3.24, 0, 0.915), (0.22, 0.075, 0.012), 0.4, 0.25, 20))
    car.add("saddle", box((2.97, -0.90, 0.5), (4.0, -0.88, BELT)), smooth=False)
    car.add("led-cabin", box((2.97, -0.882, 1.05), (4.0, -0.875, 1.056)), smooth=False)
