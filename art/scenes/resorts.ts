import type { Mood } from "#art/light/moods.ts";
import { seedOf } from "#art/terrain/random.ts";
import { figures, type Figures } from "./figures.ts";
import { card } from "./formats.ts";
import type { Scene } from "./scene.ts";

/** How the land and the light of a state differ from those of the others. */
const states: Record<
  Figures["state"],
  { moods: readonly Mood[]; roundness: number; treeLineFeet: number; clearness: number }
> = {
  Colorado: {
    moods: ["alpenglow", "last light", "morning"],
    roundness: 0.12,
    treeLineFeet: 11_600,
    clearness: 0.9,
  },
  Utah: { moods: ["morning", "alpenglow"], roundness: 0, treeLineFeet: 10_400, clearness: 1.1 },
  California: {
    moods: ["gold", "alpenglow"],
    roundness: 0.4,
    treeLineFeet: 9_600,
    clearness: 0.85,
  },
  Montana: { moods: ["last light", "dusk"], roundness: 0.08, treeLineFeet: 8_600, clearness: 0.75 },
};

/** Mountains that stand over open water. */
const lakes = new Set(["lake-tahoe", "heavenly", "big-bear"]);

/** The card of each mountain, from its own figures, so that no two show the same ridge. */
export const resortCards: readonly Scene[] = figures.map(portrait);

function portrait(mountain: Figures): Scene {
  const { slug, state, vertical, acres, snowfall, base, summit } = mountain;
  const seed = seedOf(slug);
  const land = states[state];
  const whim = (seed % 997) / 997;
  const share = (land.treeLineFeet - base) / Math.max(1, summit - base);
  return {
    ...card,
    name: `resort-${slug}`,
    range: {
      seed,
      size: 896,
      frequency: between(3.3, 2.3, acres / 6000),
      relief: between(0.14, 0.23, (vertical - 1000) / 3400),
      roundness: land.roundness,
      rain: 240,
    },
    view: { find: { x: whim < 0.5 ? 0.36 : 0.66, lens: 0.38, horizon: 0.62, above: 0.016 } },
    mood: land.moods[seed % land.moods.length]!,
    sun: {
      side: (whim < 0.5 ? -1 : 1) * between(1.5, 2.1, whim),
      height: between(0.12, 0.2, whim),
    },
    snow: between(0.44, 0.6, (snowfall - 150) / 400),
    treeLine: between(0.22, 0.46, share),
    clearness: land.clearness,
    ...(lakes.has(slug) ? { lake: 0.3 } : {}),
  };
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * Math.min(1, Math.max(0, share));
}
