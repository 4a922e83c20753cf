import { quoteTotal } from "#domain/quote.ts";
import type { RequestEvent, RequestState } from "#domain/request.ts";
import { storedInstant } from "#domain/time.ts";
import { toBookingText } from "#server/db/booking-columns.ts";
import type { Reader } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { standingColumns } from "#server/outbox/settlement.ts";
import { readDraft } from "./drafts.ts";
import { readPayments } from "./payments.ts";
import { instantOf, type RequestPorts } from "./ports.ts";
import {
  askedPickup,
  quoteBeingSent,
  readQuotes,
  statusOf,
  selectBooking,
  selectSummaries,
  toSummaries,
  type BookingRow,
} from "./stored-request.ts";
import { timelineOf } from "./timeline.ts";
import type { RequestDetails, VisitorRequest } from "./views.ts";

const mostEarlier = 20;

type Db = Reader<Tables>;

/** Everything about one booking request; null for any other reference. */
export async function readRequest(
  ports: Pick<RequestPorts, "database" | "now">,
  reference: string,
): Promise<RequestDetails | null> {
  const { reader } = ports.database;
  // First, so that whatever is read after it is at least as new as the version that is shown.
  const row = await selectBooking(reader, reference).executeTakeFirst();
  if (!row) return null;
  const [quotes, events, emails, notes, sending, earlier] = await Promise.all([
    readQuotes(reader, reference),
    readEvents(reader, reference),
    readEmails(reader, reference),
    readNotes(reader, reference),
    readSending(reader, row),
    readEarlier(reader, row),
  ]);
  const now = instantOf(ports);
  const draft = await readDraft(reader, row, now);
  const [summary, ...earlierSummaries] = await toSummaries(reader, [row, ...earlier]);
  return {
    ...summary!,
    ...toBookingText(row),
    now: storedInstant(now),
    termsAgreedAt: row.terms_agreed_at,
    asked: askedPickup(row),
    earlier: earlierSummaries,
    timeline: timelineOf(row.received_at, events, emails, quotes),
    notes,
    draft,
    quotes,
    sending,
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
    .select(["id", "audience", "subject", "created_at", "reason", ...standingColumns])
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

/** Nothing will be sent where the request has changed since Send was pressed. */
async function readSending(db: Db, { reference, version }: BookingRow) {
  const row = await db
    .selectFrom("sending_quotes")
    .select(["send_at", "account_name", "quote"])
    .where("reference", "=", reference)
    .where("request_version", "=", version)
    .executeTakeFirst();
  if (!row) return null;
  const quote = quoteBeingSent(row);
  return {
    sendAt: row.send_at,
    name: row.account_name,
    quote: quote && { ...quote, totalCents: quoteTotal(quote.lines) },
  };
}

function readEarlier(db: Db, { email_norm, reference }: BookingRow) {
  return selectSummaries(db)
    .where("requests.email_norm", "=", email_norm)
    .where("requests.reference", "<>", reference)
    .orderBy("requests.received_at", "desc")
    .limit(mostEarlier)
    .execute();
}

/** All that the visitor's page shows of a booking request; null if there is none. */
export async function readVisitorRequest(
  ports: Pick<RequestPorts, "database" | "now">,
  reference: string,
): Promise<VisitorRequest | null> {
  const { reader } = ports.database;
  const row = await selectBooking(reader, reference).executeTakeFirst();
  if (!row) return null;
  return {
    ...statusOf(row),
    ...toBookingText(row),
    now: storedInstant(instantOf(ports)),
    asked: askedPickup(row),
    quotes: await readQuotes(reader, reference),
    payment: (await readPayments(reader, [reference])).get(reference) ?? null,
    last: await readLast(reader, row),
  };
}

const endings: Partial<Record<RequestState, RequestEvent["type"]>> = {
  accepted: "accept",
  declined: "decline",
  expired: "expire",
  withdrawn: "withdraw",
  completed: "complete",
};

/** What brought the request into the state that it is in. */
async function readLast(db: Db, { reference, state }: BookingRow): Promise<VisitorRequest["last"]> {
  const type = endings[state];
  if (type === undefined) return null;
  const row = await db
    .selectFrom("request_events")
    .select(["at", "actor", "quote_version"])
    .where("reference", "=", reference)
    .where("type", "=", type)
    .orderBy("version", "desc")
    .executeTakeFirst();
  return row ? { type, at: row.at, by: row.actor, quoteVersion: row.quote_version } : null;
}
