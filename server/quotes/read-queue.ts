import { Temporal } from "temporal-polyfill";
import { dueClass, dueClasses } from "#domain/due.ts";
import { storedInstant } from "#domain/quote.ts";
import { queueStates } from "#domain/request-state.ts";
import type { RequestState } from "#domain/request.ts";
import type { Reader } from "#server/db/reader.ts";
import type { Tables } from "#server/db/tables.ts";
import { createCountViews } from "./count-views.ts";
import { formatCursor, readCursor, type Cursor } from "./cursor.ts";
import { instantOf, type QuotePorts } from "./ports.ts";
import { selectSummaries, toSummaries, type SummaryRow } from "./summaries.ts";
import type { QueuePage, QueueView, RequestSummary } from "./views.ts";

/** Requests on one page of a list. */
export const pageSize = 100;

export function createReadQueue(ports: Pick<QuotePorts, "database" | "now">) {
  const { reader } = ports.database;
  const countViews = createCountViews(ports);

  /**
   * One page of a list. `queue` comes by due time, and within a page by the groups of the desk; the
   * others newest first.
   * @param before `next` of the page before, or null for the first
   */
  return async function readQueue(view: QueueView, before: string | null): Promise<QueuePage> {
    const now = instantOf(ports);
    const [counts, rows] = await Promise.all([
      countViews(),
      readRows(reader, view, readCursor(before)),
    ]);
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    const requests = await toSummaries(reader, page);
    return {
      now: storedInstant(now),
      counts,
      requests: view === "queue" ? inGroups(requests, now) : requests,
      next: last ? formatCursor([last[orders[view].column], last.reference]) : null,
    };
  };
}

const orders = {
  queue: { column: "due_at", direction: "asc", states: queueStates },
  quoted: { column: "asked_at", direction: "desc", states: ["quoted"] },
  accepted: { column: "asked_at", direction: "desc", states: ["accepted"] },
  all: { column: "received_at", direction: "desc", states: [null] },
} as const satisfies Record<
  QueueView,
  { column: string; direction: string; states: readonly (RequestState | null)[] }
>;

/** One row more than a page. Each state is read by itself, because only so an index gives the order. */
async function readRows(
  db: Reader<Tables>,
  view: QueueView,
  cursor: Cursor | null,
): Promise<SummaryRow[]> {
  const { column, direction, states } = orders[view];
  const lists = await Promise.all(
    states.map((state) => {
      let query = selectSummaries(db)
        .orderBy(`requests.${column}`, direction)
        .orderBy("requests.reference", direction)
        .limit(pageSize + 1);
      if (state !== null) query = query.where("requests.state", "=", state);
      if (cursor)
        query = query.where((eb) =>
          eb(
            eb.refTuple(`requests.${column}`, "requests.reference"),
            direction === "asc" ? ">" : "<",
            eb.tuple(...cursor),
          ),
        );
      return query.execute();
    }),
  );
  if (lists.length === 1) return lists[0]!;
  return lists
    .flat()
    .toSorted((a, b) => compare(a[column], b[column]) || compare(a.reference, b.reference))
    .slice(0, pageSize + 1);
}

function inGroups(requests: readonly RequestSummary[], now: Temporal.Instant): RequestSummary[] {
  const group = ({ askedAt, pickupAt }: RequestSummary) => {
    const pickup = pickupAt === null ? null : Temporal.Instant.from(pickupAt);
    return dueClasses.indexOf(dueClass(Temporal.Instant.from(askedAt), pickup, now));
  };
  return requests
    .map((request) => ({ request, group: group(request) }))
    .toSorted((a, b) => a.group - b.group)
    .map(({ request }) => request);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
