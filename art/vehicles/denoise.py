"""Joint non-local means, guided by a render's albedo and normals (Debian's Blender has no denoiser)."""

import cv2
import numpy as np

RANGE = np.float32(np.log(13))


def without_sparks(light, times=2.2):
    """Lone bright pixels come down to about twice their third brightest neighbor."""
    bright = light.max(2)
    h, w = bright.shape
    p = np.pad(bright, 1, mode="edge")
    offsets = [(i, j) for i in range(3) for j in range(3) if (i, j) != (1, 1)]
    around = np.stack([p[i : i + h, j : j + w] for i, j in offsets])
    limit = np.partition(around, 5, axis=0)[5] * times + 0.004
    return light * np.minimum(1, limit / np.maximum(bright, 1e-9))[..., None]


def denoise(light, normal, albedo, strength, radius=3):
    light = without_sparks(light)
    if strength <= 0:
        return light
    c = (np.log1p(light * 12) / RANGE).astype(np.float32)
    features = _features(c, normal, albedo, strength)
    h, w = c.shape[:2]
    total, weights = c.copy(), np.ones((h, w), np.float32)
    for dy in range(radius + 1):
        for dx in range(-radius, radius + 1):
            if dy == 0 and dx <= 0:
                continue
            left, right = max(0, -dx), w - max(0, dx)
            here = slice(0, h - dy), slice(left, right)
            there = slice(dy, h), slice(left + dx, right + dx)
            d = features[here] - features[there]
            d = cv2.blur(np.einsum("ijk,ijk->ij", d, d), (3, 3))
            near = np.float32((dx * dx + dy * dy) / (2 * (radius * 0.7) ** 2))
            weight = cv2.exp(-d - near)
            total[here] += weight[..., None] * c[there]
            total[there] += weight[..., None] * c[here]
            weights[here] += weight
            weights[there] += weight
    return (np.exp(total / weights[..., None] * RANGE) - 1) / 12


def _features(c, normal, albedo, strength):
    def soft(image, sigma):
        return cv2.GaussianBlur(image, (0, 0), sigma)

    bright, hue = soft(c.mean(2), 0.8), soft(c[..., 0] - c[..., 2], 0.8)
    tone = soft(np.minimum(albedo.mean(2), 1.5), 0.6)
    stack = [bright / strength * 1.6, hue / strength, soft(normal, 0.6) / 0.14, tone / 0.08]
    return np.dstack(stack).astype(np.float32)
