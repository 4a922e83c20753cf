"""Parts that several cars share: arches, seats, mirrors, lamps, handles."""

import numpy as np

from geometry.curves import bspline, resample
from geometry.net import normals
from geometry.project import front_patch, front_strip, on_front, on_side
from geometry.solids import box, join, lathe, mirrored, oval, superellipsoid, sweep
from land.noise import noise


def add_arches(car, radius, depth=0.14, lip=0.010):
    """For each axle an edge on the body, a wall inwards and a dark well behind the wheel."""
    for x, _, z in car.hubs:
        edge, wall, well = _arch(car.body, (x, z + 0.004), radius, depth, lip)
        car.add("gloss", mirrored(*edge))
        car.add("matte", mirrored(*wall))
        car.add("void", mirrored(*well))


def _arch(body, center, radius, depth, lip):
    t = np.linspace(-0.62, np.pi + 0.62, 120)
    p = np.stack([center[0] + radius * np.cos(t), center[1] + radius * np.sin(t)], 1)
    floor = body.bottom(center[0]) + 0.012
    q = on_side(body, p[p[:, 1] > body.bottom(p[:, 0]) + 0.012])
    n = normals(body, q)
    edge = sweep(q - n * 0.003, n, oval(lip, lip * 0.7, 10))
    i, m = np.arange(len(q) - 1), len(q)
    wall = np.vstack([q, q - [0, depth, 0]]), np.stack([i, i + 1, i + 1 + m, i + m], 1)
    t = np.linspace(0, 2 * np.pi, 96)
    x, z = center[0] + (radius + 0.015) * np.cos(t), center[1] + (radius + 0.015) * np.sin(t)
    ring = np.stack([x, np.full(96, 0.80), np.maximum(z, floor)], 1)
    inner = ring * [1, 0, 1] + [0, 0.45, 0]
    i, hub = np.arange(95), np.full(95, 192)
    tube = np.stack([i, i + 1, i + 97, i + 96], 1)
    cover = np.stack([i + 96, i + 97, hub, hub], 1)
    well = np.vstack([ring, inner, [[center[0], 0.45, center[1]]]]), np.vstack([tube, cover])
    return edge, wall, well


def seat(x, y, z, recline=0.35):
    """A seat: cushion with side bolsters, back, headrest."""
    cushion = superellipsoid((x + 0.02, y, z), (0.27, 0.25, 0.10), 0.4, 0.4, 14)
    c, s = np.cos(recline), np.sin(recline)
    upright = [
        superellipsoid((0, 0, 0.30), (0.09, 0.245, 0.33), 0.45, 0.5, 16),
        superellipsoid((-0.05, 0.21, 0.30), (0.07, 0.05, 0.28), 0.6, 0.6, 12),
        superellipsoid((-0.05, -0.21, 0.30), (0.07, 0.05, 0.28), 0.6, 0.6, 12),
        superellipsoid((0, 0, 0.70), (0.055, 0.13, 0.10), 0.6, 0.6, 12),
    ]
    turn = np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]])
    return join(cushion, *[(v @ turn + [x + 0.24, y, z + 0.02], q) for v, q in upright])


def add_driver(car, x, y, z):
    """A dark outline at the wheel, in the seat at the place given."""
    head = superellipsoid((x + 0.33, y, z + 0.76), (0.098, 0.076, 0.125), 0.9, 0.9, 20)
    neck = superellipsoid((x + 0.34, y, z + 0.62), (0.055, 0.055, 0.08), 1.0, 1.0, 12)
    trunk, q = superellipsoid((0, 0, 0.02), (0.125, 0.20, 0.30), 0.6, 0.75, 24)
    trunk[:, 1] *= 1 + 0.22 * trunk[:, 2] / 0.3
    trunk = trunk + np.stack([0.36 * trunk[:, 2], 0 * trunk[:, 2], 0 * trunk[:, 2]], 1) + [x + 0.22, y, z + 0.33]
    car.add("coat", head, neck, (trunk, q))
    for side in (-1, 1):
        points = [(x + 0.27, y + side * 0.22, z + 0.52), (x + 0.02, y + side * 0.27, z + 0.28), (x - 0.22, y + side * 0.15, z + 0.38)]
        arm = bspline(points, 20)
        car.add("coat", sweep(arm, np.tile([0.0, 0.0, 1.0], (20, 1)), oval(0.05, 0.055)))
    t = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    ring = np.stack([x - 0.22 - 0.07 * np.sin(t), y + 0.185 * np.cos(t), z + 0.36 + 0.17 * np.sin(t)], 1)
    car.add("matte", sweep(ring, np.tile([1.0, 0.0, 0.4], (48, 1)), oval(0.014, 0.014), True))


def add_seats(car, rows, half, z):
    for x in rows:
        car.add("leather", seat(x, half, z), seat(x, -half, z))


