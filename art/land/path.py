import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import cKDTree


def spline(points, step):
    """A smooth curve through the points (any number of columns), resampled about every `step` metres."""
    points = np.asarray(points, float)
    arc = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points[:, :2], axis=0).T))])
    count = max(2, int(arc[-1] / step))
    return CubicSpline(arc, points)(np.linspace(0, arc[-1], count))


def arc_length(curve):
    return np.concatenate([[0], np.cumsum(np.hypot(*np.diff(curve[:, :2], axis=0).T))])


def at_meter(line, meters):
    """The point of a line that has one row for each meter."""
    return np.array([np.interp(meters, np.arange(len(line)), column) for column in line.T])


def distance_to(curve, x, y):
    """Distance to the side (right of travel is positive) and arc length of the nearest place."""
    x, y = np.broadcast_arrays(x, y)
    arc = arc_length(curve)
    fine = np.linspace(0, arc[-1], max(64, int(arc[-1] / 2)) if arc[-1] < 4000 else 2000)
    line = np.stack([np.interp(fine, arc, curve[:, k]) for k in (0, 1)], -1)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    _, near = cKDTree(line).query(np.stack([x.ravel(), y.ravel()], -1))
    dx, dy = x.ravel() - line[near, 0], y.ravel() - line[near, 1]
    along = dx * tangent[near, 0] + dy * tangent[near, 1]
    across = dx * tangent[near, 1] - dy * tangent[near, 0]
    beyond = ((near == 0) & (along < 0)) | ((near == len(line) - 1) & (along > 0))
    side = np.where(beyond, np.copysign(np.hypot(dx, dy), across), across)
    place = fine[near] + np.where(beyond, 0, along)
    return side.reshape(x.shape).astype(np.float32), place.reshape(x.shape).astype(np.float32)


def near_box(line, margin, x, y):
    low, high = line.min(0) - margin, line.max(0) + margin
    return (x > low[0]) & (x < high[0]) & (y > low[1]) & (y < high[1])


SWING, WAVE = 5, 27  # meters to each side, and from one left turn to the next


def ski_turns(line):
    """A skier's turns down a line of points about a meter apart."""
    arc = arc_length(line)
    way = np.gradient(line, axis=0)
    aside = np.stack([-way[:, 1], way[:, 0]], -1) / np.hypot(*way.T)[:, None]
    rng = np.random.default_rng(int(1000 * np.abs(line).sum()))
    knots = np.linspace(0, arc[-1], 9)
    uneven = lambda spread: CubicSpline(knots, rng.normal(0, spread, 9))(arc)
    phase = 2 * np.pi * (arc / WAVE + uneven(0.25))
    away = uneven(3) + SWING * (0.8 + uneven(0.15)) * np.sin(phase)
    return line + away[:, None] * aside
