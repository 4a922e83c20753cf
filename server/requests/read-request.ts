import { quoteTotal } from "#domain/quote.ts";
import type { RequestEvent } from "#domain/request-state.ts";
import type { RequestState } from "#domain/request.ts";
import type { Reader } from "#server/db/reader.ts";
import type { Tables } from "#server/db/tables.ts";
import { readQuotes } from "#server/quotes/stored-quotes.ts";
import type { VisitorRequest } from "./views.ts";

/** All that the visitor's page shows of a booking request; null if there is none. */
export async function readVisitorRequest(
  reader: Reader<Tables>,
  reference: string,
  now: number,
): Promise<VisitorRequest | null> {
  const row = await reader
    .selectFrom("requests")
    .innerJoin("booking_requests as booking", "booking.reference", "requests.reference")
    .selectAll("booking")
    .select(["state", "received_at", "asked_at", "due_at", "pickup_at", "pickup_zone"])
    .where("requests.reference", "=", reference)
    .executeTakeFirst();
  if (!row) return null;
  const quotes = await readQuotes(reader, reference);
  return {
    now: new Date(now).toISOString(),
    reference,
    state: row.state,
    receivedAt: row.received_at,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    firstName: row.first_name,
    lastName: row.last_name,
    cellPhone: row.cell_phone,
    email: row.email,
    pickupAddress: row.pickup_address,
    dropoffAddress: row.dropoff_address,
    date: row.date,
    time: row.time,
    passengers: row.passengers,
    vehicleType: row.vehicle_type,
    pickupAt: row.pickup_at,
    pickupZone: row.pickup_zone ?? "America/Denver",
    zoneSource: row.pickup_zone_source,
    clockChange: row.pickup_clock_change,
    quotes: quotes.map((quote) => ({ ...quote, totalCents: quoteTotal(quote.lines) })),
    last: await readLast(reader, reference, row.state),
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
async function readLast(
  reader: Reader<Tables>,
  reference: string,
  state: RequestState,
): Promise<VisitorRequest["last"]> {
  const type = endings[state];
  if (type === undefined) return null;
  const row = await reader
    .selectFrom("request_events")
    .select(["at", "actor", "quote_version"])
    .where("reference", "=", reference)
    .where("type", "=", type)
    .orderBy("version", "desc")
    .executeTakeFirst();
  return row ? { type, at: row.at, by: row.actor, quoteVersion: row.quote_version } : null;
}
