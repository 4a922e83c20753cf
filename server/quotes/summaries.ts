import { parseFlags } from "#domain/flags.ts";
import type { Reader } from "#server/db/reader.ts";
import type { Tables } from "#server/db/tables.ts";
import type { RequestSummary } from "./views.ts";

type Db = Pick<Reader<Tables>, "selectFrom">;

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
  const quotes = await readNewestQuotes(
    db,
    rows.map(({ reference }) => reference),
  );
  return rows.map((row) => ({
    reference: row.reference,
    version: row.version,
    state: row.state,
    receivedAt: row.received_at,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    name: `${row.first_name} ${row.last_name}`,
    pickupAddress: row.pickup_address,
    dropoffAddress: row.dropoff_address,
    date: row.date,
    time: row.time,
    passengers: row.passengers,
    vehicleType: row.vehicle_type,
    pickupAt: row.pickup_at,
    pickupZone: row.pickup_zone ?? "America/Denver",
    pickupNote: row.pickup_note,
    clockChange: row.pickup_clock_change,
    flags: parseFlags(row.flags),
    quote: quotes.get(row.reference) ?? null,
  }));
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
