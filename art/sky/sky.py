"""Hours of the day: colors of the sky by elevation in degrees, the glow towards the sun, the
clouds. The sky as a function of direction: it lights the scene and is painted behind it. Linear light."""

import numpy as np

from land.noise import noise, smooth
from view.direction import across, toward


def mood(stops, glow, glow_height, cirrus):
    return dict(stops=stops, glow=glow, glow_height=glow_height, cirrus=cirrus)


MOODS = dict(
    alpenglow=mood(
        [
            (-90, 0.10, 0.13, 0.20), (-2, 0.40, 0.34, 0.40), (0, 0.56, 0.38, 0.41), (3, 0.54, 0.37, 0.44),
            (7, 0.38, 0.33, 0.48), (13, 0.22, 0.27, 0.46), (24, 0.115, 0.18, 0.39), (45, 0.055, 0.105, 0.28),
            (90, 0.03, 0.065, 0.19),
        ],
        glow=(2.6, 1.25, 0.52), glow_height=10,
        cirrus=dict(strength=0.62, color=(0.92, 0.50, 0.42), cut=0.06, seed=3, turn=25),
    ),
    dusk=mood(
        [
            (-90, 0.09, 0.12, 0.19), (-2, 0.34, 0.33, 0.42), (0, 0.40, 0.36, 0.46), (2.5, 0.52, 0.39, 0.46),
            (6, 0.50, 0.37, 0.46), (11, 0.31, 0.31, 0.47), (22, 0.15, 0.21, 0.41), (45, 0.06, 0.11, 0.27),
            (90, 0.03, 0.065, 0.18),
        ],
        glow=(2.0, 0.95, 0.42), glow_height=10,
        cirrus=dict(strength=0.5, color=(0.85, 0.46, 0.42), cut=0.10, seed=19, turn=-20),
    ),
    gold=mood(
        [
            (-90, 0.10, 0.13, 0.18), (-2, 0.45, 0.42, 0.40), (0, 0.62, 0.52, 0.44), (3, 0.56, 0.50, 0.49),
            (8, 0.38, 0.42, 0.52), (16, 0.23, 0.32, 0.50), (30, 0.13, 0.22, 0.42), (55, 0.07, 0.13, 0.31),
            (90, 0.04, 0.085, 0.22),
        ],
        glow=(2.2, 1.2, 0.5), glow_height=11,
        cirrus=dict(strength=0.42, color=(0.90, 0.66, 0.50), cut=0.12, seed=27, turn=25),
    ),
    morning=mood(
        [
            (-90, 0.13, 0.16, 0.22), (-2, 0.50, 0.55, 0.64), (0, 0.60, 0.63, 0.70), (3, 0.52, 0.60, 0.74),
            (8, 0.34, 0.47, 0.70), (16, 0.20, 0.34, 0.62), (30, 0.105, 0.22, 0.50), (55, 0.055, 0.13, 0.36),
            (90, 0.03, 0.085, 0.26),
        ],
        glow=(1.4, 1.1, 0.8), glow_height=12,
        cirrus=dict(strength=0.35, color=(0.85, 0.82, 0.82), cut=0.16, seed=41, turn=40),
    ),
    clear=mood(
        [
            (-90, 0.14, 0.18, 0.25), (-2, 0.46, 0.58, 0.76), (0, 0.50, 0.64, 0.84), (3, 0.40, 0.57, 0.84),
            (8, 0.25, 0.43, 0.76), (16, 0.14, 0.30, 0.64), (30, 0.075, 0.19, 0.50), (55, 0.04, 0.11, 0.35),
            (90, 0.025, 0.07, 0.25),
        ],
        glow=(0.9, 0.9, 0.8), glow_height=12,
        cirrus=dict(strength=0.3, color=(0.9, 0.9, 0.92), cut=0.2, seed=41, turn=40),
    ),
    night=mood(
        [
            (-90, 0.010, 0.016, 0.030), (-2, 0.028, 0.040, 0.070), (0, 0.034, 0.046, 0.078), (6, 0.026, 0.040, 0.076),
            (16, 0.015, 0.027, 0.060), (40, 0.007, 0.015, 0.038), (90, 0.004, 0.010, 0.028),
        ],
        glow=(0.01, 0.012, 0.02), glow_height=20,
        cirrus=dict(strength=0.03, color=(0.1, 0.11, 0.14), cut=0.2, seed=61, turn=0),
    ),
    storm=mood(
        [
            (-90, 0.30, 0.32, 0.36), (-2, 0.48, 0.50, 0.54), (0, 0.52, 0.53, 0.57), (6, 0.50, 0.51, 0.55),
            (20, 0.42, 0.44, 0.49), (90, 0.34, 0.36, 0.42),
        ],
        glow=(0.5, 0.42, 0.32), glow_height=18,
        cirrus=dict(strength=0.2, color=(0.6, 0.6, 0.62), cut=0.0, seed=71, turn=0),
    ),
    before=mood(
        [
            (-90, 0.07, 0.09, 0.15), (-2, 0.30, 0.25, 0.30), (0, 0.50, 0.36, 0.32), (2, 0.58, 0.38, 0.31),
            (5, 0.44, 0.34, 0.36), (10, 0.24, 0.26, 0.38), (20, 0.11, 0.17, 0.33), (45, 0.045, 0.085, 0.21),
            (90, 0.022, 0.05, 0.14),
        ],
        glow=(1.0, 0.42, 0.12), glow_height=4.5,
        cirrus=dict(strength=0.55, color=(0.85, 0.42, 0.32), cut=0.06, seed=33, turn=60),
    ),
)


