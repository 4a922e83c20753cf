import { californianPortraits } from "./california.ts";
import { coloradanPortraits } from "./colorado.ts";
import { montanaPortraits } from "./montana.ts";
import type { Portrait } from "./portraits.ts";
import { utahPortraits } from "./utah.ts";

/** Mountains drawn after the real ones: their ridges, the viewpoint and the hour. */
export const mountainPortraits: Readonly<Record<string, Portrait>> = {
  ...coloradanPortraits,
  ...utahPortraits,
  ...californianPortraits,
  ...montanaPortraits,
};
