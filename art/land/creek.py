"""An open creek in the snow: its water, round banks, and stones under caps of snow."""

import numpy as np
from scipy import ndimage

from land.noise import noise, smooth
from land.path import arc_length, distance_to, near_box

DEEP = 0.55  # meters from the snow down to the water
BANK = 5.0  # meters over which the snow bends down to it


class Creek:

    def __init__(self, line, width, ground_at):
        self.line, self.width = line, width
        self.arc = arc_length(self.line)
        way = np.gradient(line, axis=0)
        aside = np.stack([-way[:, 1], way[:, 0]]) / np.hypot(*way.T) * (width / 2 + BANK)
        lower = np.minimum(*(ground_at(*(line.T + side * aside)) for side in (-1, 1)))
        self.level = ndimage.gaussian_filter1d(lower, 6, mode="nearest") - DEEP

    def beside(self, x, y):
        """Meters from the water's edge, below 0 in the creek, and the water's height."""
        out, level = np.full(x.shape, 1e3, np.float32), np.zeros(x.shape, np.float32)
        near = near_box(self.line, 4 * self.width, x, y)
        if near.any():
            u, v = x[near], y[near]
            side, arc = distance_to(self.line, u, v)
            ragged = 0.9 * noise(u, v, wave=2.5 * self.width, octaves=4, gain=0.5, seed=133)
            out[near] = np.abs(side) - self.width / 2 * (1 + ragged)
            level[near] = np.interp(arc, self.arc, self.level)
        return out, level

    def cut(self, x, y, z):
        """Ground with the creek in it, and where its water shows: 0 to 1."""
        out, level = self.beside(x, y)
        near = out < 4 * BANK
        cut, water = z.copy(), np.zeros(z.shape, np.float32)
        out, level, snow = out[near], level[near], z[near]
        raised = np.maximum(snow, level + 0.3)
        raised = snow + (raised - snow) * smooth(4 * BANK, BANK, out)
        # Below the water in the creek's bed, so that its edge is where the bank meets the water.
        bank = level - 0.3 + (raised - level + 0.3) * smooth(-0.5 * BANK, BANK, out)
        stones = noise(x[near], y[near], wave=3.4, octaves=2, gain=0.3, seed=134) - 0.3
        stones = level - 0.1 + 0.9 * np.sqrt(np.maximum(stones, 0))
        high = np.where(out < 0, np.maximum(bank, stones), bank)
        shore = out < BANK
        water[near] = smooth(0.05, -0.02, high - level) * shore
        cut[near] = np.where(shore, np.maximum(high, level), high)
        return cut, water
