"""The skin of a car as one smooth function of space, from drawn curves."""

import numpy as np

from geometry.curves import smooth_max, smooth_min


class Body:
    """Negative inside. x runs from the nose to the tail, y to the left, z up, in meters.
    A lower hull (plan, shoulder, sill, deck, nose, tail, bottom) and a cabin on it
    (roof, cabin), blended smoothly. Every curve is a control polygon of the car's own file."""

    crown, lean, waist = 0.13, 0.22, 0.05
    crease, shoulder_edge, front_edge, rear_edge, bottom_edge = 0.02, 0.11, 0.16, 0.12, 0.05
    nose_bow, tail_bow = (0.12, 0.30), (0.08, 0.22)
    flares, reliefs = (), ()
    tumblehome, cabin_base, roof_crown, roof_scale = (0.5, 0.1), 0.95, 0.14, 0.92
    screen_bow, cabin_middle, rail_edge, join_edge = (0.32, 0.22), 3.0, 0.10, 0.05
    dome, dome_range, dome_width = (0.010, 0.012), (0.2, 1.6), (0.40, 0.74)
    tailgate, tailgate_bow, tailgate_edge = None, (0.06, 0.10), 0.10

    def __init__(self, **shape):
        self.__dict__.update(shape)

    def __call__(self, x, y, z):
        y, x, z = np.abs(y), np.asarray(x, float), np.asarray(z, float)
        f = smooth_min(self._hull(x, y, z), self._cabin(x, y, z), self.join_edge)
        for relief in self.reliefs:
            f = f + relief(x, y, z)
        return f

    def _hull(self, x, y, z):
        f = smooth_max(self._side(x, y, z), z - self._deck(x, y), self.shoulder_edge)
        a, b = self.nose_bow
        f = smooth_max(f, (self.nose(z) + a * y * y + b * y**6 - x) * 0.9, self.front_edge)
        a, b = self.tail_bow
        end = self.length - self.tail(z) - a * y * y - b * y**6
        f = smooth_max(f, (x - end) * 0.9, self.rear_edge)
        return smooth_max(f, self.bottom(x) - z, self.bottom_edge)

    def _side(self, x, y, z):
        width = self.plan(x)
        for xc, zc, bulge, length, height in self.flares:
            width = width + bulge * np.exp(-(((x - xc) / length) ** 2)) * np.exp(
                -(((z - zc) / height) ** 2)
            )
        d = self.shoulder(x) - z
        below = width - self.waist * d - 0.06 * np.maximum(d, 0) ** 2 - self.sill(z)
        above = width + self.lean * d - 0.25 * np.maximum(-d, 0) ** 2
        return smooth_max(y - below, y - above, self.crease)

    def _deck(self, x, y):
        start, end = self.dome_range
        there = 0.25 * (1 + np.tanh((end - x) / 0.12)) * (1 + np.tanh((x - start) / 0.12))
        (dome, fender), (middle, wing) = self.dome, self.dome_width
        rise = dome * np.exp(-((y / middle) ** 4)) + fender * np.exp(-(((y - wing) / 0.10) ** 2))
        return self.deck(x) - self.crown * y * y + there * rise

    def _cabin(self, x, y, z):
        t = np.tanh((self.cabin_middle - x) / 0.5)
        bow = x - np.where(t > 0, *self.screen_bow) * y * y * t
        top = (z - self.roof(bow) + self.roof_crown * y * y) * self.roof_scale
        e = z - self.cabin_base
        e = 0.5 * (e + np.sqrt(e * e + 0.0016))
        a, b = self.tumblehome
        g = smooth_max(y - (self.cabin(x) - a * e - b * e * e), top, self.rail_edge)
        if self.tailgate is not None:
            a, b = self.tailgate_bow
            end = self.tailgate(z) - a * y * y - b * y**6
            g = smooth_max(g, (x - end) * 0.95, self.tailgate_edge)
        return smooth_max(g, self.cabin_base - 0.22 - z, 0.05)


def _step(t):
    t = np.clip(t, 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


def front_pocket(center, half, depth, edge=0.025, power=4.0, reach=0.9):
    """A hollow in the front, seen as a rounded rectangle (y, z), on both sides."""

    def relief(x, y, z):
        a, b = (y - center[0]) / half[0], (z - center[1]) / half[1]
        e = (np.abs(a) ** power + np.abs(b) ** power) ** (1 / power) - 1
        inside = _step(0.5 - e * min(half) / (2 * edge))
        return depth * inside * _step((reach - x) / 0.15)

    return relief


def side_hollow(x_range, z_line, half, depth, soft=0.35):

    def relief(x, y, z):
        there = _step((x - x_range[0]) / soft) * _step((x_range[1] - x) / soft)
        d = (z - z_line(x)) / half
        return depth * there * np.exp(-d * d) * (y > 0.5)

    return relief


def deck_crease(y_line, x_range, height, width=0.03, low=0.6):
    """A raised soft edge along the hood on both sides, at half-width y_line(x)."""

    def relief(x, y, z):
        there = _step((x - x_range[0]) / 0.3) * _step((x_range[1] - x) / 0.3) * _step((z - low) / 0.1)
        d = (y - y_line(x)) / width
        return -height * there * np.where(d > 0, np.exp(-d * d), np.exp(-((d / 5) ** 2)))

    return relief
