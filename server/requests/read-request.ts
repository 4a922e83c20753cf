import { phoneKey } from "#domain/form.ts";
import { quoteTotal } from "#domain/quote.ts";
import { mailboxKey, type RequestEvent, type RequestState } from "#domain/request.ts";
import type { Ride } from "#domain/ride.ts";
import { storedInstant } from "#domain/time.ts";
import type { Reader } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { statusColumns } from "#server/outbox/email-status.ts";
import type { RequestPorts } from "./change.ts";
import { readDraft, instantOf, readRide, readQuote, readQuotes, selectBooking } from "./current.ts";
import { readPending } from "./list.ts";
import { readPayments } from "./payments.ts";
import { readAskedHome } from "./ride.ts";
import {
  askedOf,
  readDetails,
  selectSummaries,
  toSummaries,
  type BookingRow,
  type SummaryRow,
} from "./stored-request.ts";
import { timelineOf } from "./timeline.ts";
import type { RequestDetails, RequestSummary, VisitorRequest } from "./views.ts";

const mostEarlier = 20;

type Db = Reader<Tables>;

/** Everything about one booking request; null if there is none. */
export async function readRequest(
  ports: Pick<RequestPorts, "database" | "now">,
  reference: string,
): Promise<RequestDetails | null> {
  const { reader } = ports.database;
  // Read first, so that everything else is at least as new as the version shown.
  const row = await selectBooking(reader, reference).executeTakeFirst();
  if (!row) return null;
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

const mostKnown = 3;

/** The newest requests with this phone number or this email address. */
export async function readKnown(
  { database: { reader } }: Pick<RequestPorts, "database">,
  { cellPhone, email }: { cellPhone: string; email: string },
): Promise<RequestSummary[]> {
  const keys = { phone_norm: phoneKey(cellPhone), email_norm: mailboxKey(email) };
  return toSummaries(reader, await readByKeys(reader, keys, mostKnown));
}

type Keys = Pick<BookingRow, "phone_norm" | "email_norm">;

/** The newest with either key, each once. Each key has an index, so no other rows are sorted. */
async function readByKeys(db: Db, keys: Keys, most: number): Promise<SummaryRow[]> {
  const found = await Promise.all([
    readByKey(db, "phone_norm", keys, most),
    readByKey(db, "email_norm", keys, most),
  ]);
  const rows = new Map(found.flat().map((row) => [row.reference, row]));
  const newest = [...rows.values()].toSorted((a, b) => (a.received_at < b.received_at ? 1 : -1));
  return newest.slice(0, most);
}

async function readByKey(db: Db, column: keyof Keys, { [column]: key }: Keys, most: number) {
  if (key === "") return [];
  return selectSummaries(db)
    .where(`requests.${column}`, "=", key)
    .orderBy("requests.received_at", "desc")
    .limit(most)
    .execute();
}

/** Other requests with this phone number or mailbox, without the request itself. */
async function readEarlier(db: Db, { reference, phone_norm, email_norm }: BookingRow) {
  const found = await readByKeys(db, { phone_norm, email_norm }, mostEarlier + 1);
  return found.filter((row) => row.reference !== reference).slice(0, mostEarlier);
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
