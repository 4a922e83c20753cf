import { hero, still, tall } from "./formats.ts";
import type { Land, Scene } from "./scene.ts";

/** A horn above a broad pass; the road climbs towards it. */
const passLand: Land = {
  seed: 11,
  extent: [-8000, -2000, 16_000],
  cells: 1024,
  relief: 1900,
  massifs: [
    { at: [1750, 6000], size: [1000, 1500], turn: 20, rise: 1.3 },
    { at: [3300, 5000], size: [1500, 2500], rise: 0.42 },
    { at: [-3400, 6800], size: [1300, 3800], turn: -10, rise: 0.6 },
    { at: [-600, 12_500], size: [5000, 1200], rise: 0.5 },
  ],
  horns: [{ at: [1750, 5900], radius: 800, height: 420, turn: 40 }],
  valley: {
    line: [
      [300, -2000, -40],
      [0, 0, 0],
      [-60, 700, 16],
      [-300, 1600, 45],
      [-900, 3200, 110],
      [-1700, 6000, 240],
      [-2600, 9000, 420],
    ],
    floor: 90,
    walls: [180, 1500],
  },
};

const passRoad: Scene["road"] = {
  line: [
    [-2, -30],
    [2, 0],
    [4, 14],
    [10, 34],
    [24, 62],
    [32, 95],
    [20, 140],
    [-22, 190],
    [-62, 245],
    [-70, 310],
    [-28, 385],
    [40, 450],
    [85, 530],
    [70, 640],
    [-10, 740],
    [-120, 850],
    [-200, 1000],
    [-230, 1200],
  ],
};

/** Land, road and trees of the pass, for every picture of it. */
export const pass: Omit<Scene, "name" | "view" | "mood" | "sun"> = {
  ...hero,
  land: passLand,
  road: passRoad,
  forest: {
    line: 600,
    floor: [24, 44],
    fill: 0.06,
    placed: [
      [25, 36, 0.62],
      [29, 40, 0.82],
      [27, 46, 0.52],
      [33, 44, 0.92],
      [36, 53, 0.78],
      [31, 58, 0.6],
      [41, 60, 1],
      [22.5, 30.5, 0.36],
      [45, 72, 0.9],
      [38, 68, 0.7],
      [-14, 110, 0.8],
      [-19, 118, 1],
      [-9, 123, 0.58],
      [-22, 128, 0.9],
      [-16, 135, 0.7],
      [-26, 140, 1.05],
      [-4, 119, 0.4],
    ],
  },
};

/** The pass with a meadow that rises and low banks, so that the whole road is seen. */
export const risingPass: typeof pass = {
  ...pass,
  land: {
    ...passLand,
    valley: {
      ...passLand.valley!,
      line: [
        [300, -2000, -40],
        [0, 0, 0],
        [0, 130, 3],
        [-60, 700, 36],
        [-300, 1600, 84],
        [-900, 3200, 150],
        [-1700, 6000, 260],
        [-2600, 9000, 420],
      ],
    },
  },
  road: { ...passRoad, bank: 0.45 },
  forest: { ...pass.forest!, floor: [50, 84], shrubs: 0.45 },
};

/** The pass at alpenglow: the picture that the site opens with, and its film. */
export const home: Scene = {
  ...risingPass,
  forest: { ...pass.forest!, shrubs: 0.4 },
  ...still,
  name: "home-hero",
  view: { at: [-3, -4], above: 6.4, heading: 13, pitch: 3.9, angle: 48 },
  cars: [{ at: 104, toward: true, beam: 800 }],
  film: { name: "hero-1280", size: [1280, 720], limit: 700_000, frames: 576, apart: 360 },
  mood: "alpenglow",
  sun: { azimuth: 252, elevation: 5, power: 6, color: [1, 0.38, 0.165] },
  shade: { at: [1900, 5350], line: 430, jag: 90, seed: 5 },
  plume: { from: 0.595, to: 0.66, color: [0.95, 0.55, 0.45], strength: 12, rise: 0.18 },
  grade: { exposure: 1.2, blue: 0.85, words: { left: 0.2, top: 0.2 } },
};

/** The same moment for a phone held upright. */
export const homeUpright: Scene = {
  ...home,
  ...tall,
  name: "home-hero-tall",
  film: { name: "hero-720", size: [720, 1440], limit: 400_000, frames: 576, apart: 300 },
  view: { ...home.view, heading: 18, pitch: -1, angle: 25.5 },
  grade: { ...home.grade, words: { top: 0.2, bottom: 0.3 } },
};
