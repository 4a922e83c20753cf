import { card, hero, large, upright } from "./formats.ts";
import { home, homeUpright, pass, risingPass } from "./home.ts";
import { hours, snowfall } from "./hours.ts";
import { drawn } from "./portraits.ts";
import { resorts } from "./resorts.ts";
import type { Scene } from "./scene.ts";
import { california, colorado, montana, utah, states } from "./states.ts";

/** Headlights on the road at first light, below a long ridge and one steep peak. */
const booking: Scene = {
  ...risingPass,
  name: "booking-hero",
  land: {
    ...risingPass.land,
    seed: 83,
    massifs: [
      { at: [-1500, 7000], size: [3400, 900], turn: 8, rise: 0.8 },
      { at: [2250, 5500], size: [1000, 1500], turn: -14, rise: 1.1 },
      { at: [-4600, 5200], size: [1100, 2600], rise: 0.5 },
    ],
    horns: [{ at: [2150, 5400], radius: 800, height: 300, arms: 4, turn: 15 }],
  },
  focus: 0.69,
  view: { at: [-6, -10], above: 13, heading: 8, pitch: 2.7, angle: 61 },
  cars: [{ at: 132, toward: true, beam: 900 }],
  mood: "before",
  forest: { ...risingPass.forest!, shrubs: 0.3 },
  creek: {
    line: [
      [0.3, 1.06],
      [0.31, 0.97],
      [0.21, 0.91],
      [0.2, 0.865],
      [0.3, 0.82],
      [0.33, 0.785],
      [0.25, 0.755],
      [0.2, 0.735],
      [0.26, 0.715],
    ],
    width: 7,
  },
  sun: { ...hours.alpenglow.sun, azimuth: 166, elevation: 4 },
  shade: { at: [2150, 5400], line: 760, jag: 80, seed: 12 },
  clouds: { seed: 90, turn: -30, cut: 0, cell: 0.2, strength: 0.5 },
  grade: { exposure: 1.68, blue: 0.75, bloom: 0.12, words: { left: 0.2, top: 0.2 } },
};

/** A car on its road below two peaks at sunset. */
const services: Scene = {
  ...risingPass,
  name: "services-hero",
  land: {
    ...risingPass.land,
    seed: 73,
    massifs: [
      { at: [-900, 5200], size: [1300, 1000], turn: -14, rise: 1.1 },
      { at: [1500, 6200], size: [1200, 1000], turn: 10, rise: 1 },
      { at: [-4200, 5200], size: [1100, 2600], turn: -8, rise: 0.6 },
      { at: [4300, 4300], size: [1100, 2600], turn: 8, rise: 0.5 },
    ],
    horns: [
      { at: [499, 5395], radius: 420, height: 70, arms: 4, turn: 10 },
      { at: [1550, 6100], radius: 700, height: 340, turn: 50 },
    ],
  },
  focus: 0.54,
  forest: { ...risingPass.forest!, shrubs: 0.1 },
  view: { at: [26, 60], above: 3.4, heading: 2, pitch: 6.3, angle: 62 },
  cars: [{ at: 144, toward: true, beam: 500 }],
  mood: "gold",
  sun: { azimuth: 228, elevation: 8, power: 7, color: [1, 0.5, 0.25] },
  sky_light: 1.3,
  shade: { at: [-900, 5100], line: 260, jag: 90, seed: 8 },
  clouds: { seed: 44, turn: 60 },
  trails: [
    [
      [0.1, 1.06],
      [0.18, 0.9],
      [0.25, 0.81],
      [0.33, 0.75],
      [0.39, 0.72],
    ],
  ],
  grade: { exposure: 1, sky: [0.62, 0.74, 0.92], words: { left: 0.3, top: 0.2 } },
};

/** A ridge above new snow when only its summits still have the sun. */
const about: Scene = {
  ...utah,
  name: "about-hero",
  creek: undefined,
  tracks: undefined,
  view: { at: [-150, -300], above: 40, heading: 12, pitch: 10.5, angle: 48 },
  sky_light: 1.35,
  mood: "alpenglow",
  sun: { azimuth: 240, elevation: 5, power: 6, color: [1, 0.4, 0.18] },
  shade: { at: [900, 4000], line: 560, jag: 110, seed: 31 },
  clouds: { seed: 71, turn: -50 },
  grade: { exposure: 1.15, words: { left: 0.3, top: 0.3, bottom: 0.3, bottom_from: 0.5 } },
};

