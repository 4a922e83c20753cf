"""Takes the grain out of a render: light is averaged over neighbors of like color, normal and distance."""
import cv2
import numpy as np
from scipy import ndimage

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
