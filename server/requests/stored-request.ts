import type { z } from "zod";
import { cancellationSchema, closingSchema, undoneSchema } from "#domain/closing-schema.ts";
import { quoteTotal, storedQuoteSchema, type Quote } from "#domain/quote.ts";
import { parseFlags, type RequestEvent, type RequestState } from "#domain/request.ts";
import type { Reader } from "#server/db/database.ts";
import type {
  StoredBooking,
  StoredEvent,
  StoredPending,
  StoredQuote,
  StoredRequest,
  Tables,
} from "#server/db/tables.ts";
import { readPayments } from "./payments.ts";
import type { EventDetails, QuoteView, RequestDetails, RequestSummary } from "./views.ts";

type Db = Pick<Reader<Tables>, "selectFrom">;

export type BookingRow = StoredRequest & StoredBooking;

/** A booking request with all that was asked; contact messages have no such row. */
export function selectBooking(db: Db, reference: string) {
  return db
    .selectFrom("requests")
    .innerJoin("booking_requests as booking", "booking.reference", "requests.reference")
    .selectAll("booking")
    .selectAll("requests")
    .where("requests.reference", "=", reference);
}

/** Booking requests with what a list shows of them. */
export function selectSummaries(db: Db) {
  return db
    .selectFrom("requests")
    .innerJoin("booking_requests as booking", "booking.reference", "requests.reference")
    .select([
      "requests.reference",
      "requests.version",
      "requests.state",
      "requests.received_at",
      "requests.asked_at",
      "requests.due_at",
      "requests.pickup_at",
      "requests.pickup_zone",
      "requests.valid_until",
      "requests.follow_up_at",
      "requests.flags",
      "booking.first_name",
      "booking.last_name",
      "booking.pickup_address",
      "booking.dropoff_address",
      "booking.date",
      "booking.time",
      "booking.passengers",
      "booking.vehicle_type",
      "booking.pickup_note",
      "booking.pickup_clock_change",
    ])
    .where("requests.kind", "=", "booking");
}

export type SummaryRow = Awaited<
  ReturnType<ReturnType<typeof selectSummaries>["executeTakeFirstOrThrow"]>
>;

/** The summaries of these rows, in their order, each with its newest quote. */
export async function toSummaries(db: Db, rows: readonly SummaryRow[]): Promise<RequestSummary[]> {
  const references = rows.map(({ reference }) => reference);
  const [quotes, payments, endings] = await Promise.all([
    readNewestQuotes(db, references),
    readPayments(db, references),
    readEndings(db, rows),
  ]);
  return rows.map((row) => ({
    ...statusOf(row),
    ...deskFactsOf(row),
    pickupAddress: row.pickup_address,
    dropoffAddress: row.dropoff_address,
    date: row.date,
    time: row.time,
    passengers: row.passengers,
    vehicleType: row.vehicle_type,
    quote: quotes.get(row.reference) ?? null,
    payment: payments.get(row.reference) ?? null,
    ending: endings.get(row.reference) ?? null,
  }));
}

/** Where a request stands, for its visitor too. */
export function statusOf(row: SummaryRow) {
  return {
    reference: row.reference,
    state: row.state,
    receivedAt: row.received_at,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    pickupAt: row.pickup_at,
    pickupZone: row.pickup_zone ?? "America/Denver",
  } satisfies Partial<RequestSummary>;
}

function deskFactsOf(row: SummaryRow) {
  return {
    version: row.version,
    name: `${row.first_name} ${row.last_name}`,
    pickupNote: row.valid_until === null ? row.pickup_note : null,
    clockChange: row.valid_until === null ? row.pickup_clock_change : null,
    flags: parseFlags(row.flags),
  } satisfies Partial<RequestSummary>;
}

/** The pickup as the visitor asked for it. */
export function askedPickup(booking: StoredBooking): RequestDetails["asked"] {
  return {
    pickupAt: booking.asked_pickup_at,
    pickupZone: booking.asked_pickup_zone ?? "America/Denver",
    zoneSource: booking.pickup_zone_source,
    clockChange: booking.pickup_clock_change,
  };
}

