import { resorts as guides } from "#content/resorts/index.ts";
import { californianPortraits } from "./california.ts";
import { coloradanPortraits } from "./colorado.ts";
import { montanaPortraits } from "./montana.ts";
import { drawn, type Portrait } from "./portraits.ts";
import type { Scene } from "./scene.ts";
import { tahoePortraits } from "./tahoe.ts";
import { utahPortraits } from "./utah.ts";

const meters = 0.3048;

/** Every mountain of the guides, and its vertical in feet; a middling one where no source vouches for it. */
export const mountains: readonly { slug: string; vertical: number }[] = guides.map(
  ({ slug, statistics }) => ({
    slug,
    vertical: statistics.verticalFeet?.value ?? 2500,
  }),
);

/** Mountains drawn after the real ones: their ridges, the viewpoint and the hour. */
export const mountainPortraits: Readonly<Record<string, Portrait>> = {
  ...coloradanPortraits,
  ...utahPortraits,
  ...californianPortraits,
  ...tahoePortraits,
  ...montanaPortraits,
};

/** The picture of each mountain, drawn after the real one. */
export const resorts: readonly Scene[] = mountains.map(({ slug, vertical }) => {
  const portrait = mountainPortraits[slug];
  if (!portrait) throw new Error(`${slug} has no table of its own.`);
  return drawn(slug, 420 + vertical * meters * 1.15, portrait);
});
