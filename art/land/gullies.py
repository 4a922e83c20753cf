"""Ribs and gullies along the fall line, as rain and avalanches cut them into a slope."""
import numpy as np

from land.noise import smooth

SIZE = 256


def gullies(x, y, slope_x, slope_y, waves, depth=0.1, seed=1, steep=(0.3, 0.8)):
    """Height to add: a wave across the fall line in each octave, with sharp ribs and round gullies.

    Each octave follows the slope that the ones before have made, so that small gullies join large ones.
    """
    total = np.zeros_like(x)
    for octave, wave in enumerate(waves):
        fall = np.hypot(slope_x, slope_y) + 1e-6
        height, angle = stripes(x / wave, y / wave, -slope_y / fall, slope_x / fall, seed + octave)
        amplitude = depth * wave * smooth(*steep, fall)
        total += amplitude * height * (1 - 2 * np.abs(np.sin(angle / 2)))
        push = -2 * np.pi * amplitude / wave * height * np.sin(angle)
        slope_x, slope_y = slope_x - push * slope_y / fall, slope_y + push * slope_x / fall
    return total


def stripes(u, v, across_x, across_y, seed):
    """Waves of length 1 in the given direction, blended from one cell of a jittered grid to the next."""
    rng = np.random.default_rng(seed)
    jitter = rng.uniform(-0.3, 0.3, (2, SIZE, SIZE)).astype(np.float32)
    phase = rng.uniform(-1, 1, (SIZE, SIZE)).astype(np.float32)
    cell_x, cell_y = np.floor(u).astype(np.int32), np.floor(v).astype(np.int32)
    real, imaginary, weights = np.zeros_like(u), np.zeros_like(u), np.full_like(u, 1e-6)
    for j in (-1, 0, 1):
        for i in (-1, 0, 1):
            a, b = (cell_x + i) % SIZE, (cell_y + j) % SIZE
            px = u - (cell_x + i + 0.5 + jitter[0, b, a])
            py = v - (cell_y + j + 0.5 + jitter[1, b, a])
            weight = np.clip(1 - (px * px + py * py) / 1.5, 0, 1) ** 3
            turn = 2 * np.pi * (px * across_x + py * across_y) + 0.8 * phase[b, a]
            real += weight * np.cos(turn)
            imaginary += weight * np.sin(turn)
            weights += weight
    return np.hypot(real, imaginary) / weights, np.arctan2(imaginary, real)
