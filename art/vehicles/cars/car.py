"""What a vehicle consists of. A wheel about the y axis: tire with tread, rim, spokes, brake. A
roof's rails, and a carrier with two pairs of skis."""

from dataclasses import dataclass, field

import numpy as np

from cars.body import Body
from geometry.curves import bspline
from geometry.project import on_top
from geometry.solids import box, join, lathe, mirrored, oval, spin, spoke, superellipsoid, sweep, turned


@dataclass
class Sheet:
    """Drawings that are projected on to the body: closed outlines, and lines with their widths."""

    glass: list = field(default_factory=list)
    trim: list = field(default_factory=list)
    over: list = field(default_factory=list)
    lines: list = field(default_factory=list)
    cut: list = field(default_factory=list)
    lens: list = field(default_factory=list)
    red: list = field(default_factory=list)


@dataclass
class Car:
    """A body, its drawings by plane (side, front, rear, top) and the solid parts on it."""

    name: str
    source: str
    body: Body
    high: tuple
    cell: float
    drop: float
    sheets: dict
    wheel: list
    hubs: list
    head: list
    tail: list
    cabin_lights: list
    front_reach: float = 0.92
    side_from: float = 0.0
    tint: float = 0.30
    privacy: float = 99.0  # behind this x, glass lets only a third of that through
    salt: float = 0.0  # dried road salt; at 1 it hides half of the paint along the sill
    door: object = None
    parts: list = field(default_factory=list)

    def add(self, material, *meshes, smooth=True):
        self.parts += [(mesh, material, smooth) for mesh in meshes]

    @property
    def length(self):
        return self.body.length

    @property
    def height(self):
        return self.high[2] - 0.1 - self.drop


def wheel(radius, rim, width, style="multi", spokes=20):
    """Meshes and materials; the outer face looks to +y and lies at y = 0."""
    r = rim
    lip = [(r - 0.004, -0.014), (r + 0.004, -0.004), (r + 0.003, 0.004), (r - 0.004, 0.006)]
    lip += [(r - 0.010, 0.001), (r - 0.014, -0.010), (r - 0.019, -0.020)]
    barrel = [(r - 0.018, -0.018), (r - 0.026, -0.05), (r - 0.038, -0.12), (r - 0.03, -0.2)]
    hub = [(0, -0.028), (0.03, -0.028), (0.041, -0.030), (0.048, -0.036), (0.066, -0.040)]
    hub += [(0.076, -0.046), (0.081, -0.07)]
    disc = [(0.07, -0.082), (0.08, -0.080), (0.19, -0.080), (0.192, -0.083), (0.192, -0.105)]
    cap = np.array([(0, -0.0255), (0.026, -0.0255), (0.030, -0.028), (0.030, -0.034)])
    return [
        (tire(radius, r, width), "tire"),
        (lathe(bspline(lip, 26), 160), "rim"),
        (lathe(bspline([*barrel, (r - 0.02, -width + 0.02)], 20), 128), "barrel"),
        (spin(_spokes(style, r - 0.016), spokes), "rim"),
        (lathe(bspline(hub, 30), 64), "rim"),
        (lathe(cap, 48), "gloss"),
        (lathe(bspline([*disc, (0.08, -0.108)], 24), 96), "disc"),
        (superellipsoid((0.175, -0.092, 0.03), (0.035, 0.045, 0.085), 0.3, 0.3, 16), "caliper"),
    ]


def _spokes(style, reach):
    if style == "multi":
        return spoke((0.052, reach), (0.019, 0.0125), (-0.040, -0.014), (0.030, 0.020), 0.004)
    one = spoke((0.06, reach), (0.026, 0.018), (-0.036, -0.012), (0.034, 0.022), 0.004)
    return join(turned(one, -0.125), turned(one, 0.125))


def tire(R, r, w):
    """A lathe whose tread is cut into blocks by grooves that run around it, and across it in a V."""
    wall = [(r - 0.004, -0.012), (r + 0.004, 0.004), (r + 0.018, 0.012), (r + 0.045, 0.016)]
    wall += [(R - 0.030, 0.008), (R - 0.010, -0.008), (R - 0.001, -0.035)]
    outer = bspline(wall, 40)
    around, grooves = np.linspace(-0.06, -w + 0.06, 4), []
    for y, following in zip(around, [*around[1:], -w + 0.035]):
        grooves += [(R, y + 0.006), (R - 0.008, y + 0.004), (R - 0.008, y - 0.004)]
        grooves += [(R, across) for across in np.linspace(y - 0.006, following + 0.010, 6)]
    back = [(R - 0.001, -w + 0.035), (R - 0.012, -w + 0.006), (r + 0.03, -w - 0.006), (r, -w + 0.02)]
    profile = np.vstack([outer, grooves, bspline(back, 20)])
    blocks, steps = 56, 8
    v, q = lathe(profile, blocks * steps)
    tread = profile[:, 0] > R - 0.0075
    shifted = np.arange(blocks * steps)[:, None] + np.round(160 * np.abs(profile[:, 1] + w / 2)).astype(int)
    cut = (tread & (shifted % steps < 2)).ravel()
    v[cut, 0] *= (R - 0.007) / R
    v[cut, 2] *= (R - 0.007) / R
    return v, q


UP = np.array([0.0, 0.0, 1.0])


