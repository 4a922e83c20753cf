import { hero } from "./formats.ts";
import type { Scene } from "./scene.ts";
import { turnUpright, type Wide } from "./upright.ts";

const common = {
  snow: 0.52,
  treeLine: 0.38,
  clearness: 0.9,
  sun: { side: 1.95, height: 0.12 },
  mood: "alpenglow",
} as const;

const range = { size: 1024, frequency: 2.8, relief: 0.17, roundness: 0, rain: 260 };

const find = { x: 0.64, lens: 0.36, horizon: 0.6, above: 0.014 };

/** The pass at alpenglow: the picture that the site opens with, and its film. */
export const pass: Wide = {
  ...common,
  ...hero,
  name: "home-hero",
  fillsScreen: true,
  range: { ...range, seed: 53 },
  view: { find },
  road: true,
};

/** The same hour for a phone held upright. */
export const passUpright = turnUpright(pass);

const wide: readonly Wide[] = [
  pass,
  {
    ...common,
    ...hero,
    name: "state-colorado",
    fillsScreen: true,
    range: { ...range, seed: 3, roundness: 0.1 },
    view: { find },
  },
  {
    ...common,
    ...hero,
    name: "state-utah",
    fillsScreen: true,
    range: { ...range, seed: 41, relief: 0.23, frequency: 2.2 },
    view: { find: { ...find, x: 0.62, above: 0.018 } },
    mood: "morning",
    snow: 0.6,
    sun: { side: 1.6, height: 0.2 },
  },
  {
    ...common,
    ...hero,
    name: "state-california",
    fillsScreen: true,
    range: { ...range, seed: 78, relief: 0.19, roundness: 0.45, frequency: 2.4 },
    view: { find: { x: 0.6, lens: 0.45, horizon: 0.55, above: 0.02 } },
    upright: { lens: 0.5, horizon: 0.5 },
    snow: 0.48,
    mood: "gold",
    lake: 0.4,
    sun: { side: -1.7, height: 0.17 },
  },
  {
    ...common,
    ...hero,
    name: "state-montana",
    fillsScreen: true,
    range: { ...range, seed: 51, relief: 0.14, frequency: 3.4 },
    view: { find: { ...find, x: 0.36, lens: 0.32 } },
    mood: "last light",
    sun: { side: 2.2, height: 0.1 },
    clearness: 0.7,
  },
  {
    ...common,
    ...hero,
    name: "booking-hero",
    range: { ...range, seed: 59 },
    view: { find: { ...find, x: 0.7 } },
    mood: "dusk",
    road: true,
    lamps: [0.28, 0.36],
  },
  {
    ...common,
    ...hero,
    name: "contact-hero",
    range: { ...range, seed: 21, frequency: 3.2 },
    view: { find: { ...find, above: 0.02, x: 0.68 } },
    mood: "dusk",
    treeLine: 0.42,
    windows: 60,
    stars: true,
  },
  {
    ...common,
    ...hero,
    name: "services-hero",
    range: { ...range, seed: 43 },
    view: { find },
    road: true,
    lamps: [0.3],
    mood: "last light",
  },
  {
    ...common,
    ...hero,
    name: "about-hero",
    range: { ...range, seed: 37 },
    view: { find: { ...find, x: 0.6 } },
  },
  {
    ...common,
    ...hero,
    name: "safety-hero",
    range: { ...range, seed: 29 },
    view: { find: { ...find, x: 0.62 } },
    mood: "morning",
    road: true,
  },
  {
    ...common,
    ...hero,
    name: "not-found-hero",
    fillsScreen: true,
    range: { ...range, seed: 97, relief: 0.13 },
    view: { find: { ...find, x: 0.7 } },
    mood: "night",
    stars: true,
    sun: { side: 1.4, height: 0.4 },
  },
];

/**
 * Pictures over the whole width: home, the four states, and the pages that stand for themselves, each
 * with its composition for phones.
 */
export const backgrounds: readonly Scene[] = wide.flatMap((scene) => [scene, turnUpright(scene)]);
