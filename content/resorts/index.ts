import { aspen } from "./aspen.ts";
import { vail } from "./vail.ts";
import { parkCity } from "./park-city.ts";
import { lakeTahoe } from "./lake-tahoe.ts";
import { bigSky } from "./big-sky.ts";
import { breckenridge } from "./breckenridge.ts";
import { beaverCreek } from "./beaver-creek.ts";
import { winterPark } from "./winter-park.ts";
import { keystone } from "./keystone.ts";
import { copperMountain } from "./copper-mountain.ts";
import { steamboatSprings } from "./steamboat-springs.ts";
import { deerValley } from "./deer-valley.ts";
import { snowbird } from "./snowbird.ts";
import { alta } from "./alta.ts";
import { mammothMountain } from "./mammoth-mountain.ts";
import { whitefishMountain } from "./whitefish-mountain.ts";
import { heavenly } from "./heavenly.ts";
import { northstar } from "./northstar.ts";
import { snowbasin } from "./snowbasin.ts";
import { brighton } from "./brighton.ts";
import { solitude } from "./solitude.ts";
import { bridgerBowl } from "./bridger-bowl.ts";
import { redLodgeMountain } from "./red-lodge-mountain.ts";
import { sierraAtTahoe } from "./sierra-at-tahoe.ts";
import { sugarBowl } from "./sugar-bowl.ts";
import { kirkwood } from "./kirkwood.ts";
import { bigBear } from "./big-bear.ts";
import type { Resort } from "./types.ts";

/** Every guide, in the order of the specification's list. */
export const resorts: readonly Resort[] = [
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
];

/** The guide at an address, or undefined. */
export function findResort(slug: string | undefined): Resort | undefined {
  return resorts.find((resort) => resort.slug === slug);
}
