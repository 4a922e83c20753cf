import { sql } from "kysely";
import { quoteTotal } from "#domain/quote.ts";
import { queueStates, type RequestState } from "#domain/request.ts";
import { storedInstant } from "#domain/time.ts";
import type { Reader } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { countHeld } from "#server/outbox/email-status.ts";
import type { RequestPorts } from "./change.ts";
import { instantOf, readQuote } from "./current.ts";
import { selectSummaries, toSummaries, type SummaryRow } from "./stored-request.ts";
import type { ListPage, ListView, PendingAct } from "./views.ts";

export const pageSize = 100;

/**
 * The states in each list, and its sort columns, as in the index. Requests received overnight
 * share one due time, so `received_at` breaks the tie.
 */
const lists = {
  queue: { states: queueStates, order: ["due_at", "received_at"], direction: "asc" },
  quoted: { states: ["quoted"], order: ["valid_until"], direction: "asc" },
  accepted: { states: ["accepted"], order: ["pickup_at"], direction: "asc" },
  followup: { states: ["expired", "declined"], order: ["follow_up_at"], direction: "desc" },
  all: { states: [null], order: ["received_at"], direction: "desc" },
} as const satisfies Record<ListView, List>;

type List = {
  states: readonly (RequestState | null)[];
  order: readonly ("due_at" | "follow_up_at" | "pickup_at" | "received_at" | "valid_until")[];
  direction: "asc" | "desc";
};

/**
 * One page of a list: the queue by due time, quoted requests by the end of their quote, rides by
 * pickup, lost sales and all requests newest first.
 * @param before `next` of the previous page, or null for the first
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
    readRows(reader, lists[view], before),
  ]);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    now: storedInstant(instantOf({ now })),
    counts,
    heldEmails,
    pending,
    requests: await toSummaries(reader, page),
    next: last ? positionOf(last, lists[view]) : null,
  };
}

/** One row more than a page. Reads each state separately, so that an index provides the order. */
function readRows(db: Reader<Tables>, list: List, before: string | null): Promise<SummaryRow[]> {
  const { states, order, direction } = list;
  const columns = [...order, "reference"] as const;
  const position = readPosition(before, list);
  const [first, ...rest] = states.map((state) => {
    let query = selectSummaries(db).limit(pageSize + 1);
    for (const column of columns) query = query.orderBy(`requests.${column}`, direction);
    if (state !== null) query = query.where("requests.state", "=", state);
    if (list === lists.followup) query = query.where("requests.follow_up_at", "is not", null);
    if (position) {
      const here = sql.join(columns.map((column) => sql.ref(`requests.${column}`)));
      const beyond = sql.raw(direction === "asc" ? ">" : "<");
      query = query.where(sql<boolean>`(${here}) ${beyond} (${sql.join(position)})`);
    }
    return db.selectFrom(query.as("page")).selectAll();
  });
  let merged = rest.reduce((all, each) => all.unionAll(each), first!).limit(pageSize + 1);
  for (const column of columns) merged = merged.orderBy(column, direction);
  return merged.execute();
}

/** How many requests wait for a quote past the promised time. */
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

/** How many requests each list has. Doesn't count "all", which would read the whole table. */
async function countLists(db: Reader<Tables>): Promise<ListPage["counts"]> {
  const byState = db
    .selectFrom("requests")
    .select((eb) => ["state", eb.fn.countAll<number | string>().as("count")])
    .where("kind", "=", "booking")
    .groupBy("state");
  // Two queries: with an OR, SQLite would read every booking.
  const live = byState.where("state", "in", [...queueStates, "quoted", "accepted"]);
  const lost = byState.where("state", "in", lists.followup.states).where("follow_up_at", ">", "");
  const rows = await live.unionAll(lost).execute();
  const counts = { queue: 0, quoted: 0, accepted: 0, followup: 0 };
  for (const { state, count } of rows) counts[listOfState(state)] += Number(count);
  return counts;
}

function listOfState(state: RequestState): keyof ListPage["counts"] {
  if (state === "quoted" || state === "accepted") return state;
  return state === "expired" || state === "declined" ? "followup" : "queue";
}

/** What can still be undone, newest last. Actions on requests that have changed will do nothing. */
export async function readPending(
  db: Reader<Tables>,
  reference: string | null = null,
): Promise<PendingAct[]> {
  let query = db
    .selectFrom("pending_acts as act")
    .innerJoin("requests", "requests.reference", "act.reference")
    .innerJoin("rides", "rides.reference", "act.reference")
    .selectAll("act")
    .select(["rides.first_name", "rides.last_name"])
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
    const quote = row.type === "send-quote" ? readQuote(row.details) : null;
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

/** A row's position in its list: its sort columns, then its reference. */
function positionOf(row: SummaryRow, { order }: List): string {
  return [...order.map((column) => row[column] ?? ""), row.reference].join("_");
}

/** @returns null for any other text; the first page is read then */
function readPosition(text: string | null, { order }: List): string[] | null {
  const position = text?.split("_") ?? [];
  const moments = position.slice(0, -1);
  const isKnown =
    moments.length === order.length && moments.every((moment) => instantPattern.test(moment));
  return isKnown && referencePattern.test(position.at(-1) ?? "") ? position : null;
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const referencePattern = /^[\w-]{1,20}$/;
