"""A wheel about the y axis: tire with tread, rim, spokes, brake."""

import numpy as np

from geometry.curves import bspline
from geometry.solids import join, lathe, spin, spoke, superellipsoid, turned


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
        (_tire(radius, r, width), "tire"),
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


def _tire(R, r, w):
    """A lathe whose shoulders are cut into blocks; grooves run around the tread."""
    wall = [(r - 0.004, -0.012), (r + 0.004, 0.004), (r + 0.018, 0.012), (r + 0.045, 0.016)]
    wall += [(R - 0.030, 0.008), (R - 0.010, -0.008), (R - 0.001, -0.035)]
    outer = bspline(wall, 40)
    grooves = []
    for y in np.linspace(-0.06, -w + 0.06, 4):
        grooves += [(R, y + 0.006), (R - 0.008, y + 0.004), (R - 0.008, y - 0.004), (R, y - 0.006)]
    back = [(R - 0.001, -w + 0.035), (R - 0.012, -w + 0.006), (r + 0.03, -w - 0.006), (r, -w + 0.02)]
    profile = np.vstack([outer, grooves, bspline(back, 20)])
    blocks, steps = 64, 8
    v, q = lathe(profile, blocks * steps)
    shoulder = (profile[:, 0] > R - 0.022) & (profile[:, 0] > R - 0.0075)
    cut = np.zeros((blocks * steps, len(profile)), bool)
    cut[np.arange(blocks * steps) % steps < 2] = shoulder
    cut = cut.ravel()
    v[cut, 0] *= (R - 0.006) / R
    v[cut, 2] *= (R - 0.006) / R
    return v, q
