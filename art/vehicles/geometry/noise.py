import numpy as np
from scipy.ndimage import map_coordinates


def fractal(x, y, seed, octaves=5, ridged=False):
    """Noise of about -1 to 1 with features of one unit and finer; ridged has sharp crests."""
    random = np.random.default_rng(seed)
    grid = random.uniform(-1, 1, (64, 64))
    total, size = 0.0, 1.0
    for octave in range(octaves):
        at = np.stack([np.ravel(x), np.ravel(y)]) * 2**octave + octave * 17.3
        layer = map_coordinates(grid, at, order=3, mode="grid-wrap").reshape(np.shape(x))
        total = total + size * (1 - 2 * np.abs(layer) if ridged else layer)
        size /= 2
    return total / 1.5
