"""The bar of the long van: a cabinet across its end, whose lit niche holds bottles and glasses, and the counter before it."""

import numpy as np

from geometry.solids import box, lathe, superellipsoid
from sets.upholstery import pad
from studio.materials import new_material
from studio.mesh import letters, new_mesh

# How far along the van the cabinet stands, and how high the ceiling is.
BAR, CEILING = 1.62, 1.86


def cabinet():
    low, high, near, far = 0.92, 1.42, 0.22, 1.05
    for a, b in (((-0.06, 0), (near, CEILING)), ((far, 0), (far + 1.6, CEILING)), ((near, 0), (far, low)), ((near, high), (far, CEILING))):
        new_mesh("cabinet", *box((BAR, a[0], a[1]), (BAR + 0.3, b[0], b[1])), "walnut", False)
    _joints(near, far, low, high)
    new_mesh("back", *box((BAR + 0.26, near, low), (BAR + 0.27, far, high)), _fluted(low, high), False)
    new_mesh("shelf", *box((BAR + 0.01, near, low - 0.01), (BAR + 0.27, far, low + 0.012)), "satin", False)
    for at in (near, far):
        new_mesh("edge", *box((BAR - 0.004, at - 0.006, low - 0.006), (BAR + 0.02, at + 0.006, high + 0.006)), "satin", False)
    for at in (low, high):
        new_mesh("edge", *box((BAR - 0.004, near - 0.006, at - 0.006), (BAR + 0.02, far + 0.006, at + 0.006)), "satin", False)
    bordeaux = [(0, 0), (0.038, 0), (0.040, 0.01), (0.040, 0.19), (0.034, 0.225), (0.014, 0.265), (0.013, 0.33), (0.016, 0.332), (0.016, 0.345), (0, 0.345)]
    burgundy = [(0, 0), (0.041, 0), (0.044, 0.01), (0.044, 0.130), (0.042, 0.165), (0.034, 0.205), (0.022, 0.240), (0.014, 0.275), (0.013, 0.305), (0.016, 0.307), (0.016, 0.320), (0, 0.320)]
    gin = [(0, 0), (0.032, 0), (0.034, 0.008), (0.036, 0.195), (0.033, 0.210), (0.016, 0.222), (0.0145, 0.262), (0.019, 0.263), (0.019, 0.292), (0, 0.292)]
    malt = [(0, 0), (0.046, 0), (0.048, 0.008), (0.048, 0.150), (0.040, 0.172), (0.016, 0.190), (0.015, 0.225), (0.021, 0.226), (0.021, 0.262), (0, 0.262)]
    red, black, none = (0.09, 0.014, 0.014), (0.012, 0.012, 0.014), (0.42, 0.38, 0.29)
    for y, size, profile, surface, band, brand in (
        (0.275, 1.0, burgundy, "bottle", red, "Clos Noir"),
        (0.375, 0.97, bordeaux, "bottle", none, "La Combe"),
        (0.485, 1.02, malt, "whisky", black, "Timberline"),
        (0.585, 0.98, gin, "clear", none, "Juniper"),
        (0.690, 1.0, burgundy, "bottle", black, "Le Col"),
    ):
        at = (BAR + 0.15, y, low + 0.012)
        _turned("bottle", np.array(profile) * size, at, surface)
        girth = size * profile[3][0] + 0.0006
        paper = [(girth - 0.001, 0.065), (girth, 0.065), (girth, 0.120), (girth - 0.001, 0.120)]
        _turned("label", np.array(paper) * (1, size), at, _label(at[2] + 0.065 * size, 0.055 * size, band))
        _print(brand, girth, (at[0], y, at[2] + 0.065 * size))
        neck = np.array(profile[-4:]) * size
        _turned("foil", neck + [(0.0008, -0.03 * size), (0.0008, 0), (0.0008, 0), (0.0008, 0.0008)], at, "foil" if band is red else "capsule")
    stem = [(0, 0.004), (0.034, 0.002), (0.034, 0.004), (0.006, 0.010), (0.004, 0.020), (0.004, 0.095), (0.012, 0.105)]
    bowl = [(0.034, 0.130), (0.040, 0.165), (0.033, 0.215), (0.0315, 0.215), (0.038, 0.165), (0.032, 0.132), (0, 0.107)]
    for y in (0.78, 0.87, 0.96):
        _turned("wine glass", np.array(stem + bowl), (BAR + 0.14, y, low + 0.012), "clear")


def _fluted(low, high):
    """Ribbed bronze glass, lit from below."""
    made, nodes = new_material("fluted")
    _, y, z = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeTexCoord").outputs["Object"]}).outputs
    rib = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", y, np.pi / 0.022)))
    light = nodes.math("MULTIPLY", nodes.ramp(rib, 0.0, 1.0, 0.25, 1.0), nodes.ramp(z, low - 0.02, high - 0.12, 0.85, 0.02))
    nodes.finish(nodes.emission((1.0, 0.50, 0.20), light))
    return made


def _label(foot, height, band):
    """Cream paper with thin gold edges and a band."""
    made, nodes = new_material("label")
    z = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeTexCoord").outputs["Object"]}).outputs[2]
    at = nodes.ramp(z, foot, foot + height)
    gold, color = (0.30, 0.19, 0.06), (0.42, 0.38, 0.29, 1)
    for low, high, tone in ((0.04, 0.07, gold), (0.93, 0.96, gold), (0.14, 0.34, band), (0.36, 0.38, gold)):
        within = nodes.math("MULTIPLY", nodes.math("GREATER_THAN", at, low), nodes.math("LESS_THAN", at, high))
        color = nodes("ShaderNodeMixRGB", {0: within, 1: color, 2: (*tone, 1)}).outputs[0]
    nodes.finish(nodes.principled((0, 0, 0), 0.6, specular=0.2, **{"Base Color": color}))
    return made


