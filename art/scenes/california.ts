import { hero, tall } from "./formats.ts";
import type { Scene } from "./scene.ts";

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
    ledges: 0.16,
    rock: { dark: [0.11, 0.105, 0.1], pale: [0.36, 0.345, 0.325], warm: [0.33, 0.27, 0.22] },
    wind: [0.5, 0.5],
  },
  view: { at: [-200, 170], above: 10, heading: 8, pitch: 3.6, angle: 44 },
  forest: {
    region: "pine",
    line: 480,
    fill: 0.12,
    step: 5.4,
    gully: 12.4,
    clearings: [[-200, 170, 240]],
  },
  mood: "gold",
  sun: { azimuth: 250, elevation: 7, power: 5.4, color: [1, 0.5, 0.25] },
  shade: { at: [900, 4300], line: 260, jag: 90, seed: 17 },
  grade: { exposure: 1.16, words: { left: 0.25, top: 0.3 } },
};

/** California for a phone held upright: more of the water, where the summit is mirrored. */
export const californiaUpright: Scene = {
  ...california,
  ...tall,
  name: "state-california-tall",
  view: { ...california.view, heading: 14, pitch: 0, angle: 26 },
  grade: { ...california.grade, words: { top: 0.25, bottom: 0.35 } },
};
