"""The ground at any point: rock and snow are two surfaces, and the higher one shows."""
import numpy as np

from land.gullies import gullies
from land.noise import noise, smooth
from land.road import Road


class Ground:

    def __init__(self, terrain, land, road=None):
        self.terrain, self.land = terrain, land
        self.water = 0.0 if "lake" in land else None
        self.road = None
        self.road = Road(road, self.coarse) if road else None

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

    def rock(self, x, y, h, steep):
        land, seed = self.land, self.land["seed"]
        rib = noise(x, y, h * 0.6, wave=150, octaves=7, gain=0.52, seed=seed + 101, ridged=True) - 0.42
        warp = noise(x, y, h, wave=420, octaves=3, seed=seed + 102)
        strata = (h + 0.16 * x + 0.07 * y + 55 * warp) / land.get("strata", 30.0)
        part = strata - np.floor(strata)
        ledge = (smooth(0.25, 0.75, part) - part) * land.get("strata", 30.0) * land.get("ledges", 0.3)
        crack = noise(x * 1.3, y * 1.3, h * 0.35, 48, 5, 0.55, seed + 103, ridged=True) - 0.4
        cut = gullies(x, y, *self.terrain.gradient(x, y), (24, 11), 0.11, seed + 104)
        rough = land.get("rough", 1.0)
        detail = steep * (20 * rib + ledge + 8 * crack + cut) + (1 - steep) * 3 * rib
        return h + rough * detail, strata

    def snow(self, x, y, h, rock, steep):
        seed = self.land["seed"]
        drift = 1.8 * noise(x, y * 0.45, wave=70, octaves=4, gain=0.45, seed=seed + 110)
        patchy = 8 * noise(x, y, h * 0.5, wave=130, octaves=6, gain=0.6, seed=seed + 111)
        rest = np.clip(0.28 * (rock - h), -3, 3) * steep
        return self.terrain.at("snow", x, y) + drift + patchy * (0.25 + 0.75 * steep) + rest

    def fine(self, x, y, away):
        """Height and attributes for the mesh; away is the distance to the camera."""
        h = self.terrain.at("rock", x, y)
        steep = smooth(0.5, 1.1, self.terrain.at("slope", x, y))
        rock, strata = self.rock(x, y, h, steep)
        snow = self.snow(x, y, h, rock, steep)
        deep = snow - rock
        z = 0.5 * (snow + rock + np.sqrt(deep * deep + 0.6)) - 0.4 * np.exp(-np.abs(deep))
        cover = smooth(-0.9, 1.1, deep)
        near = away < 900
        if near.any():
            z[near] += self.drifts(x[near], y[near], away[near])
        layers = dict(steep=steep, strata=strata, snow=cover)
        if self.water is not None:
            layers["lake"] = smooth(0.6, -0.2, z)
            layers["snow"] = cover * smooth(0.3, 1.6, z)
            z = np.maximum(z, self.water)
        if self.road:
            z, marks = self.road.cut(x, y, z)
            layers.update(marks)
            layers["snow"] = np.maximum(layers["snow"], 1 - smooth(14, 30, np.abs(marks["side"])))
        return z.astype(np.float32), layers

    def drifts(self, x, y, away):
        seed, turn = self.land["seed"], 0.6
        u, v = x * np.cos(turn) + y * np.sin(turn), -x * np.sin(turn) + y * np.cos(turn)
        roll = 1.3 * noise(x, y * 0.6, wave=19, octaves=4, gain=0.42, seed=seed + 120)
        crust = noise(u * 0.3, v, wave=2.6, octaves=4, gain=0.5, seed=seed + 121, ridged=True)
        patch = smooth(-0.1, 0.2, noise(x, y, wave=13, octaves=3, seed=seed + 123))
        ripple = noise(u * 0.25, v, wave=0.42, octaves=3, gain=0.45, seed=seed + 122, ridged=True)
        fine = 0.3 * crust * patch * np.exp(-away / 130) + 0.03 * ripple * patch * np.exp(-away / 35)
        return roll * np.exp(-away / 300) + fine
