import { resorts } from "#content/resorts/index.ts";

/** The figures of a mountain that give its picture a face of its own: feet, acres, inches in a year. */
export type Mountain = {
  slug: string;
  state: "Colorado" | "Utah" | "California" | "Montana";
  vertical: number;
  acres: number;
  snowfall: number;
  base: number;
  summit: number;
};

/** Every mountain of the guides; a figure that no source vouches for is a middling one. */
export const mountains: readonly Mountain[] = resorts.map(({ slug, state, statistics }) => ({
  slug,
  state,
  vertical: statistics.verticalFeet ?? 2500,
  acres: statistics.skiableAcres ?? 2500,
  snowfall: statistics.annualSnowfallInches ?? 300,
  base: statistics.baseFeet ?? 8000,
  summit: statistics.summitFeet ?? 10_500,
}));