def add_mirrors(car, at, size=(0.085, 0.125, 0.072)):
    """A swept housing on a stalk on each side."""
    v, q = superellipsoid((0, 0, 0), size, 0.62, 0.62, 28)
    v[:, 0] += 0.35 * v[:, 1]
    v[:, 2] += 0.10 * v[:, 1]
    v[:, 0] = np.where(v[:, 0] > 0.035, 0.035 + (v[:, 0] - 0.035) * 0.35, v[:, 0])
    x, y, z = at
    stalk = superellipsoid((x - 0.005, y - 0.115, z - 0.065), (0.045, 0.075, 0.016), 0.5, 0.5, 14)
    car.add("paint", mirrored(v + [x, y, z], q))
    car.add("gloss", mirrored(*stalk))


def add_handles(car, points, size):
    for x, z in points:
        (p,) = on_side(car.body, [(x, z)])
        at = p + [0, size[1] * 0.45, 0]
        car.add("chrome", mirrored(*superellipsoid(at, size, 0.4, 0.4, 20)))


def add_headlamps(car, y, z, strips, projectors, size=(0.030, 0.017)):
    """A dark housing with strips of light (line, width, material) and projectors."""
    body = car.body
    car.add("lamp", mirrored(*front_patch(body, y, z, -0.055)))
    for points, width in strips:
        car.add("led", mirrored(*front_strip(body, points, width, width * 0.55, -0.010)))
    for at in projectors:
        (p,) = on_front(body, [at], -0.03)
        w, h = size
        car.add("chrome", mirrored(*superellipsoid(p, (0.02, w, h), 0.35, 0.35, 16)))
        lit = superellipsoid(p - [0.016, 0, 0], (0.006, w * 0.7, h * 0.58), 0.35, 0.35, 14)
        car.add("projector", mirrored(*lit))


def add_interior(car, x, z, half, dash):
    """The floor, and the dashboard as a soft box (center, radii)."""
    floor = box((x[0], -half, z - 0.04), (x[1], half, z + 0.02))
    car.add("matte", floor, smooth=False)
    car.add("matte", superellipsoid(*dash, 0.5, 0.35, 20))


def ring_of(outline, step=0.012):
    """A closed outline with even steps, for a frame of metal."""
    return resample(outline, step, True)


def tire_chain(radius, rim, width, ladders=16):
    """A snow chain for a wheel of car.wheel's measures: a ring on each flank, ladders across the tread."""
    low = rim + 0.052
    flank, back = 0.027, -width - 0.012
    ladder = bspline([(low, flank), (radius - 0.02, flank - 0.006), (radius + 0.010, -0.025), (radius + 0.012, -0.06), (radius + 0.012, -width + 0.06), (radius + 0.010, -width + 0.025), (radius - 0.02, back + 0.006), (low, back)], 60)
    around = np.linspace(0, 2 * np.pi, 240)
    paths = [np.stack([low * np.cos(around), np.full(240, y), low * np.sin(around)], 1) for y in (flank, back)]
    for angle in np.arange(ladders) * 2 * np.pi / ladders:
        lean = angle + 0.10 * np.linspace(-1, 1, len(ladder))
        paths.append(np.stack([ladder[:, 0] * np.cos(lean), ladder[:, 1], ladder[:, 0] * np.sin(lean)], 1))
    return join(*[link for path in paths for link in _links(path)])


def packed_snow(radius, width):
    y = np.linspace(-0.035, 0.035 - width, 60)
    v, q = lathe(np.stack([np.full(60, radius), y], 1), 600)
    angle = np.arctan2(v[:, 2], v[:, 0])
    depth = 0.0085 + 0.005 * noise(radius * angle, v[:, 1], wave=0.014, octaves=4, gain=0.6, seed=21)
    v[:, [0, 2]] *= 1 - np.maximum(depth, 0.0004)[:, None] / radius
    return v, q


def _links(path, pitch=0.030, wire=0.0042):
    """Links along a path, every other one turned by a quarter."""
    points = resample(path, pitch)
    t = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    ring = np.stack([(pitch * 0.5 + 2.2 * wire) * np.cos(t), 0.0115 * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.7], 1)
    for k, (a, b) in enumerate(zip(points, points[1:])):
        along = (b - a) / np.linalg.norm(b - a)
        out = np.cross(along, [along[2], 0.3, -along[0]])
        out /= np.linalg.norm(out)
        flat = np.cross(along, out)
        across, normal = (out + flat, out - flat) if k % 2 else (out - flat, out + flat)
        across, normal = across / np.sqrt(2), normal / np.sqrt(2)
        line = (a + b) / 2 + ring[:, :1] * along + ring[:, 1:] * across
        yield sweep(line, np.tile(normal, (24, 1)), oval(wire, wire, 8), True)