def sky(rays, mood, sun_azimuth, cover=None):
    """Color for unit directions; cover is how much of each the clouds hide."""
    up = np.degrees(np.arcsin(np.clip(rays[..., 2], -1, 1)))
    azimuth = np.radians(sun_azimuth)
    level = np.hypot(rays[..., 0], rays[..., 1]) + 1e-6
    sunward = (rays[..., 0] * np.sin(azimuth) + rays[..., 1] * np.cos(azimuth)) / level
    stops = np.array(mood["stops"], float)
    color = np.stack([np.interp(up, stops[:, 0], stops[:, k]) for k in (1, 2, 3)], -1)
    low = np.exp(-np.maximum(up, 0) / mood["glow_height"]) * np.clip(sunward, 0, 1) ** 2
    color = color + low[..., None] * np.array(mood["glow"])
    color *= (1 + 0.25 * sunward * np.exp(-np.abs(up) / 50))[..., None]
    ground = np.array((0.6, 0.65, 0.75)) ** np.clip(-up / 10, 0, 1)[..., None]
    color = np.where((up < 0)[..., None], color * ground, color)
    if cover is not None and "cirrus" in mood:
        lit = np.array(mood["cirrus"]["color"]) * (1 + 0.35 * np.clip(sunward, -1, 1))[..., None]
        color = color * (1 - 0.75 * cover[..., None]) + lit * cover[..., None]
    return color


def clouds(rays, cloud):
    """How much of the sky clouds cover: combed cirrus, or altocumulus with cells of the given size."""
    up = np.degrees(np.arcsin(np.clip(rays[..., 2], -1, 1)))
    z = np.maximum(rays[..., 2], 0.012) + 0.05
    x, y, turn = rays[..., 0] / z, rays[..., 1] / z, np.radians(cloud["turn"])
    u, v = x * np.cos(turn) + y * np.sin(turn), -x * np.sin(turn) + y * np.cos(turn)
    form = altocumulus if "cell" in cloud else cirrus
    return cloud["strength"] * form(u, v, up, cloud)


def cirrus(u, v, up, cloud):
    seed = cloud["seed"]
    u = u + 0.8 * noise(u, v, wave=2.2, octaves=4, seed=seed + 1)
    v = v + 0.8 * noise(u, v, wave=2.2, octaves=4, seed=seed + 2)
    big = 1.4 * noise(u * 0.35, v, wave=2.6, octaves=3, seed=seed + 3)
    fiber = 1.4 * noise(u * 0.22, v * 1.6, wave=0.9, octaves=7, gain=0.62, seed=seed + 4)
    cover = smooth(cloud["cut"], cloud["cut"] + 0.55, 0.9 * big + 0.75 * fiber)
    return cover * smooth(0.5, 7, up) * (0.35 + 0.65 * smooth(-0.5, 0.5, 1.6 * fiber))


def altocumulus(u, v, up, cloud):
    seed, cell = cloud["seed"], cloud["cell"]
    u = u + 0.3 * noise(u, v, wave=1.3, octaves=5, gain=0.55, seed=seed + 1)
    v = v + 0.3 * noise(u, v, wave=1.3, octaves=5, gain=0.55, seed=seed + 2)
    big = 1.3 * noise(u * 0.5, v, wave=2.6, octaves=3, seed=seed + 3)
    heaps = noise(u * 0.75, v * 1.2, wave=cell, octaves=6, gain=0.58, seed=seed + 4)
    cover = smooth(cloud["cut"], cloud["cut"] + 0.42, 0.8 * big + heaps)
    return cover * smooth(0.5, 9, up) * (0.72 + 0.5 * noise(u, v, wave=cell / 2, octaves=5, gain=0.6, seed=seed + 5))


def cloud_shadows(sun, clouds):
    """A sheet across the sun's rays: a grid of points, and how much light passes each."""
    aside, ray = across(sun["azimuth"]), toward(sun["azimuth"], sun["elevation"])
    above = np.cross(ray, -aside)
    lit = np.array(clouds["lit"], float)
    u, v = np.meshgrid(*[np.linspace(-9000, 9000, 361)] * 2)
    thin = noise(u, v, wave=clouds["wave"], octaves=4, seed=clouds["seed"])
    edge = np.quantile(thin, clouds["share"])
    thin = thin + 0.7 * smooth(lit[3], 0.4 * lit[3], np.hypot(u, v))
    light = 0.08 + 0.92 * smooth(edge - 0.1, edge + 0.1, thin)
    points = lit[:3] + 9000 * ray + u[..., None] * aside + v[..., None] * above
    return points.astype(np.float32), light.astype(np.float32)
