/** The names of pickup time zones, as in "2:15 PM Mountain Time" and "2:15 PM MT". */
export const zoneNames = {
  "America/Denver": { name: "Mountain Time", short: "MT" },
  "America/Los_Angeles": { name: "Pacific Time", short: "PT" },
} as const satisfies Record<PickupZone, { name: string; short: string }>;

export const pickupZones = Object.keys(zoneNames) as PickupZone[];

export type PickupZone = "America/Denver" | "America/Los_Angeles";

const pacific = `
  california, nevada, bay area, big bear, burbank, carson city, crystal bay, donner, fresno,
  gardnerville, heavenly, homewood, incline village, june lake, kings beach, kirkwood, las vegas,
  long beach, los angeles, mammoth, meyers, minden, mount rose, mt rose, norden, northstar, oakland,
  olympic valley, ontario, orange county, palisades, palm springs, reno, sacramento, san diego,
  san francisco, san jose, santa ana, soda springs, south lake, squaw valley, stateline, sugar bowl,
  tahoe, truckee, twin bridges, zephyr cove`;

const mountain = `
  colorado, montana, utah, alta, aspen, avon, basalt, beaver creek, big sky, billings, boulder,
  bozeman, breckenridge, bridger bowl, brighton, colorado springs, copper mountain, crested butte,
  deer valley, denver, dillon, durango, edwards, frisco, glenwood springs, grand junction, gunnison,
  kalispell, keystone, missoula, montrose, ogden, park city, provo, red lodge, salt lake, silverthorne,
  snowbasin, snowbird, snowmass, solitude, steamboat, telluride, vail, whitefish, winter park`;

export const places = zones({ pacific, mountain });

export const airports = zones({
  pacific: "bih, las, lax, lgb, mmh, psp, rno, sfo, sjc, smf, sna, trk, tvl",
  mountain: "apa, ase, bil, bjc, bzn, ege, fca, gjt, guc, hdn, hln, mso, mtj, ogd, pvu, slc",
});

/** Abbreviations that are also words: OAK is an airport, an oak is a tree. */
export const ambiguousCodes = zones({
  pacific: "bur, ca, fat, nv, oak, ont, san",
  mountain: "co, cos, den, mt, tex, ut",
});

export function zoneOfZip(zip: string): PickupZone | null {
  const area = Number(zip.slice(0, 3));
  const isIn = (first: number, last: number) => area >= first && area <= last;
  if (isIn(889, 898) || isIn(900, 961)) return "America/Los_Angeles";
  return isIn(590, 599) || isIn(800, 816) || isIn(840, 847) ? "America/Denver" : null;
}

function zones(lists: { pacific: string; mountain: string }): ReadonlyMap<string, PickupZone> {
  const names = (list: string) => list.split(",").map((name) => name.trim());
  return new Map<string, PickupZone>([
    ...names(lists.pacific).map((name) => [name, "America/Los_Angeles"] as const),
    ...names(lists.mountain).map((name) => [name, "America/Denver"] as const),
  ]);
}

export type ZoneSource = "pickup-address" | "dropoff-address" | "default";

export type ZoneGuess = {
  zone: PickupZone;
  source: ZoneSource;
  /** The part of the address that decided, for example `Truckee`, `CA` or `89451`; null for the default. */
  matched: string | null;
};

export type ZoneAddresses = { pickupAddress: string; dropoffAddress: string };

/** From the pickup address, else the dropoff address, else Mountain. A person confirms it. */
export function guessZone(addresses: ZoneAddresses): ZoneGuess {
  const pickup = findZone(addresses.pickupAddress);
  if (pickup) return { ...pickup, source: "pickup-address" };
  const dropoff = findZone(addresses.dropoffAddress);
  if (dropoff) return { ...dropoff, source: "dropoff-address" };
  return { zone: "America/Denver", source: "default", matched: null };
}

type Match = { zone: PickupZone; matched: string };

/** The last match wins, because addresses go from the street to the state. */
function findZone(address: string): Match | null {
  const words = address.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isMixedCase = /\p{Ll}/u.test(address);
  let found: Match | null = null;
  for (let index = 0; index < words.length; index += 1) {
    const match = findPlace(words, index) ?? findCode(words, index, isMixedCase);
    if (match) found = match;
  }
  return found;
}

function findPlace(words: readonly string[], index: number): Match | null {
  for (const length of [2, 1]) {
    const matched = words.slice(index, index + length).join(" ");
    const zone = places.get(matched.toLowerCase());
    if (zone && !streetWords.has(words[index + length]?.toLowerCase() ?? ""))
      return { zone, matched };
  }
  return null;
}

function findCode(words: readonly string[], index: number, isMixedCase: boolean): Match | null {
  const matched = words[index] ?? "";
  const code = matched.toLowerCase();
  const previous = words[index - 1]?.toLowerCase() ?? "";
  const next = words[index + 1]?.toLowerCase() ?? "";
  const isLast = next === "" || endWords.has(next);
  if (isZip(code)) {
    const zone = isLast || isPlusFour(next) ? zoneOfZip(code) : null;
    return zone && { zone, matched };
  }
  const airport = airports.get(code);
  if (airport) return { zone: airport, matched };
  const zone = ambiguousCodes.get(code);
  const isCode =
    (isMixedCase && matched === matched.toUpperCase()) ||
    (stateCodes.has(code) ? isLast || isZip(next) : words.length === 1) ||
    airportWords.has(previous) ||
    airportWords.has(next);
  return zone && isCode && !streetWords.has(next) ? { zone, matched } : null;
}

function isZip(word: string): boolean {
  return /^\d{5}$/.test(word);
}

function isPlusFour(word: string): boolean {
  return /^\d{4}$/.test(word);
}

const stateCodes = new Set(["ca", "co", "mt", "nv", "ut"]);
const endWords = new Set(["us", "usa", "united"]);
const airportWords = new Set(["airport", "intl", "international", "terminal"]);
const streetWords = new Set(
  "st street ave avenue rd road dr drive ln lane ct court blvd boulevard way hwy highway".split(
    " ",
  ),
);
