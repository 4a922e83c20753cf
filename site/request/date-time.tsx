import { Temporal } from "temporal-polyfill";
import type { PickupZone } from "#domain/pickup-zone.ts";
import { formatTime, formatPickupTime } from "#domain/time.ts";
import type { VisitorRequest } from "#server/site/context.ts";

/** Such as "Tue, Feb 18, 3:40 PM MT", which breaks between the date and the time alone. */
export function DateTime({ at, zone }: { at: string; zone: PickupZone }) {
  const text = formatDateTime(at, zone);
  const middle = text.indexOf(" ", text.lastIndexOf(","));
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{text.slice(0, middle)}</span>{" "}
      <span className="whitespace-nowrap">{text.slice(middle + 1)}</span>
    </time>
  );
}

export function formatDateTime(at: string, zone: PickupZone): string {
  return formatTime(Temporal.Instant.from(at), zone);
}

/** The pickup as a person says it, or as it was typed where no such time can be read or exists. */
export function pickupAsked(view: VisitorRequest): string {
  const { date, time } = view;
  const { pickupAt, pickupZone, zoneSource, clockChange } = view.asked;
  if (pickupAt === null || clockChange === "skipped") return `${date}, ${time}`;
  const pickup = Temporal.Instant.from(pickupAt);
  const text = formatPickupTime(pickup, pickupZone, zoneSource !== "default");
  // The time stays on one line.
  return text.replace(/ ([AP]M) /, "\u00a0$1\u00a0");
}
