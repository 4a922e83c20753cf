import { card } from "./formats.ts";
import { home } from "./home.ts";
import type { Scene } from "./scene.ts";
import { california, colorado, utah } from "./states.ts";

/** A part of a wider picture, cut out of the same render. */
export type Crop = Pick<Scene, "name" | "size" | "widths" | "budget"> & {
  of: Scene;
  /** Left, top and width in the wider picture's pixels; the size gives the shape. */
  area: readonly [left: number, top: number, width: number];
};

/** The three destinations on the home page, their states seen closer, and the gallery's pass. */
export const cards: readonly Crop[] = [
  { ...card, name: "destination-colorado", of: colorado, area: [430, 60, 1100] },
  { ...card, name: "destination-utah", of: utah, area: [300, 60, 1100] },
  { ...card, name: "destination-california", of: california, area: [400, 150, 1100] },
  { ...card, name: "gallery-pass", of: home, area: [600, 285, 920] },
];
