import { quoteTotal } from "#domain/quote.ts";
import { queueStates, type RequestState } from "#domain/request.ts";
import { storedInstant } from "#domain/time.ts";
import type { Reader } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { countHeld } from "#server/outbox/outbox.ts";
import { instantOf, type RequestPorts } from "./ports.ts";
import { quoteBeingSent } from "./stored-quotes.ts";
import { selectSummaries, toSummaries, type SummaryRow } from "./stored-request.ts";
import type { ListPage, ListView, PendingAct } from "./views.ts";

export const pageSize = 100;

/** What each list holds, and the moment that orders it; the index has the same columns. */
const lists = {
  queue: { states: queueStates, column: "due_at", direction: "asc" },
  quoted: { states: ["quoted"], column: "valid_until", direction: "asc" },
  accepted: { states: ["accepted"], column: "pickup_at", direction: "asc" },
  followup: { states: ["expired", "declined"], column: "follow_up_at", direction: "desc" },
  all: { states: [null], column: "received_at", direction: "desc" },
} as const satisfies Record<
  ListView,
  { states: readonly (RequestState | null)[]; column: string; direction: string }
>;

/**
 * One page of a list: the queue by due time, quoted requests by their quote's end, rides by pickup,
 * lost sales and all requests with the newest first.
 * @param before `next` of the page before, or null for the first
 */
export async function readList(
  { database, now }: Pick<RequestPorts, "database" | "now">,
  view: ListView,
  before: string | null,
): Promise<ListPage> {
  const { reader } = database;
  const [counts, heldEmails, pending, rows] = await Promise.all([
    countLists(reader),
    countHeld(reader),
    readPending(reader),
    readRows(reader, view, readCursor(before)),
  ]);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    now: storedInstant(instantOf({ now })),
    counts,
    heldEmails,
    pending,
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
      if (view === "followup") query = query.where("requests.follow_up_at", "is not", null);
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
  const sign = direction === "asc" ? 1 : -1;
  return byState
    .flat()
    .toSorted(
      (a, b) =>
        sign * (compare(momentOf(a, view), momentOf(b, view)) || compare(a.reference, b.reference)),
    )
    .slice(0, pageSize + 1);
}

/** How many requests wait for a quote beyond the moment by which it was promised. */
export async function countLate({
  database,
  now,
}: Pick<RequestPorts, "database" | "now">): Promise<number> {
  const { late } = await database.reader
    .selectFrom("requests")
    .select((eb) => eb.fn.countAll<number | string>().as("late"))
    .where("kind", "=", "booking")
    .where("state", "in", [...queueStates])
    .where("due_at", "<", storedInstant(instantOf({ now })))
    .executeTakeFirstOrThrow();
  return Number(late);
}

/** How many requests each list holds. All of them are not counted: that would read the whole table. */
async function countLists(db: Reader<Tables>): Promise<ListPage["counts"]> {
  const rows = await db
    .selectFrom("requests")
    .select((eb) => ["state", eb.fn.countAll<number | string>().as("count")])
    .where("kind", "=", "booking")
    .where((eb) =>
      eb.or([
        eb("state", "in", [...queueStates, "quoted", "accepted"]),
        eb("state", "in", ["expired", "declined"]).and("follow_up_at", "is not", null),
      ]),
    )
    .groupBy("state")
    .execute();
  const counts = { queue: 0, quoted: 0, accepted: 0, followup: 0 };
  for (const { state, count } of rows) counts[listOfState(state)] += Number(count);
  return counts;
}

function listOfState(state: RequestState): keyof ListPage["counts"] {
  if (state === "quoted" || state === "accepted") return state;
  return state === "expired" || state === "declined" ? "followup" : "queue";
}

/** What can still be undone, the newest last. Where the request has changed since, nothing will happen. */
export async function readPending(
  db: Reader<Tables>,
  reference: string | null = null,
): Promise<PendingAct[]> {
  let query = db
    .selectFrom("pending_acts as act")
    .innerJoin("requests", "requests.reference", "act.reference")
    .innerJoin("booking_requests as booking", "booking.reference", "act.reference")
    .selectAll("act")
    .select(["booking.first_name", "booking.last_name"])
    .select((eb) =>
      eb
        .selectFrom("quotes")
        .select((inner) => inner.fn.max("quotes.version").as("newest"))
        .whereRef("quotes.reference", "=", "act.reference")
        .as("newest"),
    )
    .whereRef("act.request_version", "=", "requests.version");
  if (reference !== null) query = query.where("act.reference", "=", reference);
  const rows = await query.orderBy("act.pressed_at").orderBy("act.reference").execute();
  return rows.map((row) => {
    const quote = row.type === "send-quote" ? quoteBeingSent(row) : null;
    const facts = row.type === "send-quote" ? {} : (JSON.parse(row.details) as ActFacts);
    return {
      reference: row.reference,
      visitor: `${row.first_name} ${row.last_name}`,
      type: row.type,
      by: row.account_name,
      pressedAt: row.pressed_at,
      dueAt: row.due_at,
      quote: quote && { version: (row.newest ?? 0) + 1, totalCents: quoteTotal(quote.lines) },
      why: facts.why ?? null,
      twin: facts.twin ?? null,
      refundCents: facts.refundCents ?? null,
    };
  });
}

type ActFacts = Partial<Pick<PendingAct, "why" | "twin" | "refundCents">>;

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

/** Every quoted request has an end, every accepted one a pickup, and a lost one the time of its end. */
function momentOf(row: SummaryRow, view: ListView): string {
  return row[lists[view].column] ?? "";
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
