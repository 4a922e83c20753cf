import { Temporal } from "temporal-polyfill";
import type { PickupZone } from "./pickup-zone.ts";

/**
 * For example, "Mon, Nov 23, 10:10 AM MT", in the zone `timeZone` (IANA). In the hour that clocks
 * repeat in the fall it uses MDT or MST, PDT or PST.
 */
export function formatTime(instant: Temporal.Instant, timeZone: string): string {
  const timeZoneName = isClockRepeated(instant, timeZone) ? "short" : "shortGeneric";
  return format(instant, { timeZone, timeZoneName, ...shortDate, ...hourAndMinute });
}

const shortDate = { weekday: "short", month: "short", day: "numeric" } as const;

export function formatTimeParts(instant: Temporal.Instant, timeZone: string) {
  const [weekday = "", date = "", clock = ""] = formatTime(instant, timeZone).split(", ");
  return { weekday, date, clock };
}

/** In words for guests: "Friday, December 18, 2:15 PM Mountain Time". */
export function formatLongTime(instant: Temporal.Instant, timeZone: string): string {
  const { date, clock } = formatLongTimeParts(instant, timeZone);
  return `${date}, ${clock}`;
}

/** "Friday, December 18" and "2:15 PM Mountain Time", for a sentence. */
export function formatLongTimeParts(instant: Temporal.Instant, timeZone: string) {
  const timeZoneName = isClockRepeated(instant, timeZone) ? "long" : "longGeneric";
  return {
    date: format(instant, { timeZone, ...longDate }),
    clock: format(instant, { timeZone, timeZoneName, ...hourAndMinute }),
  };
}

/** With the year, and with the zone if it is certain: "Tue, Dec 24, 2030, 9:30 AM MT". */
export function formatPickupTime(
  instant: Temporal.Instant,
  timeZone: string,
  isZoneCertain: boolean,
): string {
  const options = { timeZone, year: "numeric", ...shortDate, ...hourAndMinute } as const;
  if (!isZoneCertain) return `${format(instant, options)} local time`;
  return format(instant, { ...options, timeZoneName: "shortGeneric" });
}

const longDate = { weekday: "long", month: "long", day: "numeric" } as const;
const hourAndMinute = { hour: "numeric", minute: "2-digit" } as const;

function isClockRepeated(instant: Temporal.Instant, timeZone: string): boolean {
  try {
    const clock = instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
    clock.toZonedDateTime(timeZone, { disambiguation: "reject" });
    return false;
  } catch {
    return true;
  }
}

// Creating a formatter costs more than the rest of a submission.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat("en-US", options);
  formatters.set(key, made);
  return made;
}

export function formatFullDate(date: Temporal.PlainDate): string {
  return format(date.toZonedDateTime("UTC"), { timeZone: "UTC", dateStyle: "full" });
}

export function formatClock({ hour, minute }: Temporal.PlainTime): string {
  const epochMilliseconds = (hour * 60 + minute) * 60_000;
  return format({ epochMilliseconds }, { timeZone: "UTC", timeStyle: "short" });
}

function format(
  { epochMilliseconds }: { epochMilliseconds: number },
  options: Intl.DateTimeFormatOptions,
): string {
  const text = formatter(options).format(epochMilliseconds);
  // Some versions of ICU put a narrow space before AM, which some email clients cannot show.
  return text.replaceAll("\u202f", " ");
}

/** A date and a time as typed, for example `2026-12-24` and `5:05 pm`. */
export type LocalTime = { date: string; time: string };

export type ReadLocalTime =
  | { ok: true; instant: Temporal.Instant }
  | { ok: false; field: keyof LocalTime; reason: string };

/**
 * The moment at which clocks in the zone show this, or an error message for the field that is wrong.
 * If clocks show the time twice in the fall, the first one counts.
 */
export function readLocalTime(typed: LocalTime, zone: PickupZone): ReadLocalTime {
  const date = readDate(typed.date.trim());
  if (!date)
    return { ok: false, field: "date", reason: "Write a date, such as 12/18 or tomorrow." };
  const time = readTime(typed.time.trim());
  if (!time) return { ok: false, field: "time", reason: "Write a time, such as 2:15 PM." };
  const local = date.toPlainDateTime(time);
  const zoned = local.toZonedDateTime(zone, { disambiguation: "compatible" });
  if (findClockChange(local, zone) === "skipped") {
    const next = formatClock(zoned.toPlainTime());
    const reason = `Clocks skip this time that night. Write ${next} or an earlier time.`;
    return { ok: false, field: "time", reason };
  }
  return { ok: true, instant: zoned.toInstant() };
}

/** Null if date or time is unreadable; a time that clocks skip counts from before the change. */
export function legInstant(leg: LocalTime & { zone: PickupZone }): Temporal.Instant | null {
  const local = localOf(leg);
  return local && local.toZonedDateTime(leg.zone, { disambiguation: "compatible" }).toInstant();
}

