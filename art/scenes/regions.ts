import type { Mountain } from "#art/scenes/resorts.ts";
import type { Land, Scene } from "./scene.ts";

type Hour = Pick<Scene, "mood" | "sun" | "grade"> & { shadow: number };

/** Hours and weather, with the sun's azimuth as seen from a camera that looks north. */
export const sideways = {
  alpenglow: {
    mood: "alpenglow",
    sun: { azimuth: 104, elevation: 5, power: 6, color: [1, 0.38, 0.17] },
    grade: { exposure: 1.12 },
    shadow: 0.3,
  },
  dusk: {
    mood: "dusk",
    sun: { azimuth: 112, elevation: 4, power: 5.6, color: [1, 0.42, 0.2] },
    grade: { exposure: 1.15 },
    shadow: 0.42,
  },
  gold: {
    mood: "gold",
    sun: { azimuth: 110, elevation: 9, power: 5.2, color: [1, 0.58, 0.3] },
    grade: { exposure: 1.02 },
    shadow: 0.12,
  },
  morning: {
    mood: "morning",
    sun: { azimuth: 100, elevation: 17, power: 4.4, color: [1, 0.82, 0.62] },
    grade: { exposure: 0.95, sky: 0.52 },
    shadow: 0.05,
  },
} as const satisfies Record<string, Hour>;

/** The same for mountains that are drawn: the sky is painted nearly as bright as it shines. */
export const hours = {
  alpenglow: {
    mood: "alpenglow",
    sun: { azimuth: 142, elevation: 6, power: 7, color: [1, 0.42, 0.2] },
    grade: { exposure: 1.02, sky: 0.72 },
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
    grade: { exposure: 1.6, sky: 1, bloom: 0.12 },
    shadow: 0,
  },
  storm: {
    mood: "storm",
    sun: { azimuth: 150, elevation: 26, power: 0.5, color: [1, 0.94, 0.86] },
    grade: { exposure: 1, sky: 0.95 },
    shadow: 0,
  },
  before: {
    mood: "before",
    sun: { azimuth: 35, elevation: 1.5, power: 0, color: [1, 0.5, 0.3] },
    grade: { exposure: 1.6, sky: 0.7, bloom: 0.1 },
    shadow: 0,
  },
} as const satisfies Record<string, Hour>;

/** How the land and the light of a state differ, for mountains without a table; tree lines in feet. */
export const regions: Partial<
  Record<
    Mountain["state"],
    {
      treeLine: number;
      hours: readonly (keyof typeof sideways)[];
      land: Partial<Land>;
      pines?: boolean;
    }
  >
> = {
  Utah: {
    treeLine: 10_300,
    hours: ["morning", "alpenglow", "dusk"],
    land: { slopes: [0.75, 0.9], gullies: 0.13, powder: 1 },
  },
  California: {
    treeLine: 9700,
    hours: ["gold", "morning", "alpenglow"],
    land: {
      rock: { dark: [0.13, 0.125, 0.12], pale: [0.34, 0.325, 0.305], warm: [0.3, 0.255, 0.215] },
      rough: 0.75,
      ledges: 0.18,
      gullies: 0.08,
    },
    pines: true,
  },
};
