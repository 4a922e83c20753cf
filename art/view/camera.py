"""The camera: where a point falls on the picture, and where a pixel looks. A mesh of the ground
that is as fine as the picture sees it: columns by angle, rings by screen movement."""

from scipy import ndimage
import numpy as np

from view.direction import across, toward


class Camera:
    """At position (x, y, z); heading clockwise from north, pitch up, both in degrees; `angle` spans the width."""

    def __init__(self, position, view, size):
        self.position, self.size = np.asarray(position, float), size
        self.heading, self.pitch = np.radians(view["heading"]), np.radians(view["pitch"])
        self.angle = np.radians(view["angle"])
        self.forward, self.right = toward(view["heading"], view["pitch"]), across(view["heading"])
        self.up = np.cross(self.right, self.forward)
        self.focal = size[0] / 2 / np.tan(self.angle / 2)

    def polar(self, x, y):
        dx, dy = x - self.position[0], y - self.position[1]
        turn = np.arctan2(dx, dy) - self.heading
        return np.hypot(dx, dy), (turn + np.pi) % (2 * np.pi) - np.pi

    def project(self, points):
        d = np.asarray(points) - self.position
        depth = d @ self.forward
        k = self.focal / np.where(depth > 0.05, depth, np.nan)
        return self.size[0] / 2 + k * (d @ self.right), self.size[1] / 2 - k * (d @ self.up), depth

    def hits(self, places, height_at):
        """Where the looks through places of the picture (shares from left and top) first meet the ground, or the skyline."""
        way = np.geomspace(8, FAR, 4000)
        found = []
        for u, v in places:
            across, up = (u - 0.5) * self.size[0], (0.5 - v) * self.size[1]
            d = self.forward * self.focal + across * self.right + up * self.up
            level = np.hypot(d[0], d[1])
            x, y = (self.position[k] + way * d[k] / level for k in (0, 1))
            z = height_at(x, y)
            rise = (z - self.position[2]) / way
            first = np.argmax(rise >= min(d[2] / level, rise.max()))
            found.append((x[first], y[first], z[first]))
        return np.array(found)

    def rays(self, width, height, beside=0):
        u = ((np.arange(-beside, width + beside) + 0.5) / width - 0.5) * self.size[0] / self.focal
        v = (0.5 - (np.arange(height) + 0.5) / height) * self.size[1] / self.focal
        d = self.forward + u[None, :, None] * self.right + v[:, None, None] * self.up
        return d / np.linalg.norm(d, axis=-1, keepdims=True)


FAR = 15000.0
MARGIN = np.radians(5.0)


def angles(camera, count):
    half = np.tan(camera.angle / 2 + MARGIN)
    return camera.heading + np.arctan(np.linspace(-half, half, count))


def polar(camera, turn, way):
    a, r = np.meshgrid(turn, way)
    return camera.position[0] + r * np.sin(a), camera.position[1] + r * np.cos(a), r


def rings(camera, height_at, count, nearest, dense):
    way = np.geomspace(nearest, FAR, 2600)
    x, y, r = polar(camera, angles(camera, 96), way)
    rise = (height_at(x, y) - camera.position[2]) / r
    horizon = np.maximum.accumulate(rise, 0)
    move = np.abs(np.diff(np.arctan(rise), axis=0))
    seen = rise[1:] >= horizon[1:] - 0.004
    need = np.percentile(np.where(seen, move, move * 0.08), 99, axis=1) * camera.focal
    need = ndimage.gaussian_filter1d(need, 6) + np.diff(np.log(way)) * camera.focal * 0.05
    bottom = np.tan(camera.pitch - np.arctan(camera.size[1] / 2 / camera.focal) - 0.03)
    need[np.percentile(rise[1:], 98, axis=1) < bottom] *= 0.05
    finer = need * np.where((way[1:] > dense[0]) & (way[1:] < dense[1]), 3, 1)
    count = int(count * finer.sum() / need.sum())
    share = np.concatenate([[0], np.cumsum(finer)])
    return np.interp(np.linspace(0, share[-1], count), share, way)


def polar_mesh(camera, height_at, fineness, nearest=2.0, dense=(0, 0)):
    """Points x, y and their distance from the camera, with three times the rings between two distances."""
    columns = int((camera.size[0] + 240) * fineness)
    count = int((1150 + 1.4 * camera.size[1]) * fineness)
    return polar(camera, angles(camera, columns), rings(camera, height_at, count, nearest, dense))


def normals(x, y, z):
    p = np.stack([x, y, z], -1).astype(np.float32)
    n = np.cross(np.gradient(p, axis=1), np.gradient(p, axis=0))
    return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-12)
