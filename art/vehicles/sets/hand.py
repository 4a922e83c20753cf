"""A gloved left hand that grips a door handle from above. In its own axes the middle of the
handle's bar is the origin: x runs along the bar from the index to the little finger, y away from
the door toward the wrist, z up. Lengths are decimeters until the mesh is placed."""

import functools

import numpy as np

from geometry.curves import smooth_min
from geometry.net import normals, surface_net
from sets.ground import fractal

# x at the bar and at the knuckle, flexion of the three joints in degrees (the first against the
# horizon), lengths of the phalanges, and the radius of the finger.
FINGERS = (
    (0.00, -0.02, (22, 58, 38), (0.44, 0.27, 0.19), 0.104),
    (0.225, 0.225, (25, 62, 42), (0.48, 0.30, 0.20), 0.106),
    (0.445, 0.450, (23, 66, 42), (0.45, 0.28, 0.20), 0.101),
    (0.650, 0.650, (18, 72, 44), (0.36, 0.22, 0.18), 0.090),
)
# Where the middle joints lie: behind the bar and a little above its axis.
BEHIND, ABOVE = -0.185, 0.135
WRIST = np.array([0.30, 1.10, 0.02])
THUMB = np.array([(0.06, 0.92, -0.14), (-0.22, 0.585, -0.13), (-0.43, 0.385, -0.02), (-0.585, 0.20, -0.035)])
FOREARM = np.array([0.20, 0.95, -0.16])
FOREARM /= np.linalg.norm(FOREARM)
# The mesher needs the whole hand on one side of y = 0.
SHIFT = 0.6


def _joints(finger):
    """Knuckle, both inner joints and the tip; the middle joint lies behind the bar."""
    at, base, bends, lengths, _ = finger
    down = np.radians(np.cumsum(bends))
    way = np.stack([np.zeros(3), -np.cos(down), -np.sin(down)], 1) * np.array(lengths)[:, None]
    middle = np.array([at, BEHIND, ABOVE])
    knuckle = middle - way[0]
    knuckle[0] = base
    return np.array([knuckle, middle, middle + way[1], middle + way[1] + way[2]])


SKELETON = [_joints(finger) for finger in FINGERS]


def _bone(p, a, b, ra, rb):
    """Signed distance to a capsule whose radius changes from ra to rb."""
    a, ab = np.asarray(a, float), np.asarray(b, float) - a
    d = [p[i] - a[i] for i in range(3)]
    t = np.clip(sum(d[i] * ab[i] for i in range(3)) / (ab @ ab), 0, 1)
    return np.sqrt(sum((d[i] - t * ab[i]) ** 2 for i in range(3))) - (ra + t * (rb - ra))


def _finger(p, bones, r):
    """Narrower between the joints than at them; the joint behind the bar is squarer than a ball."""
    knuckle, middle, outer, tip = bones
    waist = knuckle * 0.45 + middle * 0.55
    d = _bone(p, knuckle, waist, r * 1.13, r * 0.99)
    d = smooth_min(d, _bone(p, waist, middle, r * 0.99, r * 1.03), 0.06)
    d = smooth_min(d, _bone(p, middle, outer, r * 1.0, r * 0.92), 0.035)
    return smooth_min(d, _bone(p, outer, tip, r * 0.92, r * 0.80), 0.05)


def _thumb(p):
    root, knuckle, middle, tip = THUMB
    waist = (knuckle + middle) / 2
    d = smooth_min(_bone(p, root, knuckle, 0.15, 0.125), _bone(p, knuckle, waist, 0.128, 0.106), 0.05)
    d = smooth_min(d, _bone(p, waist, middle, 0.106, 0.116), 0.05)
    return smooth_min(d, _bone(p, middle, tip, 0.113, 0.090), 0.03)


def _back(p):
    """The back of the hand with its knuckles, the palm, the ball of the thumb and the wrist."""
    d = np.full(np.broadcast_shapes(*(axis.shape for axis in p)), 9.0)
    for k, (bones, finger) in enumerate(zip(SKELETON, FINGERS)):
        knuckle, root = bones[0], WRIST + [-0.17 + 0.115 * k, -0.06, 0.02]
        d = smooth_min(d, _bone(p, knuckle, root, finger[4] * 1.12, 0.135), 0.10)
        d = smooth_min(d, _bone(p, knuckle + [0, 0, 0.025], knuckle + [0, 0.10, 0], finger[4] * 1.06, 0.09), 0.04)
        d = smooth_min(d, _bone(p, knuckle - [0, 0.02, 0.10], root - [0, 0.02, 0.10], 0.10, 0.13), 0.12)
    d = smooth_min(d, _bone(p, THUMB[0] + [0.06, 0, 0], THUMB[1] + [0.06, 0.02, 0.01], 0.19, 0.135), 0.16)
    for side in (-0.085, 0.085):
        start = WRIST + [side, 0, 0]
        d = smooth_min(d, _bone(p, start, start + FOREARM * 0.8, 0.215, 0.24), 0.10)
    return d


