"""Luggage on the ground: a leather holdall and a suitcase on wheels."""

import bpy
import numpy as np

from geometry.solids import oval, superellipsoid, sweep
from studio.mesh import new_mesh


def add_bags(at, z):
    """Beside each other along the car; the place (x, y) is the holdall's, z the ground's height."""
    x, y = at
    before = set(bpy.data.objects)
    _holdall(x, y)
    _suitcase(x + 0.52, y - 0.12)
    for part in set(bpy.data.objects) - before:
        part.location.z += z


def _holdall(x, y):
    new_mesh("holdall", *superellipsoid((x, y, 0.175), (0.29, 0.155, 0.165), 0.55, 0.45, 36), "saddle")
    new_mesh("zip", *superellipsoid((x, y, 0.338), (0.23, 0.012, 0.006), 0.5, 0.5, 16), "chrome")
    for along in (-0.15, 0.15):
        t = np.linspace(-0.9, np.pi + 0.9, 60)
        round_it = [np.sign(f) * np.abs(f) ** 0.55 for f in (np.cos(t), np.sin(t))]
        strap = np.stack([np.full(60, x + along), y + 0.157 * round_it[0], 0.175 + 0.167 * round_it[1]], 1)
        new_mesh("strap", *sweep(strap, strap - [x + along, y, 0.175], oval(0.018, 0.006)), "matte")
    for side in (-0.06, 0.06):
        t = np.linspace(0, np.pi, 40)
        grip = np.stack([x + 0.15 * np.cos(t), np.full(40, y + side), 0.32 + 0.13 * np.sin(t)], 1)
        new_mesh("grip", *sweep(grip, grip - [x, y + side, 0.32], oval(0.011, 0.011)), "matte")


def _suitcase(x, y):
    new_mesh("suitcase", *superellipsoid((x, y, 0.40), (0.20, 0.125, 0.335), 0.18, 0.18, 40), "ski-dark")
    for i in range(-3, 4):
        new_mesh("rib", *superellipsoid((x + 0.048 * i, y, 0.40), (0.007, 0.129, 0.30), 0.3, 0.3, 16), "gloss")
    new_mesh("seam", *superellipsoid((x, y, 0.40), (0.204, 0.007, 0.339), 0.18, 0.18, 30), "satin")
    for side in (-0.14, 0.14):
        for across in (-0.09, 0.09):
            new_mesh("wheel", *superellipsoid((x + side, y + across, 0.03), (0.03, 0.018, 0.03), 1, 0.4, 12), "matte")
        new_mesh("rod", *superellipsoid((x + side * 0.6, y - 0.09, 0.86), (0.008, 0.008, 0.14), 0.4, 1, 12), "satin")
    new_mesh("pull", *superellipsoid((x, y - 0.09, 1.0), (0.105, 0.016, 0.016), 0.5, 0.5, 16), "matte")
