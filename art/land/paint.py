"""Colors of rock and snow, one for each vertex."""
import numpy as np
from scipy import ndimage

from land.noise import noise, smooth

SCHIST = dict(dark=(0.042, 0.041, 0.046), pale=(0.19, 0.18, 0.172), warm=(0.15, 0.115, 0.093))


def tint(low, high, share):
    return np.asarray(low) + (np.asarray(high) - low) * share[..., None]


def paint(x, y, z, normal, layers, land):
    rock = land.get("rock", SCHIST)
    broad = noise(x, y, z, wave=90, octaves=5, seed=301)
    fine = noise(x, y, z, wave=11, octaves=5, gain=0.6, seed=302)
    band = noise(layers["strata"], broad * 0.8, wave=0.33, octaves=5, gain=0.62, seed=303)
    streak = noise(x, y, z * 0.12, wave=6.5, octaves=4, gain=0.6, seed=304)
    color = tint(rock["dark"], rock["pale"], smooth(-0.3, 0.42, 0.75 * band + 0.6 * fine))
    warm = (0.6 * smooth(0.0, 0.4, broad))[..., None]
    color = color * (1 - warm) + np.asarray(rock["warm"]) * warm
    color *= (1 - 0.55 * smooth(0.05, 0.4, streak))[..., None]
    hollow = ndimage.gaussian_filter(z, 3) - z
    color *= (1 - 0.35 * smooth(0.0, 2.5, hollow) + 0.25 * smooth(0.0, 2.0, -hollow))[..., None]
    powder = smooth(0.60, 0.84, normal[..., 2] + 0.1 * noise(x, y, z, wave=25, octaves=4, seed=5))
    powder *= land.get("powder", 0.8) * smooth(0, 300, z - land.get("powder_from", -1e4))
    snow = np.where(layers["snow"] < 0.99, np.maximum(layers["snow"], powder), layers["snow"])
    broken = (snow < 0.995) * (0.6 * fine + 0.35 * streak)
    layers["snow"] = snow = smooth(0.36, 0.6, snow + broken)
    shade = smooth(-0.4, 0.4, noise(x, y, z, wave=160, octaves=4, seed=305))
    white = tint((0.80, 0.845, 0.905), (0.885, 0.905, 0.93), shade)
    return (color * (1 - snow[..., None]) + white * snow[..., None]).astype(np.float32)
