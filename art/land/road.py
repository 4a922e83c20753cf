"""A plowed mountain road: its line on the land, banks of snow, and what the shader needs to paint it."""

from scipy import ndimage
import numpy as np

from land.noise import noise, smooth
from land.path import arc_length, distance_to, near_box, spline

HALF_WIDTH = 3.7
REACH = 40.0


class Road:

    def __init__(self, road, ground_at):
        self.line = spline(road["line"], 6.0)[:, :2]
        self.arc = arc_length(self.line)
        level = ndimage.gaussian_filter1d(ground_at(*self.line.T), 8, mode="nearest")
        self.level = level + road.get("lift", 0.6)
        self.bank = road.get("bank", 1.15)

    def at(self, x, y):
        side, arc = np.full(x.shape, 1e4, np.float32), np.zeros(x.shape, np.float32)
        near = near_box(self.line, 60, x, y)
        if near.any():
            side[near], arc[near] = distance_to(self.line, x[near], y[near])
        return side, arc, np.interp(arc, self.arc, self.level).astype(np.float32)

    def place(self, arc, aside=0.0):
        x, y = (np.interp(arc, self.arc, self.line[:, k]) for k in (0, 1))
        dx, dy = (np.interp(arc + 2.0, self.arc, self.line[:, k]) - v for k, v in ((0, x), (1, y)))
        way = np.hypot(dx, dy) + 1e-9
        dx, dy = dx / way, dy / way
        z = np.interp(arc, self.arc, self.level)
        return np.stack([x + aside * dy, y - aside * dx, z], -1), np.stack([dx, dy], -1)

    def cut(self, x, y, z):
        """Ground with the roadway and its plowed banks, and the attributes of the road's shader."""
        side, arc, level = self.at(x, y)
        edge = np.full(z.shape, -1e3, np.float32)
        m = np.abs(side) < REACH
        if m.any():
            z = z.copy()
            z[m], edge[m] = self.profile(x[m], y[m], z[m], np.abs(side[m]), level[m])
        return z, dict(side=side, arc=arc, edge=edge)

    def profile(self, x, y, ground, away, level):
        blend = smooth(6.0, 30.0, away)
        ground = ground * blend + level * (1 - blend)
        lump = 1.5 * noise(x, y, wave=1.3, octaves=4, gain=0.5, seed=130)
        block = 1.6 * noise(x, y, 3.0, wave=6.0, octaves=3, seed=131)
        edge = HALF_WIDTH + 0.35 + 0.5 * noise(x, y, 1.0, wave=5.5, octaves=4, seed=132)
        out = away - edge
        rise = smooth(0.0, 1.1, out)
        bank = rise * (1 - smooth(2.0, 6.5, out)) * self.bank * (1 + 0.45 * block)
        bank += rise * (1 - smooth(3.0, 7.0, out)) * 0.34 * lump
        grain = 0.05 * noise(x, y, wave=0.7, octaves=4, seed=133) * smooth(-0.9, 0.2, out)
        roadway = level - 0.02 * away + grain
        snow = ground + bank + grain * (1 - smooth(2, 5, out))
        return np.where(out < 0, roadway, snow), -out
