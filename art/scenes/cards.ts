import { home, homeUpright, pass } from "./home.ts";
import { resorts } from "./resorts.ts";
import { card, upright, type Scene } from "./scene.ts";
import { california, montana, utah, states } from "./states.ts";

/** Headlights come down the pass before the sun is up. */
const booking: Scene = {
  ...pass,
  name: "booking-hero",
  samples: 12,
  view: { at: [-6, -10], above: 9, heading: 6, pitch: 5, angle: 50 },
  cars: [{ at: 150, toward: true, beam: 700 }],
  mood: "before",
  sun: { azimuth: 35, elevation: 1.5, power: 0, color: [1, 0.5, 0.3] },
  clouds: { seed: 12, turn: -15 },
  grade: { exposure: 1.4, bloom: 0.12, words: { left: 0.2, top: 0.2 } },
};

/** The road below the pass in the last sun. */
const services: Scene = {
  ...pass,
  name: "services-hero",
  samples: 12,
  view: { at: [26, 60], above: 3.4, heading: 2, pitch: 5.5, angle: 46 },
  mood: "gold",
  sun: { azimuth: 235, elevation: 9, power: 5.2, color: [1, 0.6, 0.32] },
  shade: { at: [1900, 5350], line: 180, jag: 90, seed: 8 },
  clouds: { seed: 44, turn: 60 },
  grade: { exposure: 1, words: { left: 0.3, top: 0.2 } },
};

/** A ridge above new snow when only its summits still have the sun. */
const about: Scene = {
  ...utah,
  name: "about-hero",
  samples: 12,
  view: { at: [-150, -300], above: 40, heading: 12, pitch: 10.5, angle: 48 },
  mood: "alpenglow",
  sun: { azimuth: 240, elevation: 5, power: 6, color: [1, 0.4, 0.18] },
  shade: { at: [900, 4000], line: 560, jag: 110, seed: 31 },
  clouds: { seed: 71, turn: -50 },
  grade: { exposure: 1.12, words: { left: 0.3, top: 0.3, bottom: 0.3, bottom_from: 0.5 } },
};

/** A cleared road on a cold morning. */
const safety: Scene = {
  ...pass,
  name: "safety-hero",
  samples: 12,
  view: { at: [29, 100], above: 3.6, heading: -20, pitch: 4.5, angle: 48 },
  mood: "morning",
  sun: { azimuth: 118, elevation: 14, power: 4.4, color: [1, 0.8, 0.6] },
  shade: { at: [-3400, 6000], line: 120, jag: 90, seed: 3 },
  clouds: { seed: 9, turn: 10 },
  grade: { exposure: 0.95, sky: 0.5, words: { left: 0.35, top: 0.3 } },
};

/** The pass from above, its road on the way to the peaks. */
const destinations: Scene = {
  ...pass,
  name: "destinations-hero",
  samples: 12,
  view: { at: [60, -420], above: 95, heading: 8, pitch: 3.5, angle: 50 },
  mood: "dusk",
  sun: { azimuth: 246, elevation: 6, power: 5.8, color: [1, 0.42, 0.2] },
  shade: { at: [1900, 5350], line: 300, jag: 90, seed: 14 },
  clouds: { seed: 63, turn: -40 },
  grade: { exposure: 1.12, words: { left: 0.25, top: 0.25 } },
};

/** Open snow without a road, under a range that the mist half hides. */
const notFound: Scene = {
  ...montana,
  name: "not-found-hero",
  samples: 12,
  view: { at: [500, -700], above: 16, heading: -14, pitch: 4.5, angle: 46 },
  road: undefined,
  cars: [],
  clouds: { seed: 91, turn: 25 },
  grade: { exposure: 1.1, words: { left: 0.3, top: 0.25 } },
};

/** Pictures over the whole width of pages that stand for themselves. */
export const pages: readonly Scene[] = [booking, services, about, safety, destinations, notFound];

/** A part of a wider picture, cut out of the same render. */
export type Crop = Pick<Scene, "name" | "size" | "widths" | "budget"> & {
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

/** The home page's destinations, two of the gallery's pictures, and what phones show. */
export const cards: readonly Crop[] = [
  { ...card, name: "destination-utah", of: utah, area: [300, 60, 1100] },
  { ...card, name: "destination-california", of: california, area: [400, 150, 1100] },
  { ...card, name: "gallery-pass", of: home, area: [600, 285, 920] },
  { ...card, name: "gallery-dawn", of: montana, area: [500, 130, 1080] },
  { ...upright, name: "state-utah-tall", of: utah, area: [600, 0, uprightWidth] },
  ...pages.map(uprightPart),
  ...resorts.map(uprightPart),
];

/** Every landscape of the site, best first. */
export const scenes: readonly Scene[] = [home, homeUpright, ...states, ...pages, ...resorts];
