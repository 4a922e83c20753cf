import { quoteTotal } from "#domain/quote.ts";
import type { RequestEvent, RequestState } from "#domain/request.ts";
import type { Ride } from "#domain/ride.ts";
import { storedInstant } from "#domain/time.ts";
import type { Reader } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { statusColumns } from "#server/outbox/email-status.ts";
import type { RequestPorts } from "./change.ts";
import { readDraft, instantOf, readRide, readQuote, readQuotes, selectBooking } from "./current.ts";
import { readEarlier } from "./known.ts";
import { readPending } from "./list.ts";
import { readPayments } from "./payments.ts";
import { readAskedHome } from "./ride.ts";
import { askedOf, readDetails, toSummaries, type BookingRow } from "./stored-request.ts";
import { timelineOf } from "./timeline.ts";
import type { RequestDetails, RequestSummary, VisitorRequest } from "./views.ts";

type Db = Reader<Tables>;

const mostReads = 5;

/** Everything about one booking request; null if there is none. */
export async function readRequest(
  ports: Pick<RequestPorts, "database" | "now">,
  reference: string,
): Promise<RequestDetails | null> {
  const { reader } = ports.database;
  for (let reads = 1; ; reads += 1) {
    // Read first, so that everything else is at least as new as the version shown.
    const row = await selectBooking(reader, reference).executeTakeFirst();
    if (!row) return null;
    const details = await readRequestOf(ports, row);
    // Otherwise it would show what an undo has just made possible, with a version that refuses it.
    if (reads === mostReads || (await readVersion(reader, reference)) === row.version)
      return details;
  }
}

async function readVersion(db: Db, reference: string): Promise<number | undefined> {
  const query = db.selectFrom("requests").select("version").where("reference", "=", reference);
  return (await query.executeTakeFirst())?.version;
}

async function readRequestOf(
  ports: Pick<RequestPorts, "database" | "now">,
  row: BookingRow,
): Promise<RequestDetails> {
  const { reader } = ports.database;
  const { reference } = row;
  const [{ all, standing }, events, emails, notes, waiting, earlier] = await Promise.all([
    readQuotes(reader, reference),
    readEvents(reader, reference),
    readEmails(reader, reference),
    readNotes(reader, reference),
    readSending(reader, row),
    readEarlier(reader, row),
  ]);
  const now = instantOf(ports);
  const offered = all.find(({ version }) => version === row.offered_version) ?? null;
  const [draft, ride] = await Promise.all([
    readDraft(reader, row, now),
    readRide(reader, reference),
  ]);
  const [summary, ...earlierSummaries] = await toSummaries(reader, [row, ...earlier]);
  return {
    ...typedOf(summary!, ride),
    ride,
    now: storedInstant(now),
    termsAgreedAt: row.terms_agreed_at,
    takenBy: row.taken_by,
    canLetGo: row.follow_up_at !== null && (row.state === "expired" || row.state === "declined"),
    asked: askedOf(row),
    earlier: earlierSummaries,
    timeline: timelineOf(row, events, emails, all),
    notes,
    draft,
    quotes: standing,
    offered,
    nextVersion: (all[0]?.version ?? 0) + 1,
    ...waiting,
  };
}

function readEvents(db: Db, reference: string) {
  return db
    .selectFrom("request_events")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("version")
    .execute();
}

function readEmails(db: Db, reference: string) {
  return db
    .selectFrom("emails")
    .select(["id", "audience", "subject", "created_at", "reason", ...statusColumns])
    .where("reference", "=", reference)
    .orderBy("created_at")
    .execute();
}

function readNotes(db: Db, reference: string) {
  return db
    .selectFrom("notes")
    .select(["id", "at", "account_name as name", "text"])
    .where("reference", "=", reference)
    .orderBy("at", "desc")
    .execute();
}

async function readSending(db: Db, { reference, version }: BookingRow) {
  const [pending = null] = await readPending(db, reference);
  const row = await db
    .selectFrom("pending_acts")
    .select(["due_at", "account_name", "details"])
    .where("reference", "=", reference)
    .where("type", "=", "send-quote")
    .where("request_version", "=", version)
    .executeTakeFirst();
  if (!row) return { pending, sending: null };
  const quote = readQuote(row.details);
  const sending = {
    sendAt: row.due_at,
    name: row.account_name,
    quote: quote && { ...quote, totalCents: quoteTotal(quote.lines) },
  };
  return { pending, sending };
}

/** Everything that the visitor's page shows of a booking request; null if there is none. */
export async function readVisitorRequest(
  ports: Pick<RequestPorts, "database" | "now">,
  reference: string,
): Promise<VisitorRequest | null> {
  const { reader } = ports.database;
  const row = await selectBooking(reader, reference).executeTakeFirst();
  if (!row) return null;
  const ride = await readRide(reader, reference);
  const { all, standing } = await readQuotes(reader, reference);
  const home = await readAskedHome(reader, reference);
  const [summary] = await toSummaries(reader, [row]);
  return {
    ...visitorFactsOf(typedOf(summary!, ride)),
    now: storedInstant(instantOf(ports)),
    askedHome: ride.legs.length > 1 || !home.isOpen ? null : home.asked,
    isZoneCertain:
      row.pickup_zone_source !== "default" ||
      row.valid_until !== null ||
      ride.legs[0].confirmed ||
      ride.legs[0].zone !== row.asked_pickup_zone,
    quotes: standing,
    offered: all.find(({ version }) => version === row.offered_version) ?? null,
    payment: (await readPayments(reader, [reference])).get(reference) ?? null,
    last: await readLast(reader, row),
  };
}

/** The current ride, with the contact who gets the emails. */
function typedOf(summary: RequestSummary, { firstName, lastName, cellPhone, email }: Ride) {
  return { ...summary, firstName, lastName, cellPhone, email };
}

/** Leaves out what only the team may see. */
function visitorFactsOf({
  version: _version,
  name: _name,
  flags: _flags,
  source: _source,
  hasEmail: _hasEmail,
  pickupNote: _note,
  quote: _quote,
  offeredVersion: _offered,
  ...facts
}: ReturnType<typeof typedOf>) {
  return facts;
}

const endings: Partial<Record<RequestState, RequestEvent["type"]>> = {
  accepted: "accept",
  declined: "decline",
  expired: "expire",
  withdrawn: "withdraw",
  cancelled: "cancel",
  closed: "close",
  completed: "complete",
};

/** The event that led to the request's current state. */
async function readLast(db: Db, { reference, state }: BookingRow): Promise<VisitorRequest["last"]> {
  const type = endings[state];
  if (type === undefined) return null;
  const row = await db
    .selectFrom("request_events")
    .select(["at", "actor", "quote_version", "reason", "details"])
    .where("reference", "=", reference)
    .where("type", "=", type)
    .orderBy("version", "desc")
    .executeTakeFirst();
  if (!row) return null;
  const { at, actor: by, quote_version: quoteVersion, reason, details } = row;
  const { closing, cancellation } = readDetails({ type, details });
  return { type, at, by, quoteVersion, reason, closing, cancellation };
}
