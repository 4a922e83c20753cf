"""The ground at any point: rock and snow are two surfaces, and the higher one shows."""

import numpy as np

from land.erosion import gullies
from land.noise import cells, noise, smooth
from land.paint import large_rock
from land.path import distance_to, near_box
from land.road import Road


class Ground:

    def __init__(self, terrain, land, road=None):
        self.terrain, self.land, self.runs, self.tracks, self.couloirs, self.paths = terrain, land, [], [], [], []
        self.water = 0.0 if "lake" in land else None
        self.road = None
        self.road = Road(road, self.coarse) if road else None
        self.creek = None

    def coarse(self, x, y):
        """Height without detail; for cameras, trees and hidden land."""
        z = self.terrain.at("top", x, y)
        if self.water is not None:
            z = np.maximum(z, self.water)
        if self.road:
            side, _, level = self.road.at(x, y)
            blend = smooth(7, 32, np.abs(side))
            z = z * blend + level * (1 - blend)
        return z

    def rock(self, x, y, h, steep, slope):
        land, seed = self.land, self.land["seed"]
        rib = noise(x, y, h * 0.6, wave=150, octaves=7, gain=0.52, seed=seed + 101, ridged=True) - 0.42
        warp = noise(x, y, h, wave=420, octaves=3, seed=seed + 102)
        strata = (h + 0.16 * x + 0.07 * y + 55 * warp) / land.get("strata", 30.0)
        strata = strata + 1.4 * noise(strata, 0.1 * warp, wave=4.0, octaves=3, gain=0.6, seed=105)
        bed = np.floor(strata)
        part = strata - bed
        ledge = (smooth(0.25, 0.75, part) - part) * land.get("strata", 30.0) * land.get("ledges", 0.1)
        if "strata" in land:  # only some beds are hard enough to stand out
            ledge = ledge * smooth(-0.15, 0.25, noise(2.7 * bed, 0.02 * x, 0.02 * y, wave=5.0, octaves=2, seed=106))
        crack = noise(x * 1.3, y * 1.3, h * 0.35, 48, 5, 0.55, seed + 103, ridged=True) - 0.4
        cut = gullies(x, y, *slope, (64, 30, 14, 7), land.get("crisp", 0.13), seed + 104)
        crag = sum(share * crags(x, y, h, wave, seed + 150 + k) for k, (wave, share) in enumerate(CRAGS))
        cut = cut + crag * (0.4 + 0.6 * smooth(-0.25, 0.2, noise(x, y, h, wave=700, octaves=3, seed=seed + 107)))
        rough = land.get("rough", 1.0)
        detail = steep * (20 * rib + ledge + 8 * crack + cut) + (1 - steep) * 3 * rib
        return h + rough * detail, strata

    def snow(self, x, y, h, rock, steep, slope):
        seed = self.land["seed"]
        drift = 1.8 * noise(x, y * 0.45, wave=70, octaves=4, gain=0.45, seed=seed + 110)
        patchy = 3.6 * noise(x, y, h * 0.5, wave=130, octaves=6, gain=0.6, seed=seed + 111)
        rest = np.clip(0.28 * (rock - h), -3, 3) * steep
        uneven = drift + patchy * (0.25 + 0.75 * steep)
        snow = self.terrain.at("snow", x, y) + uneven + rest
        snow = np.maximum(snow, np.minimum(snow + 7 * (1 - steep), rock + 3))  # gentle ground is seldom bare
        runnels = gullies(x, y, *slope, (60, 27, 12), 0.13, seed + 116, steep=(0.55, 1.1))
        if "calm" in self.land:
            runnels = runnels * smooth(-0.15, 0.3, noise(x, y, h, wave=520, octaves=3, seed=seed + 118) - self.land["calm"])
        snow = snow + runnels * (0.5 + 0.5 * smooth(12, 3, np.abs(snow - rock)))  # they end in fingers beside rock
        if "buried" in self.land:
            low = smooth(self.land["buried"], 0.75 * self.land["buried"], h)
            outcrops = 0.9 + 2.5 * noise(x, y, h, wave=90, octaves=5, gain=0.6, seed=seed + 113)
            snow = snow + low * np.maximum(rock + outcrops - snow, 0)
        for couloir in self.couloirs:
            self.fill_couloir(*couloir, snow, rock, x, y)
        if not self.runs:
            return snow
        groomed = self.on_run(x, y, 14.0)
        snow = snow - groomed * uneven
        return snow + groomed * np.maximum(rock + 4 - snow, 0)

    def fill_couloir(self, line, width, snow, rock, x, y):
        near = near_box(line, 2 * width, x, y)
        if near.any():
            x, y = x[near], y[near]
            side = distance_to(line, x, y)[0] + 0.9 * width * noise(x, y, wave=2 * width, octaves=4, seed=114)
            snow[near] = np.maximum(snow[near], rock[near] - 4 + 7 * smooth(0.75 * width, 0.25 * width, np.abs(side)))

    def on_run(self, x, y, beside=6.0):
        """How far points lie on a run that is cut through the forest: 1 on it, 0 beside it."""
        on = np.zeros(x.shape, np.float32)
        for line, width in self.runs:
            near = near_box(line, 2 * width + beside, x, y)
            if near.any():
                on[near] = np.maximum(on[near], self.cut_through(line, width, x[near], y[near], beside))
        return on

    def cut_through(self, line, width, x, y, beside):
        """The share of one run: it narrows and widens, begins narrow, and a wide one has islands of trees."""
        side, along = distance_to(line, x, y)
        swell = noise(along, line[0, 0], wave=6 * width, octaves=2, seed=97)
        edge = noise(x, y, wave=1.8 * width, octaves=5, gain=0.62, seed=96)
        half = width / 2 * np.clip(1 + 1.3 * swell + 1.2 * edge, 0.2, 1.9) * (0.4 + 0.6 * smooth(0, 4 * width, along))
        on = smooth(half + beside + 0.3 * width, half - 0.1 * width, np.abs(side))
        islands = noise(along, 2.2 * side, wave=2.6 * width, octaves=3, seed=99)
        return on * (1 - smooth(0.17, 0.3, islands) * smooth(30, 45, width))

    def fine(self, x, y, away):
        """Height and attributes for the mesh; away is the distance to the camera."""
        h = self.terrain.at("rock", x, y)
        slope = self.terrain.gradient(x, y)
        close = 0.85 * np.hypot(*slope)  # right below a crest that is not steep as a whole
        steep = smooth(0.5, 1.1, np.maximum(self.terrain.at("slope", x, y), close))
        rock, strata = self.rock(x, y, h, steep, slope)
        snow = self.snow(x, y, h, rock, steep, slope)
        deep = snow - rock
        if x.ndim == 2:  # on a mesh, snow buries lone small rocks
            bare = deep < 1.0
            deep = np.where(bare & ~large_rock(bare, self.land), 3.0, deep)
        z = snow + 0.5 * (np.sqrt(deep * deep + 0.6) - deep)
        fingers = noise(x, y, 0.3 * z, wave=11, octaves=4, gain=0.6, seed=117)
        cover = smooth(-0.4, 0.5, deep + 1.1 * noise(x, y, z, wave=28, octaves=5, gain=0.6, seed=112) + 2 * fingers)
        near = away < 900
        if near.any():
            z[near] += self.drifts(x[near], y[near], away[near])
        layers = dict(steep=steep, strata=strata, snow=cover)
        if self.tracks:
            groove = self.groove(x, y, away) * smooth(0.6, 0.9, cover)
            z -= 0.7 * groove
            layers["skied"] = np.maximum(groove, 0)
        if self.paths:
            layers["packed"], banks = self.packed(x, y)
            z += 0.5 * banks - 0.4 * layers["packed"]
        if self.water is not None:
            layers["lake"] = smooth(0.6, -0.2, z)
            layers["snow"] = cover * smooth(0.3, 1.6, z)
            z = np.maximum(z, self.water)
            if "lanes" in self.land:
                lane = smooth(-0.5, 0.5, noise(0.12 * x, y, wave=520, octaves=4, seed=self.land["seed"] + 140))
                layers["ruffled"] = self.land["lanes"] * (0.4 + 0.6 * lane)
        if self.road:
            z, marks = self.road.cut(x, y, z)
            layers.update(marks)
            layers["snow"] = np.maximum(layers["snow"], 1 - smooth(14, 30, np.abs(marks["side"])))
        if self.creek:
            z, water = self.creek.cut(x, y, z)
            layers["lake"] = np.maximum(layers.get("lake", 0), water)
        return z.astype(np.float32), layers

    def groove(self, x, y, away):
        """The two tracks of a pair of skis, at least a pixel wide: up to 1 in them, below 0 where they throw snow up."""
        deep = np.zeros(x.shape, np.float32)
        for line in self.tracks:
            near = near_box(line, 12, x, y)
            if not near.any():
                continue
            half = 0.08 + 0.0007 * away[near]
            part = np.abs(np.abs(distance_to(line, x[near], y[near])[0]) - 0.14) / half
            shape = np.minimum(1, 0.12 + 0.6 * half) * (np.exp(-(part**2)) - 0.45 * np.exp(-((part - 2) ** 2)))
            deep[near] = np.where(np.abs(shape) > np.abs(deep[near]), shape, deep[near])
        return deep

    def packed(self, x, y):
        """How much of a packed path, and how much of the bank beside it, is at each point: 0 to 1."""
        on, banks = np.zeros((2, *x.shape), np.float32)
        for line, width in self.paths:
            near = near_box(line, width + 8, x, y)
            if near.any():
                u, v = x[near], y[near]
                out = np.abs(distance_to(line, u, v)[0]) - width / 2 + 0.8 * noise(u, v, wave=9, octaves=4, seed=115)
                on[near] = np.maximum(on[near], smooth(0.7, -0.5, out))
                banks[near] = np.maximum(banks[near], np.exp(-((out - 1.3) ** 2)))
        return on, banks * (1 - on)

    def drifts(self, x, y, away):
        seed, turn = self.land["seed"], 0.6
        u, v = x * np.cos(turn) + y * np.sin(turn), -x * np.sin(turn) + y * np.cos(turn)
        roll = 1.3 * noise(x, y * 0.6, wave=19, octaves=4, gain=0.42, seed=seed + 120)
        crust = noise(u * 0.3, v, wave=2.6, octaves=4, gain=0.5, seed=seed + 121, ridged=True)
        patch = smooth(-0.1, 0.2, noise(x, y, wave=13, octaves=3, seed=seed + 123))
        ripple = noise(u * 0.25, v, wave=0.42, octaves=3, gain=0.45, seed=seed + 122, ridged=True)
        fine = 0.3 * crust * patch * np.exp(-away / 130) + 0.03 * ripple * patch * np.exp(-away / 35)
        return roll * np.exp(-away / 300) + fine


