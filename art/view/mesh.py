"""A mesh of the ground that is as fine as the picture sees it: columns by angle, rings by screen movement."""
import numpy as np
from scipy import ndimage

FAR = 15000.0
MARGIN = np.radians(5.0)


def angles(camera, count):
    half = np.tan(camera.angle / 2 + MARGIN)
    return camera.heading + np.arctan(np.linspace(-half, half, count))


def polar(camera, turn, way):
    a, r = np.meshgrid(turn, way)
    return camera.position[0] + r * np.sin(a), camera.position[1] + r * np.cos(a), r


def rings(camera, height_at, count, nearest):
    way = np.geomspace(nearest, FAR, 2600)
    x, y, r = polar(camera, angles(camera, 96), way)
    rise = (height_at(x, y) - camera.position[2]) / r
    horizon = np.maximum.accumulate(rise, 0)
    move = np.abs(np.diff(np.arctan(rise), axis=0))
    seen = rise[1:] >= horizon[1:] - 0.004
    need = np.percentile(np.where(seen, move, move * 0.08), 95, axis=1) * camera.focal
    need = ndimage.gaussian_filter1d(need, 6) + np.diff(np.log(way)) * camera.focal * 0.05
    bottom = np.tan(camera.pitch - np.arctan(camera.size[1] / 2 / camera.focal) - 0.03)
    need[np.percentile(rise[1:], 98, axis=1) < bottom] *= 0.05
    share = np.concatenate([[0], np.cumsum(need)])
    return np.interp(np.linspace(0, share[-1], count), share, way)


def polar_mesh(camera, height_at, fineness, nearest=2.0):
    columns = int((camera.size[0] + 240) * fineness)
    count = int((1150 + 1.4 * camera.size[1]) * fineness)
    return polar(camera, angles(camera, columns), rings(camera, height_at, count, nearest))


def normals(x, y, z):
    p = np.stack([x, y, z], -1).astype(np.float32)
    n = np.cross(np.gradient(p, axis=1), np.gradient(p, axis=0))
    return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-12)