def hand(x, y, z):
    p = (x, y - SHIFT, z)
    fingers = [_finger(p, bones, finger[4]) for bones, finger in zip(SKELETON, FINGERS)]
    # Next to each other they stay apart: only a narrow crease is filled.
    together = functools.reduce(lambda a, b: smooth_min(a, b, 0.018), fingers)
    return smooth_min(smooth_min(_back(p), _thumb(p), 0.12), together, 0.07)


def glove(cell=0.007):
    v, q = surface_net(hand, (-0.85, 0, -0.55), (1.0, 2.2, 0.65), cell)
    n = normals(hand, v, 0.02)
    v[:, 1] -= SHIFT
    return v + n * _creases(v, n)[:, None], q


def _along(v, points):
    """How far along a chain of points each vertex lies, and how far from it."""
    start, best, far = 0.0, np.zeros(len(v)), np.full(len(v), 9.0)
    for a, b in zip(points, points[1:]):
        way, length = b - a, np.linalg.norm(b - a)
        t = np.clip((v - a) @ way / length**2, 0, 1)
        d = np.linalg.norm(v - a - t[:, None] * way, axis=1)
        best, far = np.where(d < far, start + t * length, best), np.minimum(d, far)
        start += length
    return best, far


def _seam(v, bones, side, reach):
    """A stitched seam along the side of a finger that looks in the given direction."""
    s, far = _along(v, bones)
    at, start = np.zeros_like(v), 0.0
    for a, b in zip(bones, bones[1:]):
        length = np.linalg.norm(b - a)
        here = (s >= start) & (s <= start + length)
        at[here] = a + ((s[here] - start) / length)[:, None] * (b - a)
        start += length
    out = v - at
    side = np.array(side) / np.linalg.norm(side)
    way = bones[1] - bones[0]
    across = np.cross(way / np.linalg.norm(way), side)
    aside = out @ across
    there = np.clip(out @ side / 0.03, 0, 1) * np.clip((reach - far) / 0.02, 0, 1) * np.clip(s / 0.1, 0, 1)
    stitch = 0.5 + 0.5 * np.cos(2 * np.pi * s / 0.034)
    return there * (0.004 * _hump(np.abs(aside) - 0.016, 0.009) * stitch - 0.007 * _hump(aside, 0.007))


def _hump(x, width):
    return np.exp(-((x / width) ** 2))


def _folds(s, across, pitch, seed):
    """Soft folds across a limb with sharp valleys, from 0 down to -1."""
    return np.minimum(0, fractal(s / pitch, across / (pitch * 5), seed, 2, ridged=True))


def _creases(v, n):
    """How far the leather lies out: folds at the joints, seams, three raised ones on the back."""
    out = 0.005 * fractal(v[:, 0] / 0.30 + v[:, 2] / 0.35, v[:, 1] / 0.25, 5, 3)
    s, far = _along(v, THUMB)
    first, second = (np.linalg.norm(THUMB[i + 1] - THUMB[i]) for i in (0, 1))
    joint = _hump(s - first, 0.11) + _hump(s - first - second, 0.09)
    out += 0.020 * joint * _hump(far, 0.16) * _folds(s + 0.3 * v[:, 2], v[:, 2] + v[:, 0], 0.05, 7)
    for k, bones in enumerate(SKELETON):
        s, far = _along(v, bones)
        near = np.clip((0.14 - far) / 0.03, 0, 1)
        joint = sum(_hump(s - at, 0.08) for at in np.cumsum(FINGERS[k][3])[:2]) + 0.5 * _hump(s - 0.16, 0.12)
        out += 0.014 * joint * near * _folds(s, v[:, 0] * 0.7 + v[:, 2], 0.045, 11 + k)
    wrist = _hump(v[:, 1] - WRIST[1] + 0.02, 0.16)
    out += 0.036 * wrist * _folds(v[:, 1] + 0.25 * v[:, 2], v[:, 0], 0.11, 21)
    out += _seam(v, SKELETON[0], (-0.8, 0.0, 0.55), 0.16) + _seam(v, THUMB, (-0.45, -0.25, 0.85), 0.16)
    return out + sum(_raised_seam(v, n, k) for k in range(3))


def _raised_seam(v, n, k):
    """A tuck from between two knuckles toward the wrist, as on a dress glove."""
    start = ((SKELETON[k][0] + SKELETON[k + 1][0]) / 2 + [0, 0.16, 0])[:2]
    way = (WRIST + [(k - 1) * 0.12, -0.16, 0])[:2] - start
    length = np.linalg.norm(way)
    way, place = way / length, v[:, :2] - start
    s, aside = place @ way, place @ np.array([-way[1], way[0]])
    there = np.clip(np.minimum(s, length - s) / 0.05, 0, 1) * np.clip(n[:, 2] * 4 - 1, 0, 1)
    return there * (0.009 * _hump(aside, 0.009) - 0.005 * _hump(np.abs(aside) - 0.024, 0.012))
