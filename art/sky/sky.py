"""The sky as a function of direction: it lights the scene and is painted behind it. Linear light."""
import numpy as np

from land.noise import noise, smooth


def sky(rays, mood, sun_azimuth, cover=None):
    """Color for unit directions; cover is how much of each the clouds hide."""
    up = np.degrees(np.arcsin(np.clip(rays[..., 2], -1, 1)))
    azimuth = np.radians(sun_azimuth)
    level = np.hypot(rays[..., 0], rays[..., 1]) + 1e-6
    toward = (rays[..., 0] * np.sin(azimuth) + rays[..., 1] * np.cos(azimuth)) / level
    stops = np.array(mood["stops"], float)
    color = np.stack([np.interp(up, stops[:, 0], stops[:, k]) for k in (1, 2, 3)], -1)
    low = np.exp(-np.maximum(up, 0) / mood["glow_height"]) * np.clip(toward, 0, 1) ** 2
    color = color + low[..., None] * np.array(mood["glow"])
    color *= (1 + 0.25 * toward * np.exp(-np.abs(up) / 50))[..., None]
    ground = np.array((0.6, 0.65, 0.75)) ** np.clip(-up / 10, 0, 1)[..., None]
    color = np.where((up < 0)[..., None], color * ground, color)
    if cover is not None and "cirrus" in mood:
        lit = np.array(mood["cirrus"]["color"]) * (1 + 0.35 * np.clip(toward, -1, 1))[..., None]
        color = color * (1 - 0.75 * cover[..., None]) + lit * cover[..., None]
    return color


def cirrus(rays, cloud):
    """How much of the sky thin, combed clouds cover."""
    up = np.degrees(np.arcsin(np.clip(rays[..., 2], -1, 1)))
    z = np.maximum(rays[..., 2], 0.012) + 0.05
    x, y, turn = rays[..., 0] / z, rays[..., 1] / z, np.radians(cloud["turn"])
    u, v = x * np.cos(turn) + y * np.sin(turn), -x * np.sin(turn) + y * np.cos(turn)
    seed = cloud["seed"]
    u = u + 0.8 * noise(u, v, wave=2.2, octaves=4, seed=seed + 1)
    v = v + 0.8 * noise(u, v, wave=2.2, octaves=4, seed=seed + 2)
    big = 1.4 * noise(u * 0.35, v, wave=2.6, octaves=3, seed=seed + 3)
    fiber = 1.4 * noise(u * 0.22, v * 1.6, wave=0.9, octaves=7, gain=0.62, seed=seed + 4)
    cover = smooth(cloud["cut"], cloud["cut"] + 0.55, 0.9 * big + 0.75 * fiber)
    return cloud["strength"] * cover * smooth(0.5, 7, up) * (0.35 + 0.65 * smooth(-0.5, 0.5, 1.6 * fiber))
