import { Temporal } from "temporal-polyfill";
import { dueClass, dueClasses, type DueClass } from "#domain/policy.ts";
import type { ListView, RequestSummary } from "#server/requests/views.ts";

/** Requests under a heading; a list without groups has one whose name is null. */
export type Group = { name: DueClass | null; requests: RequestSummary[] };

export const groupNames = {
  late: "Late",
  "short-notice": "Short notice",
  "in-time": "In time",
} as const satisfies Record<DueClass, string>;

/** A list in the server's order; the queue in its groups, empty ones left out. */
export function arrange(
  view: ListView,
  requests: readonly RequestSummary[],
  now: Temporal.Instant,
): Group[] {
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
