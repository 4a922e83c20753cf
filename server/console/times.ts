import { company } from "#content/company.ts";

const officeClock = new Intl.DateTimeFormat("en-US", {
  timeZone: company.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

export function officeTime(iso: string): string {
  return officeClock.format(new Date(iso));
}

/** A pickup on the clock of its place, such as `Thu, Dec 24, 2026, 9:30 AM MST`. */
export function pickupTime(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleString("en-US", {
    timeZone,
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
