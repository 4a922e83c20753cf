"""Air between the camera and the land: blue haze everywhere, mist in the valleys."""
import numpy as np

from land.noise import noise

RAYLEIGH = np.array((0.62, 0.9, 1.35))


def through_air(land, distance, rays, camera_height, air):
    z = camera_height + rays[..., 2] * distance
    thin = 0.35 + 0.65 * np.exp(-np.maximum(z - camera_height, 0) / 1800)
    passed = np.exp(-(distance / air["haze"] * thin)[..., None] * RAYLEIGH)
    land = land * passed + np.array(air["haze_color"]) * (1 - passed)
    if air.get("mist"):
        mist = np.exp(-mist_depth(z, distance, rays, camera_height, air["mist"]))[..., None]
        land = land * mist + np.array(air["mist"]["color"]) * (1 - mist)
    return land


def mist_depth(z, distance, rays, camera_height, mist):
    """Optical depth of mist whose density falls with height, in patches."""
    k, floor = 1 / mist["height"], mist.get("floor", 0)
    low, high = camera_height - floor, z - floor
    gap = np.where(np.abs(high - low) > 0.5, high - low, 0.5)
    at = lambda height: np.exp(-k * np.clip(height, -200, 9000))
    mean = np.clip(np.where(np.abs(high - low) > 0.5, (at(low) - at(high)) / (k * gap), at(low)), 0, 3)
    ahead = np.maximum(np.hypot(rays[..., 0], rays[..., 1]), 0.2)
    patch = 1 + 1.2 * noise(rays[..., 0] * 9 / ahead, z / 90, distance / 3000, wave=1.0, octaves=4, seed=5)
    return mist["density"] * mean * np.maximum(distance - mist.get("from", 0), 0) * patch
