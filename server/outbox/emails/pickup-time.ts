import type { BookingRequest } from "#domain/booking.ts";
import { formatPickupTime } from "#domain/format-time.ts";
import type { Pickup } from "#domain/pickup.ts";

/** As a person says it, or as it was typed where no such time can be read or exists. */
export function pickupTime({ date, time }: BookingRequest, pickup: Pickup): string {
  const { instant, zone, clockChange } = pickup;
  if (instant === null || clockChange === "skipped") return `${date}, ${time}`;
  return formatPickupTime(instant, zone.zone, zone.source !== "default");
}
