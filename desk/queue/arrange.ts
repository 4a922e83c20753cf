import { Temporal } from "temporal-polyfill";
import { dueClass, dueClasses, urgency, type DueClass } from "#domain/due.ts";
import type { QueueView, RequestSummary } from "#server/desk/views.ts";

/** Requests under a heading; a list without groups has one whose name is null. */
export type Group = { name: DueClass | null; requests: RequestSummary[] };

export const groupNames = {
  late: "Late",
  "short-notice": "Short notice",
  "in-time": "In time",
} as const satisfies Record<DueClass, string>;

/** A list as it is shown: by what comes first, except All, which keeps the server's order. */
export function arrange(
  view: QueueView,
  requests: readonly RequestSummary[],
  now: Temporal.Instant,
): Group[] {
  if (view === "queue") return arrangeQueue(requests, now);
  const moment = moments[view];
  return [{ name: null, requests: moment ? sortBy(requests, moment) : [...requests] }];
}

const moments: Record<Exclude<QueueView, "queue">, ((request: RequestSummary) => string) | null> = {
  quoted: ({ quote }) => quote?.validUntil ?? "",
  accepted: ({ pickupAt }) => pickupAt ?? "",
  all: null,
};

/** The queue's groups in their order, each by due time; empty ones are left out. */
function arrangeQueue(requests: readonly RequestSummary[], now: Temporal.Instant): Group[] {
  const sorted = sortBy(requests, ({ dueAt }) => dueAt);
  return dueClasses
    .map((name) => ({ name, requests: sorted.filter((each) => groupOf(each, now) === name) }))
    .filter((group) => group.requests.length > 0);
}

/** By a moment as text in UTC, the earliest first. */
function sortBy(requests: readonly RequestSummary[], moment: (request: RequestSummary) => string) {
  return requests.toSorted((a, b) => Number(moment(a) > moment(b)) - Number(moment(a) < moment(b)));
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
