import { Temporal } from "temporal-polyfill";
import { formatTime } from "#domain/format-time.ts";
import type { PickupZone } from "#domain/pickup-places.ts";

/** Such as "Tue, Feb 18, 3:40 PM MT", which breaks between the date and the time alone. */
export function Moment({ at, zone }: { at: string; zone: PickupZone }) {
  const text = timeText(at, zone);
  const middle = text.indexOf(" ", text.lastIndexOf(","));
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{text.slice(0, middle)}</span>{" "}
      <span className="whitespace-nowrap">{text.slice(middle + 1)}</span>
    </time>
  );
}

export function timeText(at: string, zone: PickupZone): string {
  return formatTime(Temporal.Instant.from(at), zone);
}
