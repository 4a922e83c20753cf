"""The rear edge of a door that stands open, a gloved hand on its pull handle, and behind it a
snowy forecourt at dusk with two lanterns."""

import numpy as np

from geometry.curves import rounded, straight
from geometry.project import on_side, side_strip
from geometry.solids import superellipsoid, sweep
from sets.ground import bank, snowfield
from sets.hand import glove
from sets.lodge import DUSK
from sets.road import flakes
from sets.sleeve import shirt_cuff, sleeve, snow_grains
from studio.materials import new_material
from studio.mesh import new_mesh
from studio.stage import area, sky

# The handle's place (x, z), the door's rear edge and its belt, and how far the bar stands off.
AT, EDGE, BELT, STAND = (2.77, 0.985), 2.952, 1.20, 0.045
BAR = rounded([(-0.0085, -0.005), (0.0085, -0.005), (0.0085, 0.005), (-0.0085, 0.005)], 0.0042, 8)
COOL, WARM = (0.66, 0.80, 1.0), (1.0, 0.57, 0.27)


def bar_middle(body):
    (p,) = on_side(body, [AT])
    return p + [0, STAND, 0]


def gripped_handle(camera, body, middle):
    _door(body)
    _handle(middle)
    coat = sleeve()
    for name, (v, q), surface in (
        ("glove", glove(), _leather()),
        ("shirt-cuff", shirt_cuff(), _cloth("linen", (0.46, 0.47, 0.50), (0.52, 0.53, 0.56), 0.1)),
        ("sleeve", coat, _cloth("wool", (0.006, 0.007, 0.011), (0.024, 0.026, 0.034), 0.5)),
        ("grains", snow_grains(*coat), "snow-cap"),
    ):
        new_mesh(name, v * 0.1 + middle, q, surface, angle=180)
    _forecourt(camera)
    _lights(middle)


def _door(body):
    """Its outer face with a cup behind the handle, its rounded rear edge, the belt and the glass."""
    along, up = np.arange(EDGE - 0.62, EDGE + 0.0001, 0.0018), np.arange(0.62, BELT + 0.001, 0.0018)
    face = _sheet(body, along, up, 0.0)
    cup = ((face[..., 0] - AT[0] + 0.014) / 0.072) ** 4 + ((face[..., 2] - AT[1] + 0.003) / 0.036) ** 4
    face[..., 1] -= 0.018 * _smooth((1.6 - cup) / 1.5)
    turn = np.linspace(0, np.pi / 2, 8)[1:]
    rim = [face[-1] + [0.004 * np.sin(t), -0.004 * (1 - np.cos(t)), 0] for t in turn]
    rim.append(rim[-1] - [0, 0.05, 0])
    _add_sheet("door", np.concatenate([face, rim]), "paint")
    _add_sheet("glass", _sheet(body, along[::4], np.linspace(BELT - 0.01, 1.66, 60), -0.004), "gloss")
    belt = straight((EDGE - 0.62, BELT), (EDGE, BELT))
    new_mesh("belt", *side_strip(body, belt, 0.018, 0.006, lift=0.001), "chrome")


def _sheet(body, along, up, level):
    x, z = np.meshgrid(along, up, indexing="ij")
    return on_side(body, np.stack([x.ravel(), z.ravel()], 1), level).reshape(*x.shape, 3)


def _add_sheet(name, points, surface):
    m, n = points.shape[:2]
    i, j = np.arange(m - 1)[:, None], np.arange(n - 1)[None]
    corners = [i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j]
    new_mesh(name, points.reshape(-1, 3), np.stack(corners, 2).reshape(-1, 4), surface, angle=180)


def _smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def _handle(middle):
    t, first, last = np.linspace(0, np.pi / 2, 24), -0.056, 0.082
    end = np.stack([0.002 + 0.018 * np.sin(t), -0.058 * (1 - np.cos(t)) ** 0.9, 0 * t], 1)
    bar = np.stack([np.linspace(first, last, 60), np.zeros(60), np.zeros(60)], 1)
    path = np.vstack([(end * [-1, 1, 1] + [first, 0, 0])[::-1], bar, end + [last, 0, 0]])
    way = np.gradient(path, axis=0)
    out = np.stack([-way[:, 1], way[:, 0], 0 * way[:, 0]], 1)
    new_mesh("handle", *sweep(path + middle, out, BAR), "chrome", angle=60)


def _forecourt(camera):
    snowfield()
    bank(-0.7, seed=27, height=0.30, rise=0.05, x=(2, 14), depth=20, calm=True)
    for x, y in ((4.60, -0.22), (4.47, -0.44)):
        new_mesh("lantern", *superellipsoid((x, y, 0.32), (0.016, 0.016, 0.02), 0.6, 0.9, 14), "bulb-soft")
        area((x, y, 0.40), (x, y, 0), (0.1, 0.1), 0.22, WARM).visible_glossy = False
    flakes(camera, 2500)
    sky(DUSK, ground=(0.05, 0.06, 0.10), strength=0.65)


def _lights(middle):
    """The sky's light on the hand, a lodge's light from behind, and the bright snow that the door mirrors."""
    for at, size, power, color, spread in (
        ((1.1, -0.1, 1.4), (1.2, 0.8), 6, COOL, 50),
        ((-1.0, 0.9, 1.5), (1.0, 0.8), 3, COOL, 50),
        ((0.1, -0.35, 1.2), (0.6, 0.4), 1.2, COOL, 60),
        ((1.7, 0.75, 0.45), (0.5, 0.6), 8, WARM, 120),
    ):
        area(tuple(middle + at), middle, size, power, color, spread)
    ground = tuple(middle + [1.1, 1.2, -0.95])
    area(ground, middle, (5.0, 5.0), 58, (0.46, 0.66, 1.0), soft=2.0, diffuse=False)


def _leather():
    made, nodes = new_material("glove")
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    grain = nodes("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 780.0}).outputs[0]
    worn = nodes.noise(place, 70.0, 4.0, 0.65)
    height = nodes.math("MULTIPLY_ADD", grain, 0.35, worn)
    normal = nodes("ShaderNodeBump", {"Strength": 0.28, "Distance": 0.0008, "Height": height}).outputs[0]
    rough = nodes.ramp(worn, 0.3, 0.7, 0.37, 0.43)
    nodes.finish(nodes.principled((0.0055, 0.0052, 0.005), rough, specular=0.42, Normal=normal))
    return made


def _cloth(name, dark, light, sheen):
    """Fibers of two tones, whose nap catches light from the side."""
    made, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    weave = nodes.noise(place, 950.0, 2.0, 0.6)
    base = nodes.color(nodes.ramp(weave, 0.36, 0.64), dark, light)
    normal = nodes("ShaderNodeBump", {"Strength": 0.8, "Distance": 0.0010, "Height": weave}).outputs[0]
    nodes.finish(nodes.principled(base, 1.0, specular=0.1, Sheen=sheen, Normal=normal))
    return made