function localOf({ date, time }: LocalTime): Temporal.PlainDateTime | null {
  const [day, clock] = [readDate(date.trim()), readTime(time.trim())];
  return day && clock && day.toPlainDateTime(clock);
}

/** The field values for this moment: `2026-12-24` and `17:05`. */
export function toLocalTime(instant: Temporal.Instant, zone: PickupZone): LocalTime {
  const local = instant.toZonedDateTimeISO(zone);
  const [date = "", time = ""] = local.toString(dateAndMinute).split("T");
  return { date, time };
}

const dateAndMinute = { smallestUnit: "minute", offset: "never", timeZoneName: "never" } as const;

/** The same for a stored moment, which `Date` parses ten times as fast as Temporal. */
export function storedLocalTime({ at, zone }: { at: string; zone: PickupZone }): LocalTime {
  return toLocalTime(Temporal.Instant.fromEpochMilliseconds(Date.parse(at)), zone);
}

export type ClockChange = "skipped" | "repeated";

/** Whether clocks in the zone skip or repeat this time on that night. */
export function findClockChange(typed: Temporal.PlainDateTime, zone: string): ClockChange | null {
  const earlier = typed.toZonedDateTime(zone, { disambiguation: "earlier" });
  const later = typed.toZonedDateTime(zone, { disambiguation: "later" });
  if (earlier.equals(later)) return null;
  return earlier.toPlainDateTime().equals(typed) ? "repeated" : "skipped";
}

/** Parses a date with its year: `2026-12-24`, `12/24/2026`, `12/24/26`, `Dec 24, 2026`, `24 December 2026`. */
export function readDate(text: string): Temporal.PlainDate | null {
  const parts = dateParts(text);
  return parts?.year === undefined ? null : plainDate(parts.year, parts.month, parts.day);
}

/** Also parses a date without a year, a day of the week, `today` and `tomorrow`: the next one from a given day. */
export function readDateFrom(text: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const word = text.trim().toLowerCase();
  if (word === "today") return today;
  if (word === "tomorrow") return today.add({ days: 1 });
  const weekday = /^[a-z]{3,9}$/.test(word) ? startOf(weekdays, word) : 0;
  if (weekday > 0) return today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 });
  const parts = dateParts(word);
  if (!parts || parts.year !== undefined) return readDate(word);
  const { month, day } = parts;
  for (let year = today.year; year <= today.year + 8; year += 1) {
    const date = plainDate(year, month, day);
    if (date && Temporal.PlainDate.compare(date, today) >= 0) return date;
  }
  return null;
}

type DateParts = { year?: number; month: number; day: number };

function dateParts(typed: string): DateParts | null {
  const text = typed.trim().replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? (?=\S)/i, "");
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const [, figures, dayOfFigures, yearOfFigures] =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (figures)
    return { month: Number(figures), day: Number(dayOfFigures), ...yearOf(yearOfFigures) };
  const american = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}|\d{2}))?$/i.exec(text);
  const european = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?(?:,? (\d{4}|\d{2}))?$/i.exec(text);
  const [name = "", day] = american ? [american[1], american[2]] : [european?.[2], european?.[1]];
  const month = startOf(months, name.toLowerCase());
  if (month === 0) return null;
  return { month, day: Number(day), ...yearOf(american?.[3] ?? european?.[3]) };
}

function yearOf(figures: string | undefined): { year?: number } {
  if (figures === undefined) return {};
  return { year: Number(figures) + (figures.length === 2 ? 2000 : 0) };
}

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const weekdays = "monday tuesday wednesday thursday friday saturday sunday".split(" ");

/** The number of the name that this is or begins, from 1; 0 for none. */
function startOf(names: readonly string[], text: string): number {
  return text.length < 3 ? 0 : names.findIndex((name) => name.startsWith(text)) + 1;
}

/** In UTC its evening is in the next year, and stored moments have four-digit years. */
const lastYear = 9998;

function plainDate(year: number, month: number, day: number): Temporal.PlainDate | null {
  if (year > lastYear) return null;
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    return null;
  }
}

/** Parses `17:05`, `1705`, `5:05 pm`, `505p`, `5 PM`, `noon` and `midnight`. */
export function readTime(typed: string): Temporal.PlainTime | null {
  const word = typed.toLowerCase();
  if (word === "noon") return Temporal.PlainTime.from("12:00");
  if (word === "midnight") return Temporal.PlainTime.from("00:00");
  const text = typed.replace(/^(\d{2})(\d{2})$|^(\d{1,2})(\d{2})(?= {0,2}[ap])/i, "$1$3:$2$4");
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

/** A moment as quotes and tables store it: text in UTC with milliseconds. */
export function storedInstant(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: "millisecond" });
}
