import { card } from "./formats.ts";
import type { Scene } from "./scene.ts";

const common = {
  ...card,
  snow: 0.54,
  treeLine: 0.38,
  clearness: 0.9,
  sun: { side: 1.9, height: 0.13 },
  mood: "alpenglow",
} as const;

const range = { size: 896, frequency: 2.8, relief: 0.18, roundness: 0, rain: 240 };
const find = { x: 0.64, lens: 0.36, horizon: 0.6, above: 0.016 };

/** The three destinations on the home page, and the gallery's landscapes. */
export const grid: readonly Scene[] = [
  {
    ...common,
    name: "destination-colorado",
    range: { ...range, seed: 17 },
    view: { find },
  },
  {
    ...common,
    name: "destination-utah",
    range: { ...range, seed: 47, relief: 0.22, frequency: 2.3 },
    view: { find: { ...find, x: 0.4 } },
    mood: "morning",
    snow: 0.6,
  },
  {
    ...common,
    name: "destination-california",
    range: { ...range, seed: 31, roundness: 0.42, frequency: 2.4 },
    view: { find: { ...find, above: 0.024 } },
    mood: "gold",
    lake: 0.3,
    sun: { side: -1.6, height: 0.17 },
  },
  {
    ...common,
    name: "gallery-pass",
    range: { ...range, seed: 59 },
    view: { find: { ...find, x: 0.6 } },
    road: true,
    mood: "last light",
    lamps: [0.3],
  },
  {
    ...common,
    name: "gallery-dawn",
    range: { ...range, seed: 21, frequency: 3.2 },
    view: { find: { ...find, above: 0.02 } },
    treeLine: 0.42,
    windows: 40,
    clearness: 0.55,
    sun: { side: 0.9, height: 0.1 },
  },
  {
    ...common,
    name: "gallery-convoy",
    range: { ...range, seed: 53 },
    view: { find },
    mood: "dusk",
    road: true,
    lamps: [0.12, 0.17, 0.225, 0.29],
  },
];