def rail(body, y, start, end, lift=0.055):
    """A rail along the roof at half-width y, its feet bent down."""
    x = np.arange(start, end + 0.001, 0.03)
    q = on_top(body, np.stack([x, np.full(len(x), y)], 1), 1.0)
    rise = np.clip(np.minimum(x - start, end - x) / 0.16, 0, 1)
    q[:, 2] += lift * np.sin(rise * np.pi / 2) ** 0.7 - 0.01 * (1 - rise)
    return sweep(q, np.tile(UP, (len(q), 1)), oval(0.017, 0.014, 10))


def add_rack(car, bars, skis):
    """Two bars with clamps across the rails at the given x, with or without two pairs of skis."""
    heights = []
    for x in bars:
        ((_, _, roof),) = on_top(car.body, [(x, 0.66)], 1.0)
        y = np.linspace(-0.72, 0.72, 30)
        z = roof + 0.085 + 0.012 * np.cos(y * 1.8)
        path = np.stack([np.full(30, x), y, z], 1)
        car.add("gloss", sweep(path, np.tile(UP, (30, 1)), oval(0.030, 0.012, 10)))
        feet = [superellipsoid((x, s * 0.66, roof + 0.055), (0.045, 0.025, 0.04), 0.5, 0.5, 14) for s in (1, -1)]
        clamp = superellipsoid((x, 0.40, roof + 0.215), (0.024, 0.31, 0.010), 0.4, 0.4, 16)
        ends = [superellipsoid((x, y, roof + 0.155), (0.022, 0.012, 0.065), 0.4, 0.4, 12) for y in (0.10, 0.70)]
        car.add("gloss", *feet, clamp, *ends)
        heights.append(roof + 0.125)
    middle, z = sum(bars) / 2, sum(heights) / 2
    for y, color in ((0.54, "ski-light"), (0.26, "ski-warm")) if skis else ():
        for side in (-1, 1):
            axis = y + side * 0.068, z + 0.038
            car.add(color, _tilted(_ski(middle - 0.98), axis))
            car.add("steel", _tilted(_ski(middle - 0.98, 1.862, 0.098, 0.004), axis))
            car.add("ski-dark", _tilted(_ski(middle - 0.90, 1.5, 0.03, 0.016), axis))
            car.add("gloss", _tilted(_binding(middle + 0.05), axis))


def _tilted(part, axis, angle=0.8):
    """Turned about its length, so that its face looks outward, and moved to its place."""
    v, q = part
    c, s = np.cos(angle), np.sin(angle)
    y, z = v[:, 1] * c + v[:, 2] * s, v[:, 2] * c - v[:, 1] * s
    return np.stack([v[:, 0], axis[0] + y, axis[1] + z], 1), q


def _ski(start, length=1.86, width=0.092, thick=0.014):
    """A ski on its base: waisted, its tip turned up toward the front."""
    s = np.linspace(0, 1, 70)
    x = start + length * s
    half = width * (0.40 + 0.12 * np.cos(2 * np.pi * (s - 0.04)))
    half = half * np.clip(np.minimum(s * 16, (1 - s) * 30), 0, 1) ** 0.5 + 0.003
    up = 0.006 * np.sin(np.pi * s) + 0.115 * np.clip((0.17 - s) / 0.17, 0, 1) ** 2
    up += 0.02 * np.clip((s - 0.94) / 0.06, 0, 1) ** 2
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    v = np.concatenate([np.stack([x, a * half, up + c * thick / 2], 1) for a, c in corners])
    n, i = len(s), np.arange(len(s) - 1)
    q = [np.stack([i + j * n, i + 1 + j * n, i + 1 + k * n, i + k * n], 1) for j, k in ((0, 1), (1, 2), (2, 3), (3, 0))]
    ends = np.array([[0, n, 2 * n, 3 * n], [n - 1, 4 * n - 1, 3 * n - 1, 2 * n - 1]])
    return v, np.vstack([*q, ends])


def _binding(x):
    """On their plate a toe piece with two wings, a heel piece with its lever, and the brake's arms beside the ski."""
    plate = box((x - 0.22, -0.032, 0.006), (x + 0.30, 0.032, 0.018))
    toe = superellipsoid((x - 0.17, 0, 0.036), (0.055, 0.030, 0.020), 0.4, 0.4, 16)
    wings = mirrored(*superellipsoid((x - 0.125, 0.026, 0.052), (0.030, 0.010, 0.016), 0.5, 0.5, 12))
    pad = box((x - 0.105, -0.026, 0.018), (x - 0.055, 0.026, 0.026))
    heel = superellipsoid((x + 0.20, 0, 0.044), (0.034, 0.028, 0.036), 0.3, 0.4, 16)
    track = superellipsoid((x + 0.23, 0, 0.026), (0.075, 0.030, 0.012), 0.3, 0.3, 14)
    line = bspline([(x + 0.19, 0, 0.078), (x + 0.235, 0, 0.082), (x + 0.275, 0, 0.066), (x + 0.305, 0, 0.048)], 16)
    lever = sweep(line, np.tile(UP, (16, 1)), oval(0.022, 0.006, 12))
    y = 0.052
    line = bspline([(x + 0.12, y, 0.022), (x + 0.17, y, 0.020), (x + 0.23, y, 0.046), (x + 0.30, y, 0.085)], 20)
    arm = sweep(line, np.tile(UP, (20, 1)), oval(0.004, 0.004, 8))
    tip = superellipsoid((x + 0.305, y, 0.088), (0.026, 0.008, 0.011), 0.5, 0.5, 10)
    return join(plate, toe, wings, pad, heel, track, lever, mirrored(*join(arm, tip)))