/** A car on a cleared road in falling snow. */
const safety: Scene = {
  ...pass,
  name: "safety-hero",
  land: {
    ...pass.land,
    seed: 131,
    massifs: [
      { at: [-1900, 3600], size: [1300, 1200], turn: 12, rise: 1 },
      { at: [700, 4600], size: [2200, 900], turn: -6, rise: 0.8 },
      { at: [3400, 3400], size: [900, 2200], rise: 0.55 },
    ],
    horns: [],
  },
  focus: 0.51,
  view: { at: [34, 96], above: 3.2, heading: -21, pitch: 2.5, angle: 44 },
  cars: [{ at: 178, toward: true, beam: 700 }],
  forest: {
    ...pass.forest!,
    shrubs: 0,
    placed: [
      [-13, 160.7, 0.75, 5],
      [-6.8, 155.3, 0.7, 0],
      [-9.5, 163, 0.9, 5],
      [-1, 154.3, 0.7, 5],
      [-16, 168, 1, 1],
      [1, 156, 0.4, 3],
    ],
  },
  flakes: 1,
  mood: "storm",
  sun: hours.storm.sun,
  air: { ...snowfall, haze: 3400, layer: { ...snowfall.layer, base: 520 } },
  clouds: { seed: 9, turn: 10 },
  grade: { exposure: 0.82, contrast: 1.08, words: { left: 0.35, top: 0.3 } },
};

/** A village's lights in a valley, seen from above. */
const destinations: Scene = {
  ...drawn("destinations", 1700, {
    massifs:
      "-1900,1500,800,2400,10,0.5 1900,2400,800,2400,-8,0.55 400,6800,1400,900,-12,1 -1700,6200,1100,900,0,0.8 2700,6400,1000,1000,8,0.85 0,11000,5000,900,0,0.6",
    horns: "450,6700,800,380,4,20",
    valley: ["-100,-2000,-40 0,0,0 -120,1200,20 80,2600,60 -40,4000,140", 320, 1000],
    land: { slopes: [0.6, 0.8], snow: 10, bare: 12, gullies: 0.1 },
    view: { stand: [0, -900], above: 300, heading: 2, lens: 50, pitch: 1, focus: 0.5 },
    light: { hour: "alpenglow", sun: 150, shadow: 36 },
    forest: {
      line: 620,
      fill: 0.08,
      floor: [-90, -70],
      clearings: "0,-900,260 -40,900,170 -80,1350,330 0,2000,420 40,2800,400",
    },
    lamps: [
      [
        "0.488,0.83 0.5,0.78 0.475,0.72 0.488,0.655",
        44,
        [0.0008, 0.0008],
        { even: true, bead: 0.16, pool: 9 },
      ],
      [
        "0.36,0.77 0.42,0.735 0.5,0.73 0.57,0.75",
        130,
        [0.02, 0.012],
        { bead: 0.14, pool: 10, houses: 0.85 },
      ],
      ["0.45,0.665 0.5,0.65 0.56,0.66", 90, [0.02, 0.006], { bead: 0.12, pool: 10, houses: 0.85 }],
    ],
    more: { sky_light: 1.3, grade: { bloom: 0.05, words: { left: 0.25, top: 0.25 } } },
  }),
  ...hero,
  name: "destinations-hero",
};

/** Open snow without a road at night: the moon, stars and one lit house. */
const notFound: Scene = {
  ...montana,
  name: "not-found-hero",
  land: {
    ...montana.land,
    seed: 29,
    massifs: [
      { at: [-2300, 8200], size: [1700, 1000], turn: 12, rise: 1 },
      { at: [1600, 10_400], size: [4200, 1000], turn: -8, rise: 0.8 },
      { at: [5600, 6000], size: [1300, 3000], rise: 0.4 },
    ],
    horns: [{ at: [-2300, 8100], radius: 900, height: 330, arms: 4, turn: 35 }],
  },
  focus: 0.46,
  view: { at: [500, -700], above: 16, heading: -14, pitch: 6, angle: 42 },
  road: undefined,
  cars: [],
  mood: "night",
  sun: { ...hours.night.sun, azimuth: 66, elevation: 24, power: 0.6 },
  shade: undefined,
  sky_light: 1.3,
  stars: 0.8,
  clouds: { seed: 91, turn: 25, cut: 0.5 },
  air: {
    haze: 24_000,
    haze_color: [0.055, 0.07, 0.12],
    mist: { ...montana.air!.mist!, color: [0.07, 0.085, 0.14] },
  },
  forest: {
    ...montana.forest!,
    shrubs: 0.3,
    placed: [
      [431, -398, 0.9],
      [426, -404, 0.6],
      [455, -392, 1],
      [462, -397, 0.7],
    ],
  },
  buildings: [[441, -406, 34, 10, 9, 3.4, 0.6]],
  lamps: [
    {
      line: [
        [0.535, 0.824],
        [0.59, 0.823],
      ],
      count: 7,
      spread: [0, 0],
      even: true,
      bead: 0,
      pool: 8,
      power: 7,
    },
  ],
  fences: [
    [
      [518, -668],
      [502, -610],
      [486, -548],
      [468, -482],
      [452, -424],
      [447, -412],
    ],
  ],
  grade: {
    ...hours.night.grade,
    levels: [10, 165],
    saturation: 0.85,
    words: { left: 0.3, top: 0.1 },
  },
};