async function readNewestQuotes(db: Db, references: readonly string[]) {
  if (references.length === 0) return new Map<string, RequestSummary["quote"]>();
  const rows = await db
    .selectFrom("quotes")
    .select(["reference", "version", "total_cents", "valid_until"])
    .where("reference", "in", references)
    .orderBy("version")
    .execute();
  // A later version replaces an earlier one.
  return new Map(
    rows.map(({ reference, version, total_cents, valid_until }) => [
      reference,
      { version, totalCents: total_cents, validUntil: valid_until },
    ]),
  );
}

const endingEvents: Partial<Record<RequestState, RequestEvent["type"]>> = {
  declined: "decline",
  expired: "expire",
  cancelled: "cancel",
  closed: "close",
};

/** How those of the requests ended that came to nothing, or that were cancelled. */
async function readEndings(db: Db, rows: readonly SummaryRow[]) {
  const ended = rows.filter(({ state }) => endingEvents[state]);
  if (ended.length === 0) return new Map<string, RequestSummary["ending"]>();
  const events = await db
    .selectFrom("request_events")
    .selectAll()
    .where(
      "reference",
      "in",
      ended.map(({ reference }) => reference),
    )
    .where("type", "in", ["decline", "expire", "cancel", "close"])
    .orderBy("version")
    .execute();
  const states = new Map(ended.map(({ reference, state }) => [reference, state]));
  // The last of its kind counts.
  return new Map(
    events
      .filter(({ reference, type }) => endingEvents[states.get(reference) ?? "received"] === type)
      .map((event) => [event.reference, endingOf(event)]),
  );
}

function endingOf(event: StoredEvent): NonNullable<RequestSummary["ending"]> {
  const { closing, cancellation } = readDetails(event);
  return {
    at: event.at,
    reason: event.reason,
    why: closing?.why ?? cancellation?.why ?? null,
    twin: closing?.twin ?? null,
    refundCents: cancellation?.refundCents ?? null,
  };
}

/** What else is stored of an event; each is null unless the event has it. */
export function readDetails({
  type,
  details,
}: Pick<StoredEvent, "type" | "details">): EventDetails {
  const read = <Output>(of: string, schema: z.ZodType<Output>): Output | null =>
    type === of && details !== null ? schema.parse(JSON.parse(details)) : null;
  return {
    closing: read("close", closingSchema),
    cancellation: read("cancel", cancellationSchema),
    undone: read("undo", undoneSchema),
  };
}

/** The details of the last event of a type; all null without one. */
export async function readLastDetails(
  db: Db,
  reference: string,
  type: StoredEvent["type"],
): Promise<EventDetails> {
  const event = await db
    .selectFrom("request_events")
    .select(["type", "details"])
    .where("reference", "=", reference)
    .where("type", "=", type)
    .orderBy("version", "desc")
    .executeTakeFirst();
  return readDetails(event ?? { type, details: null });
}

/** All versions that were sent for a request, newest first. */
export async function readQuotes(db: Db, reference: string): Promise<QuoteView[]> {
  const rows = await db
    .selectFrom("quotes")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("version", "desc")
    .execute();
  return rows.map(quoteView);
}

function quoteView(row: StoredQuote): QuoteView {
  const quote = storedQuoteSchema.parse(JSON.parse(row.quote));
  return {
    ...quote,
    version: row.version,
    sentAt: row.sent_at,
    sentBy: row.account_name,
    totalCents: quoteTotal(quote.lines),
  };
}

/** A quote on its way; null if it cannot be read, so that it never keeps its request from being read. */
export function quoteBeingSent({ details }: Pick<StoredPending, "details">): Quote | null {
  try {
    return storedQuoteSchema.parse(JSON.parse(details));
  } catch {
    return null;
  }
}
