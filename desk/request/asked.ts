import type { Temporal } from "temporal-polyfill";
import { fleet } from "#content/fleet.ts";
import { readDate } from "#domain/pickup.ts";
import type { RequestSummary } from "#server/desk/views.ts";
import { splitMoment } from "#desk/times/moments.ts";

/** The pickup's day and time; what cannot be read as it was typed, in quotation marks. */
export function splitPickup(
  {
    date,
    time,
    pickupAt,
    pickupZone,
  }: Pick<RequestSummary, "date" | "time" | "pickupAt" | "pickupZone">,
  now: Temporal.Instant,
): { day: string; time: string } {
  if (pickupAt !== null) return splitMoment(pickupAt, now, pickupZone);
  const noon = readDate(date.trim())?.toZonedDateTime({ timeZone: pickupZone, plainTime: "12:00" });
  const day = noon && splitMoment(noon.toInstant().toString(), now, pickupZone).day;
  return { day: day ?? `“${date}”`, time: `“${time}”` };
}

/** Such as `4 people`, `1 person`, `15+ people`. */
export function formatParty(passengers: string): string {
  return `${passengers} ${passengers === "1" ? "person" : "people"}`;
}

/** Without its second name, which lists have no room for. */
export function vehicleName(value: string): string {
  return fleet.find((vehicle) => vehicle.value === value)?.name ?? "None chosen";
}
