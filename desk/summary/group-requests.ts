import { Temporal } from "temporal-polyfill";
import { fleet } from "#content/fleet.ts";
import { splitMoment } from "#desk/times/moments.ts";
import { plainLabel } from "#domain/form.ts";
import { dueClass, dueClasses, type DueClass } from "#domain/policy.ts";
import { readDate } from "#domain/time.ts";
import type { ListView, RequestSummary } from "#server/requests/views.ts";

/** The groups of the queue and of the sales to follow up. */
export type GroupName = DueClass | "expired" | "declined";

/** Requests under a heading; a list without groups has one group whose name is null. */
export type Group = { name: GroupName | null; requests: RequestSummary[] };

export const groupNames = {
  late: "Late",
  "short-notice": "Short notice",
  "in-time": "In time",
  expired: "Expired without an answer",
  declined: "Declined",
} as const satisfies Record<GroupName, string>;

/** A list in the server's order; the queue and lost sales in groups, without empty ones. */
export function groupRequests(
  view: ListView,
  requests: readonly RequestSummary[],
  now: Temporal.Instant,
): Group[] {
  if (view === "followup")
    return (["expired", "declined"] as const)
      .map((name) => ({ name, requests: requests.filter(({ state }) => state === name) }))
      .filter((group) => group.requests.length > 0);
  if (view !== "queue") return [{ name: null, requests: [...requests] }];
  return dueClasses
    .map((name) => ({ name, requests: requests.filter((each) => groupOf(each, now) === name) }))
    .filter((group) => group.requests.length > 0);
}

function groupOf({ askedAt, dueAt, pickupAt }: RequestSummary, now: Temporal.Instant): DueClass {
  const asked = Temporal.Instant.from(askedAt);
  const due = Temporal.Instant.from(dueAt);
  const pickup = pickupAt === null ? null : Temporal.Instant.from(pickupAt);
  return dueClass({ asked, due, pickup }, now);
}

/** The pickup's day and time; unreadable text is quoted as typed. */
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
