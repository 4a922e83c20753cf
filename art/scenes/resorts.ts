import { resorts as guides } from "#content/resorts/index.ts";
import { mountainPortraits } from "./mountains.ts";
import { drawn } from "./portraits.ts";
import { sideways, regions } from "./regions.ts";
import { mountain as format, createRandom, seedOf, type Land, type Scene } from "./scene.ts";

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
export const mountains: readonly Mountain[] = guides.map(({ slug, state, statistics }) => ({
  slug,
  state,
  vertical: statistics.verticalFeet?.value ?? 2500,
  acres: statistics.skiableAcres?.value ?? 2500,
  snowfall: statistics.annualSnowfallInches?.value ?? 300,
  base: statistics.baseFeet?.value ?? 8000,
  summit: statistics.summitFeet?.value ?? 10_500,
}));

const meters = 0.3048;

/** What the camera sees across the picture, in degrees. */
const angle = 48;

/** Mountains that stand over open water. */
const lakes = new Set(["lake-tahoe", "heavenly", "big-bear"]);
const shore = [0, 170] as const;
const lake: Pick<Land, "lake" | "valley"> = {
  lake: { at: [0, 1250], size: [1700, 1000] },
  valley: {
    line: [
      [0, -2000, 6],
      [0, 1000, 6],
      [0, 1600, 6],
    ],
    floor: 800,
    walls: [900, 2200],
    roll: 5,
  },
};

/** The picture of each mountain, from its own figures, so that no two show the same ridge. */
export const resorts: readonly Scene[] = mountains.map(portrait);

function portrait(mountain: Mountain): Scene {
  const relief = reliefOf(mountain);
  const known = mountainPortraits[mountain.slug];
  if (known) return drawn(mountain, relief, known);
  const state = regions[mountain.state];
  if (!state) throw new Error(`${mountain.slug} has no table, and ${mountain.state} no figures.`);
  const seed = seedOf(mountain.slug);
  const random = createRandom(seed);
  const side = random() < 0.5 ? -1 : 1;
  const { shadow, sun, mood, grade } = sideways[state.hours[seed % state.hours.length]!];
  const water = lakes.has(mountain.slug);
  const land: Land = {
    ...raise(mountain, seed, side, relief, random),
    ...state.land,
    ...(water ? lake : {}),
  };
  const line = Math.min(
    Math.max((state.treeLine - mountain.base) * meters, 0.22 * relief),
    0.72 * relief,
  );
  const above = 12 + 60 * random();
  return {
    ...format,
    name: `resort-${mountain.slug}`,
    samples: 8,
    land,
    view: {
      at: water ? shore : [0, 0],
      above,
      heading: side * 5,
      pitch: pitchFor(land, water ? 13 : 8.5),
      angle,
    },
    forest: {
      ...(state.pines ? { region: "pine" } : {}),
      line,
      fill: -0.05 + 0.25 * random(),
      floor: [4, 30],
      placed: water ? [] : foreground(side, random),
      clearings: [water ? [...shore, 240] : [0, 60, 130]],
    },
    mood,
    sun: { ...sun, azimuth: side * sun.azimuth },
    shade: { at: land.massifs[0]!.at, line: shadow * relief, jag: 80, seed: seed % 1000 },
    air: { haze: 18_000 + 16_000 * random() },
    clouds: { seed: seed % 1000, turn: 180 * random() - 90, cut: 0.02 + 0.3 * random() },
    grade: { ...grade, words: { bottom: 0.15, bottom_from: 0.6 } },
  };
}

function reliefOf({ vertical }: Mountain): number {
  return 420 + vertical * meters * 1.15;
}

/** Aims `below` degrees under the highest summit, within what keeps both it and the valley in view. */
function pitchFor({ relief, massifs }: Land, below: number): number {
  const { at, rise } = massifs[0]!;
  const summit = Math.atan2(relief * rise, Math.hypot(...at)) * (180 / Math.PI);
  return Math.min(Math.max(8, summit - 18.5), Math.max(4, summit - below));
}

/** A main massif off center, its neighbors, and a valley that leads past it. */
function raise(
  mountain: Mountain,
  seed: number,
  side: number,
  relief: number,
  random: () => number,
): Land {
  const width = 800 + 1100 * Math.min(1, mountain.acres / 6000);
  // The camera stands closer to a low mountain.
  const away = (4200 + 1600 * random()) * Math.min(1, Math.max(0.65, relief / 1300));
  const snow = Math.min(1, Math.max(0, (mountain.snowfall - 100) / 400));
  const sharp = Math.min(1, Math.max(0, (mountain.vertical - 1200) / 2800));
  const at = [side * (500 + 700 * random()), away] as const;
  return {
    seed: seed % 100_000,
    extent: [-7000, -2000, 14_000],
    cells: 512,
    relief,
    massifs: [
      { at, size: [width, 900 + 900 * random()], turn: 60 * (random() - 0.5), rise: 1.25 },
      {
        at: [at[0] + side * (1600 + 900 * random()), away - 900 * random()],
        size: [1000, 1500 + 1200 * random()],
        turn: 40 * (random() - 0.5),
        rise: 0.4 + 0.4 * random(),
      },
      {
        at: [-side * (2600 + 900 * random()), 3600 + 2600 * random()],
        size: [900 + 500 * random(), 2000 + 1200 * random()],
        turn: 30 * (random() - 0.5),
        rise: 0.35 + 0.4 * random(),
      },
      { at: [0, 10_200], size: [4500, 1100], rise: 0.5 },
    ],
    horns: [
      {
        at: [at[0] + 200 * (random() - 0.5), at[1] - 100],
        radius: 600 + 300 * random(),
        height: relief * (0.06 + 0.2 * sharp * random()),
        arms: 3 + Math.floor(3 * random()),
        turn: 90 * random(),
      },
    ],
    valley: {
      line: [
        [side * 200, -2000, -40],
        [0, 0, 0],
        [-side * 150, 1500, 35],
        [-side * 800, 3200, 120],
        [-side * 1500, 6000, 260],
      ],
      floor: 80 + 80 * random(),
      walls: [150, 1200 + 700 * random()],
      roll: 5 + 6 * random(),
    },
    snow: 3 + 9 * snow,
    bare: 16 - 4 * snow,
  };
}

/** A group of trees beside the picture's quiet part. */
function foreground(side: number, random: () => number): [number, number, number][] {
  const from = 10 + 14 * random();
  return Array.from({ length: 5 + Math.floor(6 * random()) }, () => {
    const away = from + 45 + 60 * random();
    return [-side * away * (0.24 + 0.12 * random()), away, 0.35 + 0.7 * random()];
  });
}
