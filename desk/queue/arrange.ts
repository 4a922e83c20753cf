import { Temporal } from "temporal-polyfill";
import { dueClass, dueClasses, urgency, type DueClass } from "#domain/due.ts";
import type { RequestSummary } from "#server/desk/views.ts";

/** Requests under a heading; a list without groups has one whose name is null. */
export type Group = { name: DueClass | null; requests: RequestSummary[] };

export const groupNames = {
  late: "Late",
  "short-notice": "Short notice",
  "in-time": "In time",
} as const satisfies Record<DueClass, string>;

/** The queue's groups in their order, each by due time; empty ones are left out. */
export function arrange(requests: readonly RequestSummary[], now: Temporal.Instant): Group[] {
  const sorted = requests.toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0));
  return dueClasses
    .map((name) => ({ name, requests: sorted.filter((each) => groupOf(each, now) === name) }))
    .filter((group) => group.requests.length > 0);
}

/** Late by the due time that was stored; short notice as judged when it was asked. */
export function groupOf(
  { askedAt, dueAt, pickupAt }: Pick<RequestSummary, "askedAt" | "dueAt" | "pickupAt">,
  now: Temporal.Instant,
): DueClass {
  if (urgency(Temporal.Instant.from(dueAt), now) === "late") return "late";
  const asked = Temporal.Instant.from(askedAt);
  return dueClass(asked, pickupAt === null ? null : Temporal.Instant.from(pickupAt), asked);
}
