import type { Crop } from "#art/scenes/cards.ts";
import { card, hero, large, upright } from "#art/scenes/scene.ts";

export type Output = {
  name: string;
  size: readonly [number, number];
  widths: readonly number[];
  budget: Record<number, number>;
  /** A part of another picture: which one, and its left, top and width there. */
  part?: { of: string; area: Crop["area"] };
  /** The fixed address that it has as PNG. */
  png?: string;
};

const vehicle = { ...large, budget: { 480: 14_000, 800: 25_000, 1600: 90_000 } };

/** Every picture with a vehicle in it; art/vehicles/pictures.py says what each shows. */
export const vehicles: readonly Output[] = [
  { ...hero, name: "contact-hero" },
  { ...upright, name: "contact-hero-tall", part: { of: "contact-hero", area: [790, 0, 675] } },
  { ...vehicle, name: "vehicle-sedan", png: "public/sedan.png" },
  { ...vehicle, name: "vehicle-suv", png: "public/suv.png" },
  { ...vehicle, name: "vehicle-van", png: "public/van.png" },
  { ...vehicle, name: "vehicle-sprinter-limousine" },
  { ...vehicle, name: "vehicle-suv-limousine" },
  { ...card, name: "vehicle-lounge" },
  { ...large, name: "gallery-airport" },
  { ...card, name: "gallery-lodge" },
  { ...card, name: "gallery-skis" },
  { ...large, name: "gallery-convoy" },
];
