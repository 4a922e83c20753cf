"""Joint non-local means, guided by a render's albedo and normals (Debian's Blender has no
denoiser). A rendered EXR as a finished picture: python3 art/vehicles/grade.py NAME IN.exr
OUT.png WIDTH."""

import glob
import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402


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


def denoise(light, normal, albedo, strength, radius=3, floor=None):
    """How strongly it smooths. On the floor, a mask, it smooths four times as much: there the
    noise of mirrored lamps is in the albedo and the normals too."""
    light = without_sparks(light)
    if strength <= 0:
        return light
    if floor is not None:
        flat = cv2.blur(cv2.erode(floor[..., 0], np.ones((5, 5))), (5, 5))[..., None]
        normal, albedo = normal * (1 - flat), albedo * (1 - flat)
        strength = strength * (1 + 3 * flat[..., 0])
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


def read(file):
    return cv2.imread(file, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)


def side(file, name):
    found = sorted(glob.glob(glob.escape(file.removesuffix(".exr")) + f"-{name}-*.exr"))
    return read(found[-1]) if found else None


def with_haze(light, mist, color, amount):
    """The air's own light over what is far away."""
    m = (mist[..., :1] * amount).astype(np.float32)
    return light * (1 - m) + np.array(color[::-1], np.float32) * m


def with_bloom(light, amount):
    scale = light.shape[1] / 1600
    hot = np.clip(light - 1.0, 0, 14)
    glare = sum(
        weight * cv2.GaussianBlur(hot, (0, 0), radius * scale)
        for radius, weight in ((3, 0.10), (10, 0.05), (34, 0.026), (110, 0.016))
    )
    streak = cv2.GaussianBlur(hot, (0, 0), sigmaX=60 * scale, sigmaY=1.6 * scale) * 0.014
    return light + amount * (glare + streak * np.array([1.1, 1.0, 0.9]))


def with_vignette(light, amount):
    h, w = light.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    r = np.hypot((x / w - 0.5) / 0.75, (y / h - 0.5) / 0.62)
    return light * (1 - amount * np.clip(r - 0.35, 0, 1) ** 1.6)[..., None]


def film(light):
    a, b, c, d, e, f = 0.22, 0.30, 0.10, 0.20, 0.01, 0.30

    def curve(x):
        return (x * (a * x + c * b) + d * e) / (x * (a * x + b) + d * f) - e / f

    y = np.clip(curve(light * 2.6) / curve(8.0), 0, 1)
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-9), 1 / 2.4) - 0.055)


def enlarged(y, width):
    """As wide as asked, with the edges a little crisper."""
    if y.shape[1] == width:
        return y
    size = width, round(y.shape[0] * width / y.shape[1])
    y = cv2.resize(y.astype(np.float32), size, interpolation=cv2.INTER_CUBIC)
    return np.clip(y + 0.4 * (y - cv2.GaussianBlur(y, (0, 0), 1.2)), 0, 1)


def graded(light, width, exposure=1.0, bloom=0.8, vignette=0.34, saturation=1.1, contrast=0.3, grain=0.004):
    light = np.maximum(light, 0) * exposure
    y = film(with_vignette(with_bloom(light, bloom), vignette))
    y = enlarged(y, width)
    gray = y.mean(2, keepdims=True)
    y = np.clip(gray + (y - gray) * saturation, 0, 1)
    y = y * (1 - contrast) + contrast * y * y * (3 - 2 * y)
    y = y + (1 - y.mean(2, keepdims=True)) ** 3 * np.array([0.010, 0.004, 0.0])
    y = y + np.random.default_rng(1).normal(0, grain, y.shape[:2])[..., None]
    return (np.clip(y, 0, 1) * 255 + 0.5).astype(np.uint8)


def finish(file, out, width, haze=None, strength=0.05, smooth_floor=False, **settings):
    """Denoises, hazes and grades one render and writes it."""
    floor = side(file, "floor") if smooth_floor else None
    light = denoise(read(file), side(file, "normal"), side(file, "albedo"), strength, floor=floor)
    if haze:
        light = with_haze(light, side(file, "mist"), *haze)
    cv2.imwrite(out, graded(light, width, **settings))


# How each picture is finished: haze (color, amount at the far end), exposure and the like.
GRADES = {
    "contact-hero": dict(haze=((0.12, 0.14, 0.22), 0.2), strength=0.12),
    "vehicle-sedan": dict(haze=((0.17, 0.16, 0.25), 0.12)),
    "vehicle-suv": dict(haze=((0.10, 0.11, 0.19), 0.15), strength=0.10),
    "vehicle-van": dict(haze=((0.02, 0.022, 0.03), 0.1), exposure=1.25, strength=0.12, smooth_floor=True),
    "vehicle-sprinter-limousine": dict(haze=((0.30, 0.22, 0.20), 0.15)),
    "vehicle-suv-limousine": dict(haze=((0.145, 0.172, 0.240), 0.93), vignette=0.25, strength=0.08, bloom=1.2),
    "vehicle-lounge": dict(strength=0.11, vignette=0.2),
    "detail-lamp": dict(haze=((0.061, 0.072, 0.101), 0.93), exposure=1.2, vignette=0.25, strength=0.08, bloom=1.2),
    "detail-hand": dict(exposure=1.25, strength=0.045, vignette=0.25),
    "detail-chain": dict(haze=((0.13, 0.153, 0.215), 0.93), exposure=1.1, vignette=0.25, strength=0.08, bloom=1.2),
    "cabin-sedan": dict(exposure=1.25, strength=0.11, vignette=0.2),
    "cabin-bar": dict(exposure=1.35, strength=0.11, vignette=0.2),
    "town-van": dict(haze=((0.045, 0.047, 0.068), 0.62), exposure=1.3, strength=0.09, bloom=1.2),
    "gallery-airport": dict(haze=((0.02, 0.022, 0.03), 0.1), exposure=1.25, strength=0.09, smooth_floor=True),
    "gallery-lodge": dict(haze=((0.10, 0.11, 0.19), 0.15), strength=0.08),
    "gallery-skis": dict(haze=((0.17, 0.16, 0.25), 0.15)),
    "gallery-convoy": dict(haze=((0.16, 0.16, 0.26), 0.30), strength=0.09, smooth_floor=True),
}


if __name__ == "__main__":
    name, file, out, width = sys.argv[1:]
    finish(file, out, int(width), **GRADES[name])
