import { Temporal } from "temporal-polyfill";
import type { BookingRequest } from "./booking.ts";
import { isShortNotice } from "./policy.ts";
import { guessZone, type ZoneGuess } from "./pickup-zone.ts";

export type PickupNote = "unreadable" | "date-only" | "past" | "within-24-hours";

export type ClockChange = "skipped" | "repeated";

export type Pickup = {
  /** Null when the date or the time is not readable. */
  instant: Temporal.Instant | null;
  zone: ZoneGuess;
  note: PickupNote | null;
  /** A skipped time counts from before the change (2:30 is 3:30); of a repeated one, the first. */
  clockChange: ClockChange | null;
};

/** Reads what the readable dates and times say; a person reads the rest. */
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

/** Whether clocks in the zone skip this time on that night, or show it twice. */
export function findClockChange(typed: Temporal.PlainDateTime, zone: string): ClockChange | null {
  const earlier = typed.toZonedDateTime(zone, { disambiguation: "earlier" });
  const later = typed.toZonedDateTime(zone, { disambiguation: "later" });
  if (earlier.equals(later)) return null;
  return earlier.toPlainDateTime().equals(typed) ? "repeated" : "skipped";
}

/** Understands `2026-12-24` and `12/24/2026`. */
export function readDate(text: string): Temporal.PlainDate | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (iso) return plainDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (american) return plainDate(Number(american[3]), Number(american[1]), Number(american[2]));
  return null;
}

/** In UTC its evening is another year, and stored moments have years of four digits. */
const lastYear = 9998;

function plainDate(year: number, month: number, day: number): Temporal.PlainDate | null {
  if (year > lastYear) return null;
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    return null;
  }
}

/** Understands `17:05`, `5:05 pm` and `5 PM`. */
export function readTime(text: string): Temporal.PlainTime | null {
  const match = /^(\d{1,2})(?::(\d{2})(?::\d{2})?)? {0,2}(?:([ap])(?:m\.?|\.m\.?|\.)?)?$/i.exec(
    text,
  );
  if (!match || (match[2] === undefined && match[3] === undefined)) return null;
  const half = match[3]?.toLowerCase();
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half === "p" ? 12 : 0);
  if (hour > 23 || minute > 59) return null;
  return Temporal.PlainTime.from({ hour, minute });
}
