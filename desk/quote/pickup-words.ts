import { findClockChange, readDate, readTime } from "#domain/pickup.ts";
import { guessZone, type ZoneAddresses } from "#domain/pickup-zone.ts";
import type { QuoteDraft } from "#domain/quote-draft.ts";
import { zoneNames } from "#domain/zone-names.ts";
import { showPart } from "./typed-moments.ts";

type Pickup = QuoteDraft["pickup"];

/** What the agent confirms: `Sat, Feb 22, 2:15 PM Mountain Time is right`. */
export function confirmationLabel({ date, time, zone }: Pickup): string {
  const read = readDate(date.trim());
  if (!read || !readTime(time.trim())) return "Date and time are not readable yet";
  const day = read.toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric" });
  return `${day}, ${showPart("time", time)} ${zoneNames[zone].name} is right`;
}

/** What the zone was guessed from, and whether the agent chose another. */
export function zoneReason(zone: Pickup["zone"], addresses: ZoneAddresses): string {
  const guess = guessZone(addresses);
  const name = zoneNames[guess.zone].name;
  if (guess.matched === null)
    return `Neither address names a place we know, so ${name} is assumed.`;
  const where = guess.source === "pickup-address" ? "pickup" : "drop-off";
  const reason = `“${guess.matched}” in the ${where} address`;
  return zone === guess.zone ? `Guessed from ${reason}.` : `But ${reason} says ${name}.`;
}

/** What the change of the clocks does to this time; null on every other night. */
export function clockChangeWarning({ date, time, zone }: Pickup): string | null {
  const [day, clock] = [readDate(date.trim()), readTime(time.trim())];
  if (!day || !clock) return null;
  const change = findClockChange(day.toPlainDateTime(clock), zone);
  if (change === "skipped")
    return "Clocks go forward that night and skip this time. Choose another, and ask which was meant.";
  if (change === "repeated")
    return `Clocks go back that night and show this time twice. The first counts, ${firstName[zone]}.`;
  return null;
}

const firstName = { "America/Denver": "MDT", "America/Los_Angeles": "PDT" } as const;
