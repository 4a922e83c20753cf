import { expressionBuilder } from "kysely";
import { Temporal } from "temporal-polyfill";
import { quoteDraftSchema, startDraft } from "#domain/draft.ts";
import { quoteTotal, storedQuoteSchema, type Quote } from "#domain/quote.ts";
import type { Leg, Ride } from "#domain/ride.ts";
import type { Reader } from "#server/db/database.ts";
import type {
  StoredBooking,
  StoredDraftRow,
  StoredLeg,
  StoredPending,
  StoredQuote,
  StoredRequest,
  Tables,
} from "#server/db/tables.ts";
import type { RequestPorts } from "./change.ts";
import type { DraftView, QuoteView } from "./views.ts";

type Db = Pick<Reader<Tables>, "selectFrom">;

/** A booking request at the time of a decision. */
export type Current = {
  request: StoredRequest & StoredBooking;
  /** The ride as the team has corrected it. */
  ride: Ride;
  newest: QuoteView | null;
  /** Newest first, without an offered change. */
  quotes: readonly QuoteView[];
  /** The open change of a sold ride. */
  offered: QuoteView | null;
  /** The highest version ever sent; 0 before the first. */
  lastVersion: number;
  /** The pressed act that can still be undone. */
  pending: StoredPending | null;
  now: Temporal.Instant;
};

/** @returns null when there is no such booking request */
export async function readCurrent(
  { database: { kysely }, now }: Pick<RequestPorts, "database" | "now">,
  reference: string,
): Promise<Current | null> {
  const request = await selectBooking(kysely, reference).selectAll("requests").executeTakeFirst();
  if (!request) return null;
  const ride = await readRide(kysely, reference);
  const { all, standing: quotes } = await readQuotes(kysely, reference);
  const [newest = null] = quotes;
  const offered = all.find(({ version }) => version === request.offered_version) ?? null;
  const lastVersion = all[0]?.version ?? 0;
  const pending = await kysely
    .selectFrom("pending_acts")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  return {
    request,
    ride,
    newest,
    quotes,
    offered,
    lastVersion,
    pending: pending ?? null,
    now: instantOf({ now }),
  };
}

export function instantOf(ports: Pick<RequestPorts, "now">): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ports.now());
}

/** A booking request with everything the visitor asked for; contact messages have no such row. */
export function selectBooking(db: Db, reference: string) {
  return db
    .selectFrom("requests")
    .innerJoin("booking_requests as booking", "booking.reference", "requests.reference")
    .selectAll("booking")
    .selectAll("requests")
    .where("requests.reference", "=", reference);
}

/** The rides of these requests as the team has corrected them, by reference. */
export async function readRides(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, Ride>> {
  if (references.length === 0) return new Map();
  const [rides, legs] = await Promise.all([
    db.selectFrom("rides").selectAll().where("reference", "in", references).execute(),
    db
      .selectFrom("ride_legs")
      .selectAll()
      .where("reference", "in", references)
      .orderBy("position")
      .execute(),
  ]);
  const byReference = Map.groupBy(legs, ({ reference }) => reference);
  return new Map(
    rides.map(({ reference, ...row }) => {
      const [first, ...rest] = (byReference.get(reference) ?? []).map(toLeg);
      if (!first) throw new Error(`${reference} has no leg`);
      const ride: Ride = {
        passengers: row.passengers,
        firstName: row.first_name,
        lastName: row.last_name,
        cellPhone: row.cell_phone,
        email: row.email,
        legs: [first, ...rest],
      };
      return [reference, ride];
    }),
  );
}

export async function readRide(db: Db, reference: string): Promise<Ride> {
  const ride = (await readRides(db, [reference])).get(reference);
  if (!ride) throw new Error(`${reference} has no ride`);
  return ride;
}

function toLeg(row: StoredLeg): Leg {
  return {
    date: row.date,
    time: row.time,
    zone: row.zone,
    confirmed: row.confirmed === 1,
    pickupAddress: row.pickup_address,
    dropoffAddress: row.dropoff_address,
    vehicleType: row.vehicle_type,
  };
}

/**
 * All versions sent for a request, and the standing ones, which are agreed or can be; newest first.
 * An offered change to a sold ride only stands once it is accepted.
 */
export async function readQuotes(
  db: Db,
  reference: string,
): Promise<Record<"all" | "standing", QuoteView[]>> {
  const rows = await db
    .selectFrom("quotes")
    .innerJoin("booking_requests as booking", "booking.reference", "quotes.reference")
    .selectAll("quotes")
    .select(["booking.pickup_address", "booking.dropoff_address", "booking.passengers"])
    .select(stands().as("stands"))
    .where("quotes.reference", "=", reference)
    .orderBy("version", "desc")
    .execute();
  return { all: rows.map(quoteView), standing: rows.filter((row) => row.stands).map(quoteView) };
}

/** The condition for a standing row of `quotes`; see `readQuotes`. */
export function stands() {
  const eb = expressionBuilder<Tables, "quotes">();
  const has = (type: "offer-change" | "accept-change") =>
    eb.exists(
      eb
        .selectFrom("request_events as event")
        .select("event.version")
        .whereRef("event.reference", "=", "quotes.reference")
        .whereRef("event.quote_version", "=", "quotes.version")
        .where("event.type", "=", type),
    );
  return eb.or([eb.not(has("offer-change")), has("accept-change")]);
}

type Asked = Pick<StoredBooking, "pickup_address" | "dropoff_address" | "passengers">;

/** Old quotes lack the places and the party: the values from the request replace them. */
function quoteView(row: StoredQuote & Asked): QuoteView {
  const quote = storedQuoteSchema.parse(JSON.parse(row.quote));
  return {
    ...quote,
    pickupAddress: quote.pickupAddress || row.pickup_address,
    dropoffAddress: quote.dropoffAddress || row.dropoff_address,
    passengers: quote.passengers ?? row.passengers,
    version: row.version,
    sentAt: row.sent_at,
    sentBy: row.account_name,
    totalCents: quoteTotal(quote.lines),
  };
}

/** Null if the quote cannot be read, so that its request still can. */
export function readQuote(quote: string): Quote | null {
  try {
    return storedQuoteSchema.parse(JSON.parse(quote));
  } catch {
    return null;
  }
}

/** The stored draft, or the initial one. */
export async function readDraft(
  db: Db,
  booking: Pick<StoredBooking, "reference">,
  now: Temporal.Instant,
): Promise<DraftView> {
  const row = await readDraftRow(db, booking.reference);
  if (row) return draftView(row);
  return {
    version: 0,
    draft: startDraft(await readRide(db, booking.reference), now),
    savedAt: null,
    savedBy: null,
  };
}

export function readDraftRow(db: Db, reference: string) {
  return db
    .selectFrom("quote_drafts")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
}

export function draftView({ version, draft, saved_at, ...row }: StoredDraftRow): DraftView {
  return {
    version,
    draft: quoteDraftSchema.parse(JSON.parse(draft)),
    savedAt: saved_at,
    savedBy: row.account_id === "" ? null : { id: row.account_id, name: row.account_name },
  };
}
