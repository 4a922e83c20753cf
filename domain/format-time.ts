import type { Temporal } from "temporal-polyfill";

/**
 * Such as "Mon, Nov 23, 10:10 AM MT", as clocks at `timeZone` (IANA) show it. In the hour that clocks
 * show twice in the fall it says MDT or MST, PDT or PST.
 */
export function formatTime(instant: Temporal.Instant, timeZone: string): string {
  const timeZoneName = isClockRepeated(instant, timeZone) ? "short" : "shortGeneric";
  return format(instant, { timeZone, timeZoneName });
}

/** With its year, and with its zone unless that is uncertain: "Tue, Dec 24, 2030, 9:30 AM MT". */
export function formatPickupTime(
  instant: Temporal.Instant,
  timeZone: string,
  isZoneCertain: boolean,
): string {
  if (!isZoneCertain) return `${format(instant, { timeZone, year: "numeric" })} local time`;
  return format(instant, { timeZone, year: "numeric", timeZoneName: "shortGeneric" });
}

function isClockRepeated(instant: Temporal.Instant, timeZone: string): boolean {
  const clock = instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
  const earlier = clock.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return !earlier.equals(clock.toZonedDateTime(timeZone, { disambiguation: "later" }));
}

// Making a formatter costs more than all else that a submission does.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...options,
  });
  formatters.set(key, made);
  return made;
}

function format(instant: Temporal.Instant, options: Intl.DateTimeFormatOptions): string {
  const text = formatter(options).format(instant.epochMilliseconds);
  // Some versions of ICU put a narrow space before AM, which email clients may not show.
  return text.replaceAll("\u202f", " ");
}
