import { Temporal } from "temporal-polyfill";
import { formatPickupTime } from "#domain/format-time.ts";
import type { VisitorRequest } from "#server/site/context.ts";

/** The pickup as a person says it, or as it was typed where no such time can be read or exists. */
export function pickupAsked(view: VisitorRequest): string {
  const { pickupAt, pickupZone, zoneSource, clockChange, date, time } = view;
  if (pickupAt === null || clockChange === "skipped") return `${date}, ${time}`;
  const pickup = Temporal.Instant.from(pickupAt);
  const text = formatPickupTime(pickup, pickupZone, zoneSource !== "default");
  // The time stays on one line.
  return text.replace(/ ([AP]M) /, "\u00a0$1\u00a0");
}
