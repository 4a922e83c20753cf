"""A rendered EXR as a finished picture: python3 art/vehicles/grade.py NAME IN.exr OUT.png."""

import glob
import os
import pathlib
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
from denoiser import denoise  # noqa: E402


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


def graded(light, exposure=1.0, bloom=0.8, vignette=0.34, saturation=1.1, contrast=0.3, grain=0.004):
    light = np.maximum(light, 0) * exposure
    y = film(with_vignette(with_bloom(light, bloom), vignette))
    gray = y.mean(2, keepdims=True)
    y = np.clip(gray + (y - gray) * saturation, 0, 1)
    y = y * (1 - contrast) + contrast * y * y * (3 - 2 * y)
    y = y + (1 - y.mean(2, keepdims=True)) ** 3 * np.array([0.010, 0.004, 0.0])
    y = y + np.random.default_rng(1).normal(0, grain, y.shape[:2])[..., None]
    return (np.clip(y, 0, 1) * 255 + 0.5).astype(np.uint8)


def finish(file, out, haze=None, **settings):
    """Denoises, hazes and grades one render and writes it."""
    passes = read(file), side(file, "albedo"), side(file, "normal")
    light = denoise(*(image[..., ::-1] for image in passes))[..., ::-1]
    if haze:
        light = with_haze(light, side(file, "mist"), *haze)
    cv2.imwrite(out, graded(light, **settings))


# How each picture is finished: haze (color, amount at the far end), exposure and the like.
GRADES = {
    "contact-hero": dict(haze=((0.12, 0.14, 0.22), 0.2), exposure=1.15, contrast=0.25),
    "vehicle-sedan": dict(haze=((0.17, 0.16, 0.25), 0.12), exposure=1.2, contrast=0.22),
    "vehicle-suv": dict(haze=((0.10, 0.11, 0.19), 0.15)),
    "vehicle-van": dict(haze=((0.02, 0.022, 0.03), 0.1), exposure=1.25),
    "vehicle-sprinter-limousine": dict(haze=((0.082, 0.097, 0.138), 0.92), exposure=1.35, contrast=0.26, vignette=0.2, bloom=1.2),
    "vehicle-suv-limousine": dict(haze=((0.045, 0.047, 0.068), 0.5), exposure=1.4, contrast=0.22, bloom=1.2),
    "vehicle-lounge": dict(exposure=1.15, vignette=0.2),
    "detail-lamp": dict(haze=((0.061, 0.072, 0.101), 0.93), exposure=1.5, contrast=0.34, vignette=0.25, bloom=1.2),
    "detail-hand": dict(exposure=1.25, vignette=0.25),
    "detail-chain": dict(haze=((0.13, 0.153, 0.215), 0.93), exposure=1.35, contrast=0.3, vignette=0.25, bloom=1.2),
    "detail-plow": dict(haze=((0.070, 0.090, 0.154), 0.9), exposure=1.25, vignette=0.25, bloom=1.7),
    "cabin-sedan": dict(exposure=1.7, contrast=0.4, vignette=0.2),
    "cabin-bar": dict(exposure=2.1, vignette=0.2),
    "town-van": dict(haze=((0.045, 0.047, 0.068), 0.62), exposure=1.3, bloom=1.2),
    "gallery-airport": dict(haze=((0.02, 0.022, 0.03), 0.1), exposure=1.25),
    "gallery-lodge": dict(haze=((0.10, 0.11, 0.19), 0.15), exposure=1.4, contrast=0.2),
    "gallery-skis": dict(haze=((0.17, 0.16, 0.25), 0.15), exposure=1.25),
    "gallery-convoy": dict(haze=((0.16, 0.16, 0.26), 0.22), exposure=1.45, contrast=0.22),
}


if __name__ == "__main__":
    name, file, out = sys.argv[1:]
    finish(file, out, **GRADES[name])
