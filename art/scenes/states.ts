import { hero, tall } from "./formats.ts";
import { hours } from "./hours.ts";
import type { Scene } from "./scene.ts";

/** Twin banded pyramids above a valley of spruce, in the last warm light. */
export const colorado: Scene = {
  ...hero,
  name: "state-colorado",
  land: {
    seed: 23,
    extent: [-8000, -2000, 16_000],
    cells: 1024,
    relief: 1650,
    massifs: [
      { at: [500, 5600], size: [1500, 1100], turn: -12, rise: 1.2 },
      { at: [-900, 6300], size: [1100, 1300], rise: 0.8 },
      { at: [-3300, 4300], size: [1100, 2700], turn: -8, rise: 0.62 },
      { at: [3500, 4600], size: [1100, 2600], turn: 10, rise: 0.66 },
      { at: [0, 11_500], size: [5000, 1200], rise: 0.5 },
    ],
    horns: [
      { at: [250, 5500], radius: 800, height: 430, arms: 4, turn: 20 },
      { at: [1150, 5750], radius: 700, height: 380, arms: 4, turn: 60 },
    ],
    valley: {
      line: [
        [200, -2000, -50],
        [0, 0, 0],
        [-150, 1500, 30],
        [-300, 3000, 110],
        [-700, 4200, 260],
      ],
      floor: 130,
      walls: [200, 1700],
      roll: 8,
    },
    strata: 46,
    ledges: 0.55,
    rock: { dark: [0.07, 0.045, 0.042], pale: [0.24, 0.17, 0.14], warm: [0.2, 0.115, 0.085] },
    powder: 0.9,
  },
  view: { at: [40, -60], above: 12, heading: 2, pitch: 5.6, angle: 41 },
  forest: {
    line: 620,
    fill: 0.1,
    shrubs: 0.5,
    floor: [14, 62],
    step: 4.8,
    placed: [
      [72, 50, 0.9],
      [80, 62, 1.1],
      [88, 58, 0.7],
      [76, 76, 0.8],
      [96, 80, 1],
      [66, 44, 0.5],
      [104, 96, 1.1],
      [70, 92, 0.6],
      [-6, 160, 0.9],
      [2, 172, 0.6],
      [-14, 168, 1.1],
      [-22, 182, 0.8],
    ],
  },
  mood: "dusk",
  sun: { azimuth: 258, elevation: 6, power: 6, color: [1, 0.4, 0.18] },
  shade: { at: [500, 5500], line: 380, jag: 80, seed: 9 },
  buildings: [[70, 178, 32, 15, 10, 3.6, 0.5]],
  grade: { exposure: 1.14, words: { left: 0.25, top: 0.25 } },
};

/** A steep wall under deep new snow, on a cold clear morning. */
export const utah: Scene = {
  ...hero,
  name: "state-utah",
  land: {
    seed: 47,
    extent: [-7000, -2000, 14_000],
    cells: 1024,
    relief: 1900,
    slopes: [0.75, 0.9],
    massifs: [
      { at: [900, 4300], size: [2600, 900], turn: 8, rise: 1.2 },
      { at: [-2600, 3600], size: [900, 2200], turn: -14, rise: 0.8 },
      { at: [3600, 3000], size: [900, 2200], turn: 12, rise: 0.7 },
    ],
    horns: [{ at: [1100, 4200], radius: 700, height: 360, arms: 5, turn: 10 }],
    valley: {
      line: [
        [300, -2000, -60],
        [0, 0, 0],
        [-500, 1200, 40],
        [-1300, 2600, 160],
      ],
      floor: 70,
      walls: [110, 1000],
      roll: 10,
    },
    snow: 12,
    bare: 15,
    gullies: 0.13,
    powder: 1,
    buried: 900,
  },
  view: { at: [150, -1100], above: 22, heading: 4, pitch: 8, angle: 48 },
  forest: {
    line: 480,
    fill: -0.06,
    step: 5.4,
    floor: [-10, 30],
    placed: [
      [196, -1010, 0.8],
      [204, -996, 1],
      [188, -984, 0.6],
      [199, -972, 1.1],
    ],
  },
  mood: "gold",
  sun: { azimuth: 214, elevation: 9, power: 7, color: [1, 0.58, 0.32] },
  shade: { at: [900, 3600], line: 300, jag: 110, seed: 21 },
  clouds: { seed: 55, turn: -60, cut: 0.04, cell: 0.13, strength: 0.6 },
  air: { haze: 32_000 },
  sky_light: 1.5,
  grade: {
    exposure: 1.15,
    words: { left: 0.5, top: 0.3, bottom: 0.3, bottom_from: 0.5 },
    sky: [0.6, 0.7, 0.86],
  },
};

