import { Temporal } from "temporal-polyfill";
import { guessZone, type ZoneAddresses } from "#domain/pickup-zone.ts";
import type { PickupZone } from "#domain/pickup-places.ts";

/** When a visitor of the demo wants to be picked up, so that it fits the day of the demo. */
export type PickupTime =
  | { days: number; time: string }
  /** As the visitor typed it. */
  | { date: string; time: string }
  /** The first full hour by day that is at least so many hours away. */
  | { hours: number }
  /** In the night of the next clock change, at a time that is skipped or comes twice. */
  | "clock-change";

/** The two fields as the form sends them. */
export function typedPickup(
  pickup: PickupTime,
  addresses: ZoneAddresses,
  now: Temporal.Instant,
): { date: string; time: string } {
  const local = now.toZonedDateTimeISO(guessZone(addresses).zone);
  if (pickup === "clock-change") return fieldsOf(clockChange(local));
  if ("date" in pickup) return pickup;
  if ("hours" in pickup) return fieldsOf(byDay(local.add({ hours: pickup.hours })));
  return { date: local.add({ days: pickup.days }).toPlainDate().toString(), time: pickup.time };
}

/** A moment so many hours before now, on the clock of the pickup. */
export function localTimeAgo(now: Temporal.Instant, hoursAgo: number, zone: PickupZone) {
  const minutes = Math.round(hoursAgo * 60);
  return fieldsOf(now.subtract({ minutes }).toZonedDateTimeISO(zone).toPlainDateTime());
}

function fieldsOf(local: Temporal.PlainDateTime) {
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

function byDay(local: Temporal.ZonedDateTime): Temporal.PlainDateTime {
  const hour = local.round({ smallestUnit: "hour", roundingMode: "ceil" });
  const morning = hour.withPlainTime({ hour: 6 });
  if (hour.hour < 6) return morning.toPlainDateTime();
  return (hour.hour > 20 ? morning.add({ days: 1 }) : hour).toPlainDateTime();
}

function clockChange(local: Temporal.ZonedDateTime): Temporal.PlainDateTime {
  const change = local.getTimeZoneTransition("next");
  if (change === null) throw new Error(`Clocks in ${local.timeZoneId} never change`);
  const before = change.subtract({ nanoseconds: 1 });
  const isSpring = change.offsetNanoseconds > before.offsetNanoseconds;
  const nominal = before.toPlainDateTime().add({ nanoseconds: 1 });
  return nominal.add({ minutes: isSpring ? 30 : -30 });
}
