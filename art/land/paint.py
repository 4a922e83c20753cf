"""Colors of rock and snow, one for each vertex."""

from scipy import ndimage
import numpy as np

from land.noise import noise, smooth


SCHIST = dict(dark=(0.042, 0.041, 0.046), pale=(0.19, 0.18, 0.172), warm=(0.15, 0.115, 0.093))


def tint(low, high, share):
    return np.asarray(low) + (np.asarray(high) - low) * share[..., None]


def rock_noise(x, y, z, normal, **kind):
    """Noise on the three planes, each where the ground faces it, so that no face is smeared."""
    share = np.abs(normal) ** 3
    share = share / share.sum(-1, keepdims=True)
    east, north, up = (noise(*plane, **kind) for plane in ((y, z), (x, z), (x, y)))
    return share[..., 0] * east + share[..., 1] * north + share[..., 2] * up


def large_parts(mask, least_share):
    parts, _ = ndimage.label(mask)
    return mask & (np.bincount(parts.ravel()) >= least_share * mask.size)[parts]


def large_rock(bare, land):
    return large_parts(bare, land.get("least_rock", 1.5e-4))


def paint(x, y, z, normal, layers, land):
    rock = land.get("rock", SCHIST)
    at = x, y, z, normal
    broad = rock_noise(*at, wave=90, octaves=5, seed=301)
    fine = rock_noise(*at, wave=13, octaves=5, gain=0.66, seed=302)
    band = noise(layers["strata"], broad * 0.8, wave=0.33, octaves=5, gain=0.62, seed=303)
    streak = noise(x, y, z * 0.3, wave=6.5, octaves=4, gain=0.6, seed=304)
    color = tint(rock["dark"], rock["pale"], smooth(-0.5, 0.6, 0.75 * band + 0.3 * fine))
    warm = (0.3 * smooth(0.0, 0.4, broad))[..., None]
    color = color * (1 - warm) + np.asarray(rock["warm"]) * warm
    color *= (1 - 0.3 * smooth(0.05, 0.4, streak))[..., None]
    hollow = ndimage.gaussian_filter(z, 3) - z
    color *= (1 - 0.35 * smooth(0.0, 2.5, hollow) + 0.25 * smooth(0.0, 2.0, -hollow))[..., None]
    color *= 0.6 + 0.4 * smooth(-0.25, 0.25, fine + 0.5 * band)[..., None]
    crack = rock_noise(*at, wave=42, octaves=6, gain=0.62, seed=306, ridged=True)
    color *= (1 - 0.7 * smooth(0.50, 0.70, crack))[..., None]
    ledges = rock_noise(0.4 * x, 0.4 * y, 3.2 * z, normal, wave=30, octaves=5, gain=0.62, seed=307)
    powder = smooth(0.45, 0.58, 0.7 * normal[..., 2] + 0.15 * noise(x, y, z, wave=60, octaves=4, seed=5) + 0.75 * ledges)
    powder *= land.get("powder", 0.8) * smooth(0, 300, z - land.get("powder_from", -1e4))
    snow = np.where(layers["snow"] < 0.99, np.maximum(layers["snow"], powder), layers["snow"])
    thin = snow < 0.995
    broken = thin * (0.6 * fine + 0.8 * streak)
    snow = ndimage.grey_opening(smooth(0.36, 0.6, snow + broken), 2)
    snow = np.where(large_parts(snow > 0.1, 1e-5), snow, 0)
    layers["snow"] = snow = np.where(large_rock(snow < 0.9, land), snow, 1)
    small = rock_noise(x, y, 2 * z, normal, wave=6, octaves=3, gain=0.7, seed=310)
    dust = smooth(0.5, 0.85, normal[..., 2] + 0.5 * small + 0.3 * ledges + 0.25 * broad)
    shade = smooth(-0.4, 0.4, noise(x, y, z, wave=160, octaves=4, seed=305))
    white = tint((0.80, 0.845, 0.905), (0.885, 0.905, 0.93), shade)
    u, v = 0.8 * x + 0.6 * y, 0.8 * y - 0.6 * x
    crust = noise(0.22 * u, v, wave=34, octaves=4, gain=0.5, seed=308) + 0.6 * noise(x, y, wave=210, octaves=3, seed=309)
    white *= (1 - 0.08 * smooth(-0.1, 0.45, crust))[..., None]
    if "skied" in layers:
        white *= (1 - 0.25 * np.sqrt(layers["skied"]))[..., None]
    if "packed" in layers:
        ruts = noise(x, y, wave=3.5, octaves=4, gain=0.6, seed=311)
        white *= 1 - (layers["packed"] * (0.3 + 0.3 * ruts))[..., None] * (0.9, 1.0, 1.15)
    dust = np.where(large_parts(dust > 0.1, 2e-5), ndimage.grey_opening(dust, 2), 0)
    snow = np.maximum(snow, 0.45 * dust * land.get("powder", 0.8))[..., None]
    return (color * (1 - snow) + white * snow).astype(np.float32)
