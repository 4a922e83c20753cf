/** Light as red, green and blue; 1 is what white paper gives back in full sun. */
export type Light = readonly [red: number, green: number, blue: number];

/** The colours of an hour. */
export type Palette = {
  zenith: Light;
  horizon: Light;
  sun: Light;
  /** What comes from the whole sky. */
  sky: Light;
  /** What far air adds, away from the sun and towards it. */
  haze: Light;
  glow: Light;
  cloud: Light;
};

/** The hours that the pictures are taken at. */
export const moods = {
  alpenglow: {
    zenith: [0.1, 0.17, 0.36],
    horizon: [0.98, 0.66, 0.5],
    sun: [3.4, 1.7, 0.92],
    sky: [0.2, 0.29, 0.52],
    haze: [0.55, 0.52, 0.64],
    glow: [1.15, 0.72, 0.52],
    cloud: [1.05, 0.72, 0.64],
  },
  morning: {
    zenith: [0.13, 0.28, 0.56],
    horizon: [0.86, 0.86, 0.84],
    sun: [3.1, 2.5, 1.9],
    sky: [0.24, 0.36, 0.6],
    haze: [0.58, 0.68, 0.82],
    glow: [1.1, 0.98, 0.86],
    cloud: [1.02, 0.98, 0.95],
  },
  gold: {
    zenith: [0.15, 0.3, 0.55],
    horizon: [1.02, 0.8, 0.55],
    sun: [3.4, 2.2, 1.2],
    sky: [0.24, 0.33, 0.5],
    haze: [0.66, 0.62, 0.62],
    glow: [1.2, 0.86, 0.55],
    cloud: [1.08, 0.88, 0.7],
  },
  "last light": {
    zenith: [0.07, 0.12, 0.3],
    horizon: [0.8, 0.47, 0.46],
    sun: [2.6, 1.05, 0.7],
    sky: [0.17, 0.23, 0.46],
    haze: [0.4, 0.4, 0.56],
    glow: [0.98, 0.5, 0.42],
    cloud: [0.92, 0.5, 0.5],
  },
  dusk: {
    zenith: [0.035, 0.06, 0.16],
    horizon: [0.44, 0.33, 0.4],
    sun: [0.5, 0.3, 0.34],
    sky: [0.13, 0.18, 0.36],
    haze: [0.19, 0.22, 0.36],
    glow: [0.5, 0.34, 0.36],
    cloud: [0.4, 0.3, 0.38],
  },
  night: {
    zenith: [0.012, 0.022, 0.07],
    horizon: [0.09, 0.11, 0.2],
    sun: [0.2, 0.24, 0.36],
    sky: [0.045, 0.065, 0.14],
    haze: [0.06, 0.08, 0.15],
    glow: [0.1, 0.12, 0.2],
    cloud: [0.1, 0.12, 0.2],
  },
} as const satisfies Record<string, Palette>;

/** The name of an hour. */
export type Mood = keyof typeof moods;
