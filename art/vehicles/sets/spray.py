"""The snow that a plow throws: parcels that leave the blade's trailing end, are slowed by the air and
fall back. Most are fine powder, drawn as a volume; the rest are grains and crumbs."""

import bpy
import numpy as np

from geometry.solids import box
from studio.materials import new_material
from studio.mesh import new_mesh

SPEED = 8.0  # of the truck, in meters per second


def spray(blade, powder=60_000, grains=14_000):
    random = np.random.default_rng(17)
    fine = _thrown(random, blade, powder, age=1.5, drag=0.42, fall=1.3, swirl=0.48)
    coarse = _thrown(random, blade, grains, age=0.8, drag=0.85, fall=9.0, swirl=0.25)
    _cloud(fine[fine[:, 2] > 0.02])
    # Of the falling snow, what the truck's lamps light.
    falling = random.uniform((-6, -4, 0.2), (11, 5, 4.6), (2600, 3))
    _grains(np.vstack([coarse[coarse[:, 2] > 0.02], falling]), random)


def _thrown(random, blade, count, age, drag, fall, swirl):
    """Where parcels are that left the blade over the last `age` seconds; the truck stands still, so
    the air and the ground move to the rear."""
    t = age * random.random(count) ** 2.8
    up = random.random(count)
    start = blade.at(blade.half, 0.15) + np.stack([0 * up, 0 * up, 0.15 + 0.9 * up], 1)
    start -= np.outer(random.random(count) ** 2 * 0.7, blade.at(1) - blade.at(0))
    # Snow that rises higher in the moldboard's curve leaves it steeper and slower.
    speed = np.stack([1.0 + 2.0 * up, 8.0 - 1.5 * up, 1.2 + 3.4 * up], 1) * random.normal(1, 0.16, (count, 3))
    wind = np.array([SPEED, 0.5, 0.0])
    reach = drag * (1 - np.exp(-t / drag))
    at = start + wind * t[:, None] + (speed - wind) * reach[:, None]
    at[:, 2] -= fall * drag * (t - reach)
    return at + random.normal(0, swirl, (count, 3)) * np.outer(t**0.8, (1.0, 0.7, 0.6))


def _cloud(points):
    source = new_mesh("powder", points, np.array([[0, 1, 2, 2]]), "snow-cap")
    source.hide_render = True
    made, nodes = new_material("powder")
    near = nodes("ShaderNodeTexPointDensity", {}, point_source="OBJECT", object=source, space="WORLD", radius=0.27, resolution=160)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    # Drawn out along the road, as the wind of the truck does.
    along = nodes("ShaderNodeVectorMath", {0: place, 1: (0.35, 1.0, 1.0)}, operation="MULTIPLY")
    torn = nodes.ramp(nodes.noise(along, 2.2, 9.0, 0.70), 0.45, 0.68, 0.0, 2.4)
    density = nodes.math("MULTIPLY", nodes.math("MULTIPLY", near.outputs["Density"], torn), 1.5)
    volume = nodes("ShaderNodeVolumeScatter", {0: (0.92, 0.95, 1.0, 1), 1: density, 2: 0.1}).outputs[0]
    nodes("ShaderNodeOutputMaterial", {"Volume": volume})
    air = new_mesh("air", *box(points.min(0) - 0.2, points.max(0) + 0.2), made, False)
    air.visible_shadow = False


def _grains(points, random):
    size = random.lognormal(-5.0, 0.35, (len(points), 1))
    corner = np.array([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float)
    v = (points[:, None] + size[:, None] * corner).reshape(-1, 3)
    face = np.array([(a, b, top, top) for top in (4, 5) for a, b in ((0, 1), (1, 2), (2, 3), (3, 0))])
    q = (6 * np.arange(len(points))[:, None, None] + face).reshape(-1, 4)
    new_mesh("grains", v, q, "grain").visible_shadow = False
