import type { Scene } from "./scene.ts";

type Hour = Pick<Scene, "mood" | "sun" | "grade"> & { shadow: number };

/** Hours and weather, with the sun's azimuth as seen from a camera that looks north. */
export const hours = {
  alpenglow: {
    mood: "alpenglow",
    sun: { azimuth: 142, elevation: 6, power: 7, color: [1, 0.42, 0.2] },
    grade: { exposure: 1.02, sky: [0.68, 0.69, 0.83] },
    shadow: 0.18,
  },
  gold: {
    mood: "gold",
    sun: { azimuth: 134, elevation: 10, power: 5.2, color: [1, 0.6, 0.32] },
    grade: { exposure: 0.95, sky: 0.75 },
    shadow: 0.08,
  },
  clear: {
    mood: "clear",
    sun: { azimuth: 122, elevation: 28, power: 4.4, color: [1, 0.92, 0.82] },
    grade: { exposure: 0.74, sky: 0.62 },
    shadow: 0,
  },
  night: {
    mood: "night",
    sun: { azimuth: 130, elevation: 34, power: 0.2, color: [0.62, 0.76, 1] },
    grade: { exposure: 1.6, sky: 1, bloom: 0.12, levels: [6, 205] },
    shadow: 0,
  },
  storm: {
    mood: "storm",
    sun: { azimuth: 150, elevation: 26, power: 0.5, color: [1, 0.94, 0.86] },
    grade: { exposure: 1, sky: 0.95, levels: [34, 222] },
    shadow: 0,
  },
  before: {
    mood: "before",
    sun: { azimuth: 35, elevation: 1.5, power: 0, color: [1, 0.5, 0.3] },
    grade: { exposure: 1.6, sky: 0.7, bloom: 0.1 },
    shadow: 0,
  },
} as const satisfies Record<string, Hour>;

/** The storm's haze and its clouds, low enough to hide summits. */
export const snowfall = {
  haze: 3000,
  haze_color: [0.6, 0.61, 0.65],
  scatter: [0.95, 1, 1.05],
  layer: {
    base: 560,
    top: 1500,
    density: 0.006,
    wave: 900,
    fill: 0.4,
    heap: 0.2,
    from: 900,
    light: [0.66, 0.66, 0.69],
    dark: [0.52, 0.54, 0.59],
  },
} as const satisfies Scene["air"];