def counter():
    """A bar top before the niche, with a decanter, two glasses and a bottle on ice."""
    top = 0.905
    new_mesh("top", *pad((0.16, 1.0, 0.016), 0.012, (BAR - 0.13, 0.98, top - 0.016), 0.02), "marble")
    new_mesh("trim", *box((BAR - 0.288, -0.02, top - 0.040), (BAR - 0.282, 1.98, top - 0.034)), "led-cabin", False)
    for y, x in ((0.54, 1.46), (0.645, 1.43)):
        tumbler((x, y, top))
    x, y = 1.50, 0.42
    body = [(0, 0.004), (0.044, 0.002), (0.050, 0.010), (0.056, 0.070), (0.050, 0.100), (0.017, 0.135), (0.015, 0.170), (0.021, 0.178)]
    inner = [(0.018, 0.178), (0.0125, 0.168), (0.0145, 0.134), (0.046, 0.098), (0.051, 0.068), (0.045, 0.018), (0, 0.016)]
    _turned("decanter", np.array(body + inner), (x, y, top), "clear", 14)
    _turned("whisky", np.array([(0, 0.018), (0.0445, 0.018), (0.0505, 0.066), (0, 0.067)]), (x, y, top), "amber", 14)
    _turned("stopper", np.array([(0, 0.172), (0.010, 0.172), (0.012, 0.186), (0.024, 0.204), (0.020, 0.226), (0, 0.234)]), (x, y, top), "clear", 10)
    _bucket((1.47, 0.98, top))


def _bucket(at):
    """A polished bucket of ice, and the neck of a bottle that leans in it."""
    wall = [(0, 0.002), (0.062, 0.0), (0.066, 0.006), (0.074, 0.09), (0.088, 0.178), (0.094, 0.186), (0.092, 0.190), (0.084, 0.182), (0.070, 0.09), (0.060, 0.014), (0, 0.012)]
    _turned("bucket", np.array(wall), at, "satin")
    random = np.random.default_rng(4)
    for _ in range(80):
        turn, way = random.uniform(0, 2 * np.pi), 0.07 * random.uniform(0, 1) ** 0.5
        center = np.array(at) + (way * np.cos(turn), way * np.sin(turn), random.uniform(0.160, 0.192))
        new_mesh("ice", *superellipsoid(center, random.uniform(0.011, 0.016, 3), 0.25, 0.25, 14), "clear")
    neck = np.array([(0, 0), (0.040, 0), (0.040, 0.06), (0.030, 0.11), (0.0155, 0.16), (0.0145, 0.175), (0, 0.175)])
    foil = np.array([(0.0158, 0.150), (0.0155, 0.165), (0.0152, 0.245), (0.0185, 0.248), (0.0190, 0.275), (0.012, 0.284), (0, 0.286)])
    lean, at = np.array([[1, 0, 0], [0, 0.92, -0.39], [0, 0.39, 0.92]]), np.array(at) + (0, 0.02, 0.10)
    _turned("neck", neck, at, "bottle", 40, lean)
    _turned("foil", foil, at, "foil", 40, lean)


def _joints(near, far, low, high):
    """Panels and doors around the niche: dark joints, inlaid lines of metal, a pull on each door."""
    for y in (far + 0.06, far + 0.40, far + 0.74, far + 1.08):
        new_mesh("joint", *box((BAR - 0.001, y - 0.002, 0), (BAR, y + 0.002, CEILING)), "void", False)
    for z in (low - 0.07, high + 0.07):
        new_mesh("inlay", *box((BAR - 0.0015, 0, z - 0.003), (BAR, far + 1.6, z + 0.003)), "satin", False)
    middle = (near + far) / 2
    new_mesh("joint", *box((BAR - 0.001, middle - 0.002, 0), (BAR, middle + 0.002, low - 0.07)), "void", False)
    for y in (middle - 0.035, middle + 0.035):
        new_mesh("pull", *superellipsoid((BAR - 0.014, y, low - 0.20), (0.006, 0.006, 0.09), 0.4, 0.6, 14), "satin")


def _print(text, girth, at):
    """A name on a label, bent around the bottle on the side that faces the camera."""
    v, q = letters(text, 0.0125)
    turn = np.pi + 0.42 - v[:, 0] / girth
    bent = np.stack([np.cos(turn) * (girth + 0.0004), -np.sin(turn) * (girth + 0.0004), v[:, 1] + 0.034], 1)
    new_mesh("print", bent + np.array(at), q, "matte", False)


def _turned(name, profile, at, surface, count=48, lean=np.eye(3)):
    v, q = lathe(profile, count)
    new_mesh(name, v[:, [0, 2, 1]] @ lean.T + np.array(at), q[:, ::-1], surface)


def tumbler(at):
    wall = np.array([(0, 0.002), (0.030, 0.002), (0.035, 0.008), (0.040, 0.092), (0.0395, 0.094), (0.0375, 0.094), (0.0345, 0.030), (0.031, 0.024), (0, 0.022)])
    _turned("tumbler", wall, at, "clear")
    _turned("drink", np.array([(0, 0.0235), (0.0305, 0.0255), (0.0340, 0.031), (0.0352, 0.047), (0.0345, 0.0462), (0, 0.046)]), at, "amber")