/** A broad valley under a long range, before the sun. */
export const montana: Scene = {
  ...hero,
  name: "state-montana",
  land: {
    seed: 57,
    extent: [-9000, -2000, 18_000],
    cells: 1024,
    relief: 1700,
    massifs: [
      { at: [2600, 9800], size: [5500, 1200], turn: -6, rise: 0.9 },
      { at: [-5200, 7000], size: [1300, 4000], rise: 0.5 },
      { at: [5600, 6000], size: [1300, 3000], rise: 0.45 },
    ],
    valley: {
      line: [
        [0, -2000, -30],
        [200, 1500, 0],
        [-600, 5000, 20],
        [-200, 8200, 60],
      ],
      floor: 600,
      walls: [900, 2600],
      roll: 7,
    },
    powder: 0.85,
  },
  view: { at: [-350, -905], above: 8.5, heading: 11, pitch: 3.2, angle: 38 },
  road: {
    line: [
      [-346, -930],
      [-342, -895],
      [-336, -860],
      [-324, -820],
      [-306, -770],
      [-292, -700],
      [-296, -620],
      [-286, -530],
      [-240, -420],
      [-170, -310],
      [-120, -180],
      [-120, -20],
      [-60, 180],
    ],
  },
  fences: [
    [
      [-322, -862],
      [-300, -790],
      [-279, -700],
      [-264, -610],
      [-246, -540],
      [-220, -465],
      [-190, -395],
      [-150, -325],
      [-100, -255],
    ],
  ],
  cars: [{ at: 135, beam: 130, glow: 14 }],
  forest: { line: 470, fill: -0.02, shrubs: 0.6, step: 5, gully: 13 },
  mood: "before",
  sun: hours.before.sun,
  air: {
    haze: 20_000,
    haze_color: [0.34, 0.34, 0.46],
    mist: { density: 0.0006, height: 34, from: 700, color: [0.36, 0.36, 0.48] },
  },
  grade: { exposure: 1.3, words: { left: 0.2, top: 0.2 } },
};

/** A wall of pale granite over a dark lake, in the last gold. */
export const california: Scene = {
  ...hero,
  name: "state-california",
  land: {
    seed: 41,
    extent: [-7000, -2000, 14_000],
    cells: 1024,
    relief: 1500,
    plain: 0.14,
    massifs: [
      { at: [900, 4700], size: [1500, 900], turn: -10, rise: 1.25 },
      { at: [2800, 4300], size: [1200, 1500], rise: 0.6 },
      { at: [-2300, 4600], size: [1300, 1100], turn: 14, rise: 0.75 },
      { at: [-3900, 2600], size: [900, 2400], rise: 0.5 },
      { at: [4300, 2300], size: [900, 2400], rise: 0.5 },
    ],
    horns: [{ at: [950, 4650], radius: 650, height: 330, arms: 4, turn: 30 }],
    lake: { at: [-150, 1000], size: [1900, 900], turn: 6 },
    slopes: [0.6, 0.85],
    gullies: 0.12,
    snow: 4,
    bare: 14,
    powder: 0.7,
    buried: 430,
    ledges: 0.16,
    rock: { dark: [0.11, 0.105, 0.1], pale: [0.36, 0.345, 0.325], warm: [0.33, 0.27, 0.22] },
    wind: [0.5, 0.5],
  },
  view: { at: [-200, 170], above: 10, heading: 8, pitch: 3.6, angle: 44 },
  forest: {
    region: "pine",
    line: 480,
    fill: 0.12,
    step: 4.4,
    gully: 12.4,
    steep: 1.5,
    uneven: true,
    clearings: [[-200, 170, 240]],
  },
  mood: "gold",
  sun: { azimuth: 250, elevation: 7, power: 5.4, color: [1, 0.5, 0.25] },
  shade: { at: [900, 4300], line: 260, jag: 90, seed: 17 },
  grade: { exposure: 1.16, words: { left: 0.25, top: 0.3 } },
};

/** California for a phone held upright: more of the water, where the summit is mirrored. */
const californiaUpright: Scene = {
  ...california,
  ...tall,
  name: "state-california-tall",
  view: { ...california.view, heading: 14, pitch: 0, angle: 26 },
  grade: { ...california.grade, words: { top: 0.25, bottom: 0.35 } },
};

export const states: readonly Scene[] = [colorado, utah, california, californiaUpright, montana];
