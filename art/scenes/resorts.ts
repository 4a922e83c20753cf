import { resorts as guides } from "#content/resorts/index.ts";
import { mountainPortraits } from "./mountains.ts";
import { drawn } from "./portraits.ts";
import type { Scene } from "./scene.ts";

const meters = 0.3048;

/** Every mountain of the guides, and its vertical in feet; a middling one where no source vouches for it. */
export const mountains: readonly { slug: string; vertical: number }[] = guides.map(
  ({ slug, statistics }) => ({
    slug,
    vertical: statistics.verticalFeet?.value ?? 2500,
  }),
);

/** The picture of each mountain, drawn after the real one. */
export const resorts: readonly Scene[] = mountains.map(({ slug, vertical }) => {
  const portrait = mountainPortraits[slug];
  if (!portrait) throw new Error(`${slug} has no table of its own.`);
  return drawn(slug, 420 + vertical * meters * 1.15, portrait);
});
