import { Temporal } from "temporal-polyfill";

/** What the team should know about the asked date before it answers. */
export type PickupNote = "unreadable" | "past" | "within-24-hours";

/**
 * Looks at the typed date and time. The terms ask for 24 hours' notice (section 9), but a person
 * answers every request: so nothing is refused here, only noted.
 * @param date     free text; `2026-12-24` and `12/24/2026` are understood
 * @param time     free text; `17:05` and `5:05 pm` are understood
 * @param now      the moment of the request
 * @param timeZone the IANA zone that the pickup is meant in
 * @returns null when there is nothing to note
 */
export function notePickup(
  date: string,
  time: string,
  now: Temporal.Instant,
  timeZone: string,
): PickupNote | null {
  const day = readDate(date);
  if (day === null) return "unreadable";
  const clock = readTime(time);
  if (clock === null) {
    const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
    return Temporal.PlainDate.compare(day, today) < 0 ? "past" : "unreadable";
  }
  const pickup = day.toZonedDateTime({ timeZone, plainTime: clock }).toInstant();
  const hours = now.until(pickup).total("hours");
  if (hours < 0) return "past";
  return hours < 24 ? "within-24-hours" : null;
}

function readDate(text: string): Temporal.PlainDate | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (iso) return plainDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (american) return plainDate(Number(american[3]), Number(american[1]), Number(american[2]));
  return null;
}

function plainDate(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    return null;
  }
}

function readTime(text: string): Temporal.PlainTime | null {
  const match = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim());
  if (!match || (match[2] === undefined && match[3] === undefined)) return null;
  const half = match[3]?.toLowerCase();
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half === "p" ? 12 : 0);
  if (hour > 23 || minute > 59) return null;
  return Temporal.PlainTime.from({ hour, minute });
}
