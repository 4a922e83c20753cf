"""Air between the camera and the land: blue haze everywhere, mist in the valleys. From linear
light to a finished picture: bloom, dark places for words, film curve, grain."""

import cv2
from scipy import ndimage
import numpy as np

from land.noise import noise, smooth


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


LUMA = np.array([0.2126, 0.7152, 0.0722])
# The fit of the ACES curve by Stephen Hill.
TO_FILM = np.array([[0.59719, 0.35458, 0.04823], [0.07600, 0.90834, 0.01566], [0.02840, 0.13383, 0.83777]])
FROM_FILM = np.array([[1.60475, -0.53108, -0.07367], [-0.10208, 1.10813, -0.00605], [-0.00327, -0.07276, 1.07602]])


def highlights(light, above=1.1, cap=60.0):
    return np.clip(light - above, 0, cap)


def bloom(bright, strength, scale):
    """The glow around highlights; `scale` is the whole picture's width in parts of 1600 pixels."""
    blur = lambda sigma: ndimage.gaussian_filter(bright, (sigma * scale, sigma * scale, 0))
    return strength * sum(k * blur(s) for s, k in ((3, 1.0), (11, 0.8), (38, 0.6), (110, 0.35)))


def quiet(height, width, words):
    """How much light is left where words stand; `words` gives shares for top, left and bottom."""
    h, w = height, width
    x, y = np.meshgrid((np.arange(w) + 0.5) / w, (np.arange(h) + 0.5) / h)
    shade = (1 - words.get("top", 0) * smooth(0.22, 0.0, y)) * (1 - words.get("left", 0) * smooth(0.62, 0.08, x))
    shade *= 1 - words.get("bottom", 0) * smooth(words.get("bottom_from", 0.42), 0.9, y)
    shade *= 1 - 0.16 * np.clip(2.2 * (x - 0.5) ** 2 + 1.6 * (y - 0.5) ** 2, 0, 1)
    return shade[..., None]


def saturate(light, saturation, warm):
    level = light @ LUMA
    light = np.maximum(level[..., None] + (light - level[..., None]) * saturation, 0)
    share = warm * smooth(1.15, 1.9, light[..., 0] / (light[..., 2] + 1e-3)) * smooth(0.12, 0.5, level)
    light = np.maximum(level[..., None] + (light - level[..., None]) * (1 + 0.75 * share)[..., None], 0)
    return light * (1 - 0.26 * share * smooth(0.35, 1.1, level))[..., None]


def film(light):
    v = light * 1.45 @ TO_FILM.T
    v = (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.4329510) + 0.238081)
    v = np.clip(v @ FROM_FILM.T, 0, 1)
    return np.where(v <= 0.0031308, 12.92 * v, 1.055 * v ** (1 / 2.4) - 0.055)


def develop(light, grade, shade):
    light = light * np.array(grade.get("white", (1, 1, 1))) * grade.get("exposure", 1.1) * shade
    light = saturate(light, grade.get("saturation", 1.0), grade.get("warm", 1.0))
    v = film(light)
    v = np.clip((v - 0.4) * grade.get("contrast", 1.0) + 0.4, 0, 1)
    v = v + grade.get("sharpen", 0.35) * (v - ndimage.gaussian_filter(v, (0.8, 0.8, 0)))
    return (np.clip(v, 0, 1) * 255).astype(np.float32)


def grain(pixels):
    noise = np.random.default_rng(1).normal(0.5, 0.5, pixels.shape[:2]).astype(np.float32)
    return np.clip(pixels + noise[..., None], 0, 255).astype(np.uint8)


# Denoising: light is averaged over neighbors of like color, normal and distance.
REACH = 3
LAMP = 4.0  # what is brighter is a lamp, not grain
ROUNDS = ((1, 8.0), (2, 4.0), (4, 2.0))  # step between neighbors, how much brighter they may be


def denoise(light, albedo, normal, distance, strength=1.0):
    base, lamp = albedo + 0.04, light.mean(-1) > LAMP
    light = light / base
    level = light.mean(-1)
    middle = cv2.medianBlur(level.astype(np.float32), 5)
    lone = (level > 1.7 * middle + 0.05) & ~lamp
    light = light * np.where(lone, middle / np.maximum(level, 1e-6), 1)[..., None]
    guide = np.concatenate([albedo / 0.06, normal / 0.16, np.log(distance + 2)[..., None] / 0.05], -1) / np.sqrt(2)
    guide = guide.astype(np.float32)
    light = light.astype(np.float32)
    for step, tolerance in ROUNDS:
        light = cross_bilateral(light, guide, step, tolerance, strength)
    return light * base


def cross_bilateral(light, guide, step, tolerance, strength):
    level = light.mean(-1)
    noise = ndimage.gaussian_filter((level - ndimage.gaussian_filter(level, 1.2)) ** 2, 4) * strength + 2e-5
    sharp = 1 / (2 * tolerance * noise)
    pad = REACH * step
    padded_light = np.pad(light, ((pad, pad), (pad, pad), (0, 0)), mode="reflect")
    padded_guide = np.pad(guide, ((pad, pad), (pad, pad), (0, 0)), mode="reflect")
    padded_level = np.pad(level, pad, mode="reflect")
    h, w = level.shape
    total, weights = np.zeros_like(light), np.zeros_like(level)
    spread = 1 / (2 * (REACH * 0.6) ** 2)
    for j in range(-REACH, REACH + 1):
        for i in range(-REACH, REACH + 1):
            part = np.s_[pad + j * step : pad + j * step + h, pad + i * step : pad + i * step + w]
            apart = padded_guide[part] - guide
            cost = np.einsum("hwc,hwc->hw", apart, apart)
            cost += sharp * (padded_level[part] - level) ** 2 + (i * i + j * j) * spread
            weight = np.exp(-cost)
            total += padded_light[part] * weight[..., None]
            weights += weight
    return total / weights[..., None]
