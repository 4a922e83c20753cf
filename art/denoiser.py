"""Intel's Open Image Denoise in NumPy: its network, with the weights that denoiser.ts fetches."""

import functools
import math
import pathlib
import struct

import numpy as np

WEIGHTS = pathlib.Path(__file__).parent.parent / "build/art-cache/denoiser.tza"
STEP = 16  # the network halves the picture four times
PATCHES = 4_000_000  # values that one multiplication may hold
BRIGHTEST = 65504.0
MIDDLE_GRAY = 0.18


def denoise(light, albedo, normal):
    """Linear light without noise. All three are height x width x 3; normals lie between -1 and 1."""
    height, width, _ = light.shape
    exposure = MIDDLE_GRAY / mean_brightness(light)
    coded = encoded(np.clip(light * exposure, 0, BRIGHTEST)) / encoded(BRIGHTEST)
    image = np.concatenate([coded, np.clip(albedo, 0, 1), 0.5 + 0.5 * np.clip(normal, -1, 1)], -1)
    image = np.pad(image, ((0, -height % STEP), (0, -width % STEP), (0, 0)), mode="reflect").astype(np.float32)
    clean = network(image, read_weights(WEIGHTS))[:height, :width]
    return (decoded(np.maximum(clean, 0) * encoded(BRIGHTEST)) / exposure).astype(np.float32)


def mean_brightness(light):
    """The geometric mean over small squares, without black ones."""
    level = light @ np.array((0.212671, 0.715160, 0.072169))
    rows, columns = (side // STEP for side in level.shape)
    if rows and columns:
        level = level[: rows * STEP, : columns * STEP].reshape(rows, STEP, columns, STEP).mean((1, 3))
    seen = level[level > 1e-8]
    return np.exp2(np.log2(seen).mean()) if seen.size else MIDDLE_GRAY


# The curve that the network was trained with: steps of brightness that look alike.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 0.431384981, -2.94139609e-03, 0.192653254, 6.26026094e-03, 0.998620152
DARK, BRIGHT = 1.57945760e-06, 3.22087631e-02
DARK_CODE, BRIGHT_CODE = 2.23151711e-03, 3.70974749e-01


def encoded(y):
    return np.where(y <= DARK, A * y, np.where(y <= BRIGHT, B * np.power(y, C) + D, E * np.log(y + F) + G))


def decoded(x):
    middle = np.power(np.maximum(x - D, 0) / B, 1 / C)
    return np.where(x <= DARK_CODE, x / A, np.where(x <= BRIGHT_CODE, middle, np.exp((x - G) / E) - F))


@functools.cache
def read_weights(file):
    """The arrays of a TZA file by name: a table at its end says where each lies."""
    data = file.read_bytes()
    magic, _, _, at = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7:
        raise ValueError(f"{file} does not hold weights.")

    def take(form):
        nonlocal at
        values = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize("<" + form)
        return values

    arrays = {}
    for _ in range(*take("I")):
        name = take(f"{take('H')[0]}s")[0].decode()
        sides = take("B")[0]
        shape, _, kind, start = take(f"{sides}I"), take(f"{sides}s"), take("c")[0], take("Q")[0]
        number = "<f2" if kind == b"h" else "<f4"
        arrays[name] = np.frombuffer(data, number, math.prod(shape), start).reshape(shape).astype(np.float32)
    return arrays


def network(image, weights):
    """A U-Net: four times smaller and back, each size with what the same size held on the way down."""

    def conv(name, x, active=True):
        return convolved(x, weights[f"{name}.weight"], weights[f"{name}.bias"], active)

    first = halved(conv("enc_conv1", conv("enc_conv0", image)))
    second = halved(conv("enc_conv2", first))
    third = halved(conv("enc_conv3", second))
    x = conv("enc_conv5b", conv("enc_conv5a", halved(conv("enc_conv4", third))))
    for level, same in ((4, third), (3, second), (2, first), (1, image)):
        x = np.concatenate([x.repeat(2, 0).repeat(2, 1), same], -1)
        x = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", x))
    return conv("dec_conv0", x, active=False)


def convolved(x, weight, bias, active):
    height, width, depth = x.shape
    kernel = weight.transpose(2, 3, 1, 0).reshape(9 * depth, -1)
    out = np.empty((height, width, kernel.shape[1]), np.float32)
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    rows = max(1, PATCHES // (9 * depth * width))
    for top in range(0, height, rows):
        low = min(height, top + rows)
        around = [padded[top + j : low + j, i : i + width] for j in range(3) for i in range(3)]
        out[top:low] = np.concatenate(around, -1) @ kernel + bias
    return np.maximum(out, 0, out=out) if active else out


def halved(x):
    return x.reshape(len(x) // 2, 2, x.shape[1] // 2, 2, -1).max((1, 3))
