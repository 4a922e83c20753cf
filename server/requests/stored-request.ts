import type { z } from "zod";
import { cancellationSchema, closingSchema, undoneSchema } from "#domain/closing-schema.ts";
import { parseFlags, type RequestEvent, type RequestState } from "#domain/request.ts";
import { currentRide, currentVersion, type Ride, type CurrentRide } from "#domain/ride.ts";
import { toBookingText } from "#server/db/booking-columns.ts";
import type { Reader } from "#server/db/database.ts";
import type { StoredBooking, StoredEvent, StoredRequest, Tables } from "#server/db/tables.ts";
import { readQuote, readRides, stands } from "./current.ts";
import { readPayments } from "./payments.ts";
import type { EventDetails, RequestDetails, RequestSummary } from "./views.ts";

type Db = Pick<Reader<Tables>, "selectFrom">;

export type BookingRow = StoredRequest & StoredBooking;

/** Booking requests with the columns that a list shows. */
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
      "requests.accepted_version",
      "requests.offered_version",
      "requests.flags",
      "booking.date",
      "booking.time",
      "booking.pickup_note",
      "booking.pickup_clock_change",
      "booking.source",
    ])
    .where("requests.kind", "=", "booking");
}

export type SummaryRow = Awaited<
  ReturnType<ReturnType<typeof selectSummaries>["executeTakeFirstOrThrow"]>
>;

/** The summaries of these rows, in their order, with the current ride and the newest quote. */
export async function toSummaries(db: Db, rows: readonly SummaryRow[]): Promise<RequestSummary[]> {
  const references = rows.map(({ reference }) => reference);
  const [rides, payments, endings] = await Promise.all([
    readCurrentRides(db, rows),
    readPayments(db, references),
    readEndings(db, rows),
  ]);
  return rows.map((row, index) => {
    const { now, newest } = rides[index]!;
    const { legs, ...rest } = now;
    return {
      ...statusOf(row),
      ...deskFactsOf(row, now),
      ...legs[0],
      legs,
      name: `${rest.firstName} ${rest.lastName}`,
      passengers: rest.passengers,
      hasEmail: rest.email !== "",
      quote: newest
        ? {
            version: newest.version,
            totalCents: newest.total_cents,
            validUntil: newest.valid_until,
          }
        : null,
      offeredVersion: row.offered_version,
      payment: payments.get(row.reference) ?? null,
      ending: endings.get(row.reference) ?? null,
    };
  });
}

/** Each row's current ride and newest standing quote, in the rows' order. */
export async function readCurrentRides(
  db: Db,
  rows: readonly Pick<SummaryRow, "reference" | "state" | "accepted_version">[],
) {
  const references = rows.map(({ reference }) => reference);
  const [quotes, rides] = await Promise.all([
    readVersions(db, references),
    readRides(db, references),
  ]);
  return rows.map((row) => {
    const ride = rides.get(row.reference);
    if (!ride) throw new Error(`${row.reference} has no ride`);
    const versions = quotes.get(row.reference) ?? [];
    const known = { ...row, acceptedVersion: row.accepted_version, quotes: versions };
    const version = currentVersion(known);
    return {
      now: currentRide(ride, version && readQuote(version.quote)),
      newest: versions[0] ?? null,
    };
  });
}

/** What an email says of a request, with the ride as the team has it. */
export function emailFacts({ request, ride }: { request: SummaryRow; ride: Ride }) {
  return { ...statusOf(request), ...ride, ...ride.legs[0] };
}

/** A request's status, also for its visitor. */
export function statusOf(row: SummaryRow) {
  return {
    reference: row.reference,
    state: row.state,
    receivedAt: row.received_at,
    askedAt: row.asked_at,
    dueAt: row.due_at,
  } satisfies Partial<RequestSummary>;
}

function deskFactsOf(row: SummaryRow, { legs: [leg] }: CurrentRide) {
  const isAsAsked = row.valid_until === null && leg.date === row.date && leg.time === row.time;
  return {
    version: row.version,
    pickupNote: isAsAsked ? row.pickup_note : null,
    clockChange: isAsAsked ? row.pickup_clock_change : null,
    flags: parseFlags(row.flags),
    source: row.source,
  } satisfies Partial<RequestSummary>;
}

/** Everything that the visitor asked for. */
export function askedOf(booking: StoredBooking): RequestDetails["asked"] {
  return {
    ...toBookingText(booking),
    pickupAt: booking.asked_pickup_at,
    pickupZone: booking.asked_pickup_zone ?? "America/Denver",
    zoneSource: booking.pickup_zone_source,
    clockChange: booking.pickup_clock_change,
  };
}

/** Each request's standing versions as stored, newest first. */
async function readVersions(db: Db, references: readonly string[]) {
  if (references.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom("quotes")
    .select(["reference", "version", "total_cents", "valid_until", "quote"])
    .where("reference", "in", references)
    .where(stands())
    .orderBy("version", "desc")
    .execute();
  return Map.groupBy(rows, ({ reference }) => reference);
}

const endingEvents: Partial<Record<RequestState, RequestEvent["type"]>> = {
  declined: "decline",
  expired: "expire",
  cancelled: "cancel",
  closed: "close",
};

/** How lost and canceled requests ended, and who follows them up. */
export async function readEndings(
  db: Db,
  rows: readonly Pick<SummaryRow, "reference" | "state">[],
) {
  const ended = rows.filter(({ state }) => endingEvents[state]);
  if (ended.length === 0) return new Map<string, Ending>();
  const events = await db
    .selectFrom("request_events")
    .selectAll()
    .where(
      "reference",
      "in",
      ended.map(({ reference }) => reference),
    )
    .where("type", "in", ["decline", "expire", "cancel", "close", "take"])
    .orderBy("version")
    .execute();
  const states = new Map(ended.map(({ reference, state }) => [reference, state]));
  const endings = new Map<string, Ending>();
  // The last event of each kind counts.
  for (const event of events) {
    const { reference, type, account_name: takenBy } = event;
    const ending = endings.get(reference);
    if (type === "take" && ending) endings.set(reference, { ...ending, takenBy });
    if (endingEvents[states.get(reference) ?? "received"] === type)
      endings.set(reference, endingOf(event));
  }
  return endings;
}

type Ending = NonNullable<RequestSummary["ending"]>;

function endingOf(event: StoredEvent): Ending {
  const { closing, cancellation } = readDetails(event);
  return {
    at: event.at,
    reason: event.reason,
    why: closing?.why ?? cancellation?.why ?? null,
    twin: closing?.twin ?? null,
    refundCents: cancellation?.refundCents ?? null,
    takenBy: null,
  };
}

/** An event's other data; each part is null unless the event has it. */
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

/** The details of the last event of a type; all null if there is none. */
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
