"""Band-limited noise from one periodic lattice, interpolated by SciPy's cubic splines."""
import numpy as np
from scipy import ndimage

SIZE = 256


def lattice():
    white = np.random.default_rng(20).normal(size=(SIZE, SIZE))
    band = white - ndimage.gaussian_filter(white, 1.4, mode="wrap")
    sample = ndimage.map_coordinates(
        band, np.random.default_rng(21).uniform(0, SIZE, (2, 20000)), mode="grid-wrap", prefilter=False
    )
    return (band * 0.3 / sample.std()).astype(np.float32)


LATTICE = lattice()


def noise(x, y, z=0.0, wave=100.0, octaves=5, gain=0.5, seed=1, ridged=False):
    """Sum of octaves, about -0.6 to 0.6; ridged gives 0 to 1 with sharp crests. z shears the plane."""
    x, y, z = np.broadcast_arrays(x, y, z)
    u = np.asarray((x + 0.73 * z) / wave, np.float32).ravel()
    v = np.asarray((y - 0.51 * z) / wave, np.float32).ravel()
    rng = np.random.default_rng(seed)
    total, norm, amplitude, above = np.zeros_like(u), 0.0, 1.0, 1.0
    for _ in range(octaves):
        turn, (du, dv) = rng.uniform(0, 2 * np.pi), rng.uniform(0, SIZE, 2)
        c, s = np.cos(turn), np.sin(turn)
        at = np.stack([u * c - v * s + du, u * s + v * c + dv])
        value = ndimage.map_coordinates(LATTICE, at, mode="grid-wrap", prefilter=False)
        if ridged:
            value = np.clip(1 - 1.9 * np.abs(value), 0, 1) ** 2
            value, above = value * above, value
        total += amplitude * value
        norm += amplitude
        amplitude *= gain
        u, v = u * 2.03, v * 2.03
    return (total / norm).reshape(x.shape)


def cells(u, v, jitter):
    """Each of the nine cells around a point: its place in tables such as jitter, and the way from its shifted center."""
    size = jitter.shape[-1]
    cell_x, cell_y = np.floor(u).astype(np.int32), np.floor(v).astype(np.int32)
    for j in (-1, 0, 1):
        for i in (-1, 0, 1):
            a, b = (cell_x + i) % size, (cell_y + j) % size
            yield (b, a), u - (cell_x + i + 0.5 + jitter[0, b, a]), v - (cell_y + j + 0.5 + jitter[1, b, a])


def smooth(low, high, x):
    """Smoothstep from low to high; falls when low is the greater."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
