import { airports, ambiguousCodes, places, zoneOfZip, type PickupZone } from "./pickup-places.ts";

export type ZoneSource = "pickup-address" | "dropoff-address" | "default";

export type ZoneGuess = {
  zone: PickupZone;
  source: ZoneSource;
  /** The part of the address that decided, such as `Truckee`, `CA` or `89451`; null by default. */
  matched: string | null;
};

export type ZoneAddresses = { pickupAddress: string; dropoffAddress: string };

/** By the pickup address, else by the dropoff address, else Mountain. A person confirms it. */
export function guessZone(addresses: ZoneAddresses): ZoneGuess {
  const pickup = findZone(addresses.pickupAddress);
  if (pickup) return { ...pickup, source: "pickup-address" };
  const dropoff = findZone(addresses.dropoffAddress);
  if (dropoff) return { ...dropoff, source: "dropoff-address" };
  return { zone: "America/Denver", source: "default", matched: null };
}

type Match = { zone: PickupZone; matched: string };

/** The last match decides: addresses go from the street to the state. */
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
