import { guessZone, type ZoneAddresses } from "./pickup-zone.ts";
import { isRideSoon } from "./policy.ts";

/** What a visitor may have overlooked; a form shows it and sends all the same. */
export type PickupHint = { kind: "past"; year: number } | { kind: "soon" };

/**
 * Understands what a browser's own date and time controls hold, in the pickup's time zone.
 * @returns null for a date that needs no remark, or that is not complete
 */
export function pickupHint(
  trip: ZoneAddresses & { date: string; time: string },
  now: Date,
): PickupHint | null {
  const { date } = trip;
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const local = localTime(now, guessZone(trip).zone);
  const today = local.slice(0, 10);
  const hasTime = /^\d\d:\d\d/.test(trip.time);
  const time = hasTime ? trip.time.slice(0, 5) : "23:59";
  // Both are wall clocks of one zone, so a change of the clocks is an hour off at most.
  const hoursLeft = (Date.parse(`${date}T${time}Z`) - Date.parse(`${local}Z`)) / 3_600_000;
  if (date < today) return { kind: "past", year: nextYearOf(date.slice(4), today) };
  if (hoursLeft < 0) return { kind: "past", year: Number(today.slice(0, 4)) + 1 };
  return isRideSoon(hoursLeft) ? { kind: "soon" } : null;
}

function nextYearOf(monthAndDay: string, today: string): number {
  const year = Number(today.slice(0, 4));
  return `${year}${monthAndDay}` < today ? year + 1 : year;
}

/** The wall clock in a zone, such as "2026-11-21T14:05". */
function localTime(now: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(now).replace(" ", "T");
}
