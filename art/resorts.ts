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
  vertical: statistics.verticalFeet?.value ?? 2500,
  acres: statistics.skiableAcres?.value ?? 2500,
  snowfall: statistics.annualSnowfallInches?.value ?? 300,
  base: statistics.baseFeet?.value ?? 8000,
  summit: statistics.summitFeet?.value ?? 10_500,
}));