/** A car on its road below a horn, in the last warm light. */
const galleryPass: Scene = {
  ...risingPass,
  ...large,
  name: "gallery-pass",
  land: {
    ...risingPass.land,
    seed: 47,
    massifs: [
      { at: [-1500, 5400], size: [1300, 1200], turn: -15, rise: 1.2 },
      { at: [1500, 7200], size: [2600, 900], rise: 0.7 },
      { at: [4200, 4200], size: [1100, 2600], rise: 0.5 },
    ],
    horns: [{ at: [-1450, 5300], radius: 800, height: 420, arms: 4, turn: 25 }],
  },
  focus: 0.67,
  forest: {
    ...risingPass.forest!,
    placed: [
      ...risingPass.forest!.placed!,
      [-85, 246, 0.8],
      [-80, 244, 0.3],
      [-76, 259, 0.42],
      [-89, 252, 1],
      [-82, 257, 0.6],
      [-93, 245, 0.7],
      [-95, 262, 1.1],
      [-87, 266, 0.9],
      [-24, 285, 0.7],
      [-19, 290, 0.9],
      [-15, 284, 0.5],
    ],
  },
  view: { at: [-46, 168], above: 9, heading: -7, pitch: 4.2, angle: 45 },
  cars: [{ at: 352, toward: true, beam: 700 }],
  mood: "alpenglow",
  sun: { ...hours.alpenglow.sun, azimuth: 238, power: 6 },
  shade: { at: [-1450, 5200], line: 200, jag: 90, seed: 12 },
  clouds: { seed: 3, turn: 20, cut: 0.06, cell: 0.16, strength: 0.7 },
  trails: [
    [
      [0.88, 1.06],
      [0.84, 0.92],
      [0.83, 0.83],
      [0.85, 0.75],
      [0.885, 0.68],
    ],
  ],
  grade: { exposure: 1.08 },
};

/** A car on its way through Montana's broad valley, when the first sun touches the range. */
const galleryDawn: Scene = {
  ...montana,
  ...large,
  name: "gallery-dawn",
  view: { at: [-296, -655], above: 8, heading: 11, pitch: 2.8, angle: 42 },
  cars: [{ at: 356, beam: 130, glow: 4 }],
  forest: {
    ...montana.forest!,
    shrubs: 0.2,
    placed: [
      [-266, -594, 0.7],
      [-261, -588, 0.95],
      [-257, -596, 0.5],
      [-254, -584, 0.8],
      [-270, -590, 0.35],
    ],
  },
  fences: [],
  creek: {
    line: [
      [0.66, 1.06],
      [0.68, 0.97],
      [0.76, 0.92],
      [0.8, 0.87],
      [0.72, 0.82],
      [0.68, 0.775],
      [0.76, 0.735],
      [0.84, 0.71],
      [0.8, 0.69],
    ],
    width: 8,
  },
  sun: { ...hours.alpenglow.sun, azimuth: 146, elevation: 5 },
  shade: { at: [2600, 9800], line: 760, jag: 110, seed: 21 },
  sky_light: 1.7,
  clouds: { seed: 40, turn: 40, cut: -0.02, strength: 0.7 },
  grade: { exposure: 1.12, white: [0.95, 1.03, 0.99] },
};

/** Pictures over the whole width of pages that stand for themselves. */
export const pages: readonly Scene[] = [booking, services, about, safety, destinations, notFound];

/** A part of a wider picture, cut out of the same render. */
export type Crop = Pick<Scene, "name" | "size" | "widths" | "wide" | "budget"> & {
  of: Scene;
  /** Left, top and width in the wider picture's pixels; the size gives the shape. */
  area: readonly [left: number, top: number, width: number];
};

/** As wide as the whole height of a hero allows. */
const uprightWidth = 675;

/** A mountain for a phone held upright: its summit and what stands below it. */
function uprightPart(scene: Scene): Crop {
  const [width] = scene.size;
  const summit = width * (scene.focus ?? focusOf(scene));
  const left = Math.min(width - uprightWidth, Math.max(0, summit - uprightWidth / 2));
  return {
    ...upright,
    name: `${scene.name}-tall`,
    of: scene,
    area: [Math.round(left), 0, uprightWidth],
  };
}

/** Where the first massif stands, as a share of the picture's width. */
function focusOf({ land, view: { heading, angle } }: Scene): number {
  const [east, north] = land.massifs[0]!.at;
  const radians = Math.PI / 180;
  const aside = Math.tan(Math.atan2(east, north) - heading * radians);
  return 0.5 * (1 + aside / Math.tan((angle / 2) * radians));
}

/** The home page's destinations, and what phones show. */
export const cards: readonly Crop[] = [
  { ...card, name: "destination-utah", of: utah, area: [411, 55, 1000] },
  { ...card, name: "destination-california", of: california, area: [400, 40, 1100] },
  { ...upright, name: "state-utah-tall", of: utah, area: [600, 0, uprightWidth] },
  ...[colorado, galleryPass, ...pages].map(uprightPart),
  ...resorts.map(uprightPart),
];

/** Every landscape of the site, best first. */
export const scenes: readonly Scene[] = [
  home,
  homeUpright,
  ...states,
  ...pages,
  galleryPass,
  galleryDawn,
  ...resorts,
];