CELLS = 128
CRAGS = ((110, 0.55), (48, 0.9), (21, 1.1), (9, 1.2))  # meters wide, and how much of their height


def crags(x, y, h, wave, seed):
    """Height of broken faces: each cell of a jittered grid is a pyramid that leans its own way, and the highest shows."""
    u, v = (x + 0.35 * h) / wave, (y - 0.2 * h) / wave
    rng = np.random.default_rng(seed)
    jitter = rng.uniform(-0.4, 0.4, (2, CELLS, CELLS)).astype(np.float32)
    tilt = rng.normal(0, 0.42, (3, CELLS, CELLS)).astype(np.float32)
    turn = rng.uniform(0, np.pi, (CELLS, CELLS)).astype(np.float32)
    height = np.full(u.shape, -9, np.float32)
    for cell, du, dv in cells(u, v, jitter):
        plane = tilt[0][cell] * du + tilt[1][cell] * dv + 0.25 * tilt[2][cell]
        c, s = np.cos(turn[cell]), np.sin(turn[cell])
        edge = np.maximum(np.abs(c * du + s * dv), 0.8 * np.abs(c * dv - s * du))
        height = np.maximum(height, plane - 0.6 * edge - 0.35 * (du * du + dv * dv) ** 2)
    return wave * (height + 0.07)
