import { alta } from "./alta.ts";
import { aspen } from "./aspen.ts";
import { beaverCreek } from "./beaver-creek.ts";
import { bigBear } from "./big-bear.ts";
import { bigSky } from "./big-sky.ts";
import { breckenridge } from "./breckenridge.ts";
import { bridgerBowl } from "./bridger-bowl.ts";
import { brighton } from "./brighton.ts";
import { copperMountain } from "./copper-mountain.ts";
import { deerValley } from "./deer-valley.ts";
import { heavenly } from "./heavenly.ts";
import { keystone } from "./keystone.ts";
import { kirkwood } from "./kirkwood.ts";
import { lakeTahoe } from "./lake-tahoe.ts";
import { mammothMountain } from "./mammoth-mountain.ts";
import { northstar } from "./northstar.ts";
import { parkCity } from "./park-city.ts";
import { redLodgeMountain } from "./red-lodge-mountain.ts";
import { sierraAtTahoe } from "./sierra-at-tahoe.ts";
import { snowbasin } from "./snowbasin.ts";
import { snowbird } from "./snowbird.ts";
import { solitude } from "./solitude.ts";
import { steamboatSprings } from "./steamboat-springs.ts";
import { sugarBowl } from "./sugar-bowl.ts";
import type { AirportDistance, ResortGuide } from "./types.ts";
import { vail } from "./vail.ts";
import { whitefishMountain } from "./whitefish-mountain.ts";
import { winterPark } from "./winter-park.ts";

/** A new guide needs its file, its line here, and its slug in one of the sections below. */
const guides = [
  aspen,
  vail,
  parkCity,
  lakeTahoe,
  bigSky,
  breckenridge,
  beaverCreek,
  winterPark,
  keystone,
  copperMountain,
  steamboatSprings,
  deerValley,
  snowbird,
  alta,
  mammothMountain,
  whitefishMountain,
  heavenly,
  northstar,
  snowbasin,
  brighton,
  solitude,
  bridgerBowl,
  redLodgeMountain,
  sierraAtTahoe,
  sugarBowl,
  kirkwood,
  bigBear,
] as const satisfies readonly ResortGuide[];

export type ResortSlug = (typeof guides)[number]["slug"];

export type Resort = ResortGuide & { readonly slug: ResortSlug };

/** Every guide, in the order that requirements.md fixes. */
export const resorts: readonly Resort[] = guides;

const bySlug = new Map<string | undefined, Resort>(resorts.map((resort) => [resort.slug, resort]));

/** The guide at an address, or undefined. */
export function resortBySlug(slug: string | undefined): Resort | undefined {
  return bySlug.get(slug);
}

/** The airport that most guests fly to, then the ones farther away. */
export function mainAirportsOf({ access }: Resort): readonly AirportDistance[] {
  const { airports, mainAirport = airports[0].code } = access;
  return airports.slice(airports.findIndex(({ code }) => code === mainAirport));
}

const sections = {
  colorado: [
    "vail",
    "breckenridge",
    "aspen",
    "beaver-creek",
    "winter-park",
    "keystone",
    "copper-mountain",
    "steamboat-springs",
  ],
  utah: ["park-city", "deer-valley", "snowbird", "alta", "snowbasin", "brighton"],
  california: [
    "mammoth-mountain",
    "lake-tahoe",
    "heavenly",
    "northstar",
    "sierra-at-tahoe",
    "sugar-bowl",
    "kirkwood",
    "big-bear",
  ],
  // Montana, and the Utah mountain that is not in the Utah section.
  more: ["big-sky", "whitefish-mountain", "bridger-bowl", "red-lodge-mountain", "solitude"],
} as const satisfies Record<string, readonly ResortSlug[]>;

/** The anchors of /destinations, and "more" for the mountains at the end of the page. */
export type SectionAnchor = keyof typeof sections;

/** A grid of cards on /destinations. */
export type DestinationSection = {
  /** The id that the footer and the home page link to. */
  readonly anchor: SectionAnchor;
  readonly heading: string;
  readonly resorts: readonly Resort[];
};

function section(anchor: SectionAnchor, heading: string): DestinationSection {
  const listed = sections[anchor].map((slug) => bySlug.get(slug)!);
  return { anchor, heading, resorts: listed };
}

/** The three sections of /destinations, each in the order that requirements.md fixes. */
export const destinationSections: readonly DestinationSection[] = [
  section("colorado", "Colorado"),
  section("utah", "Utah"),
  section("california", "California"),
];

/** The guides outside those sections, so that every guide can be reached. */
export const moreMountains: DestinationSection = section("more", "Montana and more");
