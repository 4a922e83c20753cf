import type { Temporal } from "temporal-polyfill";
import { fleet } from "#content/fleet.ts";
import { splitMoment } from "#desk/times/moments.ts";
import { plainLabel } from "#domain/form.ts";
import { readDate } from "#domain/time.ts";
import type { RequestSummary } from "#server/requests/views.ts";

/** The pickup's day and time; text that cannot be read is quoted as typed. */
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

/** The short name, for lists. */
export function vehicleName(value: string): string {
  const found = fleet.find((vehicle) => vehicle.value === value);
  return found?.name ?? (plainLabel(value) || "None chosen");
}
