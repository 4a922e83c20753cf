import type { Scene } from "./scene.ts";

type Format = Pick<Scene, "size" | "widths" | "wide" | "budget">;

/** A picture over the whole width of a page that a film soon covers. */
export const still: Format = {
  size: [1600, 900],
  widths: [780, 1600],
  wide: undefined,
  budget: { 780: 45_000, 1600: 120_000 },
};

/** A picture over the whole width of a page. */
export const hero: Format = {
  ...still,
  wide: 2400,
  budget: { ...still.budget, 2400: 180_000 },
};

/** The same for a phone held upright, where the picture fills the screen. */
export const tall: Format = {
  size: [780, 1560],
  widths: [390, 780],
  wide: undefined,
  budget: { 390: 16_000, 780: 30_000 },
};

/** The same where it fills little more than half of the screen. */
export const upright: Format = { ...tall, size: [780, 1040] };

/** A picture in a grid. */
export const card: Format = {
  size: [800, 533],
  widths: [400, 800],
  wide: undefined,
  budget: { 400: 12_000, 800: 25_000 },
};

/** A mountain: over its guide's page, and in the grid of destinations. */
export const mountain: Format = {
  size: [1600, 900],
  widths: [400, 800, 1600],
  wide: 2400,
  budget: { 400: 12_000, 800: 25_000, 1600: 120_000, 2400: 180_000 },
};

/** A picture of the gallery, which can be opened over the whole page. */
export const large: Format = {
  size: [1600, 900],
  widths: [480, 800, 1600],
  wide: 2400,
  budget: { 480: 16_000, 800: 25_000, 1600: 120_000, 2400: 180_000 },
};
