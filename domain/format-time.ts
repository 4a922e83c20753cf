import type { Temporal } from "temporal-polyfill";

/** Such as "Mon, Nov 23, 10:10 AM MT", as clocks at `timeZone` (IANA) show it. */
export function formatTime(instant: Temporal.Instant, timeZone: string): string {
  return format(instant, { timeZone, timeZoneName: "shortGeneric" });
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

function format(instant: Temporal.Instant, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...options,
  }).format(instant.epochMilliseconds);
  // Some versions of ICU put a narrow space before AM, which email clients may not show.
  return text.replaceAll("\u202f", " ");
}
