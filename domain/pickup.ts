import { Temporal } from "temporal-polyfill";
import type { BookingRequest } from "./form-schema.ts";
import {
  guessZone,
  type PickupZone,
  type ZoneAddresses,
  type ZoneGuess,
  type ZoneSource,
} from "./pickup-zone.ts";
import { isShortNotice, isRideSoon } from "./policy.ts";
import {
  findClockChange,
  formatClock,
  formatFullDate,
  formatLongTimeParts,
  readDate,
  readTime,
  type ClockChange,
} from "./time.ts";

export type PickupNote = "unreadable" | "date-only" | "past" | "within-24-hours";

export type Pickup = {
  /** Null if the date or the time is unreadable. */
  instant: Temporal.Instant | null;
  zone: ZoneGuess;
  note: PickupNote | null;
  /** A skipped time counts from before the clock change (2:30 is 3:30); of a repeated time, the first. */
  clockChange: ClockChange | null;
};

/** Parses readable dates and times; a person reads the rest. */
export function readPickup(
  booking: Pick<BookingRequest, "date" | "time" | "pickupAddress" | "dropoffAddress">,
  now: Temporal.Instant,
): Pickup {
  const zone = guessZone(booking);
  const unknown = { instant: null, zone, clockChange: null };
  const date = readDate(booking.date.trim());
  if (date === null) return { ...unknown, note: "unreadable" };
  const time = readTime(booking.time.trim());
  if (time === null) {
    const today = now.toZonedDateTimeISO(zone.zone).toPlainDate();
    const isPast = Temporal.PlainDate.compare(date, today) < 0;
    return { ...unknown, note: isPast ? "past" : "date-only" };
  }
  const typed = date.toPlainDateTime(time);
  const instant = typed.toZonedDateTime(zone.zone, { disambiguation: "compatible" }).toInstant();
  const note = noteOf(now.until(instant).total("hours"));
  return { instant, zone, note, clockChange: findClockChange(typed, zone.zone) };
}

function noteOf(hoursLeft: number): PickupNote | null {
  if (hoursLeft < 0) return "past";
  return isShortNotice(hoursLeft) ? "within-24-hours" : null;
}

export type AskedPickup = {
  date: string;
  time: string;
  at: Temporal.Instant | null;
  zone: PickupZone;
  zoneSource: ZoneSource;
  clockChange: ClockChange | null;
};

/** What was asked for, in words for guests: "Friday, December 18, 2026, 2:15 PM Mountain Time". */
export function describeAskedPickup(asked: AskedPickup): string {
  const date = readDate(asked.date.trim());
  const time = readTime(asked.time.trim());
  const day = date === null ? asked.date : formatFullDate(date);
  if (time === null) return `${day}, ${asked.time}`;
  const clock = formatClock(time);
  if (asked.clockChange === "skipped")
    return `${day}, ${clock} (clocks skip this time that night, so we will confirm it with you)`;
  if (asked.at === null) return `${day}, ${clock}`;
  if (asked.zoneSource === "default") return `${day}, ${clock} local time`;
  return `${day}, ${formatLongTimeParts(asked.at, asked.zone).clock}`;
}

/** Possible oversights of the visitor; the form shows them and can be sent anyway. */
export type PickupHint = { kind: "past"; year: number } | { kind: "soon" };

/**
 * Parses the values of the browser's date and time controls, in the pickup's time zone.
 * @returns null for an incomplete date, or one that needs no remark
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
  // Both are local times in one zone, so a clock change shifts this by an hour at most.
  const hoursLeft = (Date.parse(`${date}T${time}Z`) - Date.parse(`${local}Z`)) / 3_600_000;
  if (date < today) return { kind: "past", year: nextYearOf(date.slice(4), today) };
  if (hoursLeft < 0) return { kind: "past", year: Number(today.slice(0, 4)) + 1 };
  return isRideSoon(hoursLeft) ? { kind: "soon" } : null;
}

function nextYearOf(monthAndDay: string, today: string): number {
  const year = Number(today.slice(0, 4));
  return `${year}${monthAndDay}` < today ? year + 1 : year;
}

/** The local time in a zone, for example "2026-11-21T14:05". */
function localTime(now: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(now).replace(" ", "T");
}

/** For example, "Denver International Airport to The Lodge at Vail": each address up to its first comma. */
export function shortRoute(addresses: { pickupAddress: string; dropoffAddress: string }): string {
  return `${placeOf(addresses.pickupAddress)} to ${placeOf(addresses.dropoffAddress)}`;
}

export function placeOf(address: string): string {
  const [place = ""] = address.split(",", 1);
  return place.trim() || address;
}
