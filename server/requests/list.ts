import { queueStates, type RequestState } from "#domain/request.ts";
import { storedInstant } from "#domain/time.ts";
import type { Reader } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { countHeld } from "#server/outbox/outbox.ts";
import { instantOf, type RequestPorts } from "./ports.ts";
import { selectSummaries, toSummaries, type SummaryRow } from "./stored-request.ts";
import type { ListPage, ListView } from "./views.ts";

/** Requests on one page of a list. */
export const pageSize = 100;

/** What each list holds, and the moment that orders it; the index has the same columns. */
const lists = {
  queue: { states: queueStates, column: "due_at", direction: "asc" },
  quoted: { states: ["quoted"], column: "valid_until", direction: "asc" },
  accepted: { states: ["accepted"], column: "pickup_at", direction: "asc" },
  all: { states: [null], column: "received_at", direction: "desc" },
} as const satisfies Record<
  ListView,
  { states: readonly (RequestState | null)[]; column: string; direction: string }
>;

/**
 * One page of a list: the queue by due time, quoted requests by their quote's end, rides by pickup,
 * and all requests with the newest first.
 * @param before `next` of the page before, or null for the first
 */
export async function readList(
  { database, now }: Pick<RequestPorts, "database" | "now">,
  view: ListView,
  before: string | null,
): Promise<ListPage> {
  const { reader } = database;
  const [counts, heldEmails, rows] = await Promise.all([
    countLists(reader),
    countHeld(reader),
    readRows(reader, view, readCursor(before)),
  ]);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    now: storedInstant(instantOf({ now })),
    counts,
    heldEmails,
    requests: await toSummaries(reader, page),
    next: last ? formatCursor([momentOf(last, view), last.reference]) : null,
  };
}

/** One row more than a page. Each state is read by itself, because only so an index gives the order. */
async function readRows(
  db: Reader<Tables>,
  view: ListView,
  cursor: Cursor | null,
): Promise<SummaryRow[]> {
  const { column, direction, states } = lists[view];
  const byState = await Promise.all(
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
  if (byState.length === 1) return byState[0]!;
  return byState
    .flat()
    .toSorted(
      (a, b) => compare(momentOf(a, view), momentOf(b, view)) || compare(a.reference, b.reference),
    )
    .slice(0, pageSize + 1);
}

/** How many requests each list holds. All of them are not counted: that would read the whole table. */
async function countLists(db: Reader<Tables>): Promise<ListPage["counts"]> {
  const rows = await db
    .selectFrom("requests")
    .select((eb) => ["state", eb.fn.countAll<number | string>().as("count")])
    .where("kind", "=", "booking")
    .where("state", "in", [...queueStates, "quoted", "accepted"])
    .groupBy("state")
    .execute();
  const counts = { queue: 0, quoted: 0, accepted: 0 };
  for (const { state, count } of rows)
    counts[state === "quoted" || state === "accepted" ? state : "queue"] += Number(count);
  return counts;
}

/** Where a page ends: the moment that orders the list, and the reference where moments are equal. */
type Cursor = readonly [moment: string, reference: string];

const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,20})$/;

function formatCursor([moment, reference]: Cursor): string {
  return `${moment}_${reference}`;
}

/** @returns null for anything else, which reads the first page */
function readCursor(text: string | null): Cursor | null {
  const [, moment, reference] = cursorPattern.exec(text ?? "") ?? [];
  return moment !== undefined && reference !== undefined ? [moment, reference] : null;
}

/** Every quoted request has an end, and every accepted one a pickup. */
function momentOf(row: SummaryRow, view: ListView): string {
  return row[lists[view].column] ?? "";
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
