import { Temporal } from "temporal-polyfill";
import { dueClass, dueClasses, type DueClass } from "#domain/policy.ts";
import type { ListView, RequestSummary } from "#server/requests/views.ts";

/** The groups of the queue, and of what is to be followed up. */
export type GroupName = DueClass | "expired" | "declined";

/** Requests under a heading; a list without groups has one whose name is null. */
export type Group = { name: GroupName | null; requests: RequestSummary[] };

export const groupNames = {
  late: "Late",
  "short-notice": "Short notice",
  "in-time": "In time",
  expired: "Ended without an answer",
  declined: "Declined",
} as const satisfies Record<GroupName, string>;

/** A list in the server's order; the queue and lost sales in their groups, empty ones left out. */
export function arrange(
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
