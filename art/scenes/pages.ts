import { hero, large, tall, upright } from "./formats.ts";
import { home } from "./home.ts";
import type { Scene, View } from "./scene.ts";
import { colorado, montana, utah } from "./states.ts";

const night: Pick<Scene, "mood" | "sun" | "shade" | "air"> = {
  mood: "blue",
  sun: { azimuth: 252, elevation: -3, power: 0, color: [1, 1, 1] },
  shade: undefined,
  air: { haze_color: [0.07, 0.085, 0.14] },
};

const starlit = {
  ...night,
  mood: "night",
  sun: { azimuth: 120, elevation: 32, power: 0.12, color: [0.72, 0.84, 1] },
  air: { haze_color: [0.03, 0.04, 0.066] },
} satisfies Partial<Scene>;

/** A wide picture of a page, and the same for phones. */
function page(scene: Scene, name: string, phone: Partial<View>, part = upright): Scene[] {
  const wide = { ...scene, ...hero, name: `${name}-hero` };
  const view = { ...scene.view, angle: 30, pitch: scene.view.pitch - 2, ...phone };
  const grade = { ...scene.grade, words: { top: 0.3, bottom: 0.35 } };
  return [wide, { ...wide, ...part, name: `${name}-hero-tall`, view, grade }];
}

const booking: Scene = {
  ...home,
  ...night,
  view: { at: [-6, -10], above: 8, heading: 12, pitch: 4.2, angle: 48 },
  cars: [{ at: 120, toward: true, beam: 900 }],
  grade: { exposure: 3, bloom: 0.14, saturation: 0.92, words: { left: 0.2 } },
};

const contact: Scene = {
  ...colorado,
  ...night,
  view: { at: [120, 250], above: 34, heading: -4, pitch: 4.6, angle: 46 },
  grade: { exposure: 3, saturation: 0.92, words: { left: 0.25 } },
};

const services: Scene = {
  ...home,
  mood: "dusk",
  view: { at: [24, 60], above: 3.2, heading: 4, pitch: 5.5, angle: 40 },
  cars: [{ at: 190, beam: 0, glow: 90 }],
  forest: { line: 640, floor: [20, 40], fill: 0.12 },
  grade: { exposure: 1.15, words: { left: 0.25, top: 0.2 } },
};

const about: Scene = {
  ...utah,
  mood: "alpenglow",
  view: { at: [-150, 100], above: 40, heading: 15, pitch: 6.5, angle: 48 },
  sun: { azimuth: 240, elevation: 5, power: 6, color: [1, 0.4, 0.18] },
  shade: { at: [900, 4000], line: 520, jag: 110, seed: 31 },
};

const safety: Scene = {
  ...home,
  mood: "morning",
  view: { at: [6, 20], above: 3, heading: 8, pitch: 3.5, angle: 44 },
  sun: { azimuth: 120, elevation: 14, power: 4.4, color: [1, 0.8, 0.6] },
  shade: undefined,
  cars: [],
  grade: { exposure: 0.95, sky: 0.5, words: { left: 0.35, top: 0.3 } },
};

const notFound: Scene = {
  ...montana,
  ...starlit,
  road: undefined,
  cars: [],
  grade: { exposure: 5, words: { left: 0.2 } },
};

const lodge: Scene = {
  ...contact,
  ...large,
  name: "gallery-lodge",
  view: { at: [0, 0], above: 2.4, heading: 4, pitch: 6, angle: 44 },
  lodge: { at: [8, 52], turn: 16 },
  forest: { line: 620, fill: 0.3, clearings: [[5, 36, 30]] },
};

/** Pictures over the whole width of pages that stand for themselves, and the gallery's landscapes. */
export const pages: readonly Scene[] = [
  ...page(booking, "booking", { heading: 15 }),
  ...page(services, "services", { heading: 8 }),
  ...page(about, "about", { heading: 18 }),
  ...page(contact, "contact", { heading: 2 }),
  ...page(safety, "safety", { heading: 12 }),
  ...page(notFound, "not-found", { heading: 12 }, tall),
  lodge,
];
