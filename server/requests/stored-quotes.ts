import { expressionBuilder } from "kysely";
import type { Temporal } from "temporal-polyfill";
import { wayHomeSchema, type WayHome } from "#domain/form-schema.ts";
import { quoteTotal, storedQuoteSchema, type Quote } from "#domain/quote.ts";
import { storedInstant } from "#domain/time.ts";
import type { Reader } from "#server/db/database.ts";
import type { StoredBooking, StoredPending, StoredQuote, Tables } from "#server/db/tables.ts";
import type { QuoteView } from "./views.ts";

type Db = Pick<Reader<Tables>, "selectFrom">;

/**
 * All versions that were sent for a request, and those of them that say what is agreed or can be; newest
 * first. A change over a sold ride says nothing of that until it is accepted itself.
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

/** The condition for a row of `quotes`, see `readQuotes`. */
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

/** Quotes once froze neither the places nor the party: what was asked stands in for them. */
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

/** A quote on its way; null if it cannot be read, so that it never keeps its request from being read. */
export function quoteBeingSent({ details }: Pick<StoredPending, "details">): Quote | null {
  return readQuote(details);
}

/** Null if it cannot be read. */
export function readQuote(quote: string): Quote | null {
  try {
    return storedQuoteSchema.parse(JSON.parse(quote));
  } catch {
    return null;
  }
}

/** How often the visitor has asked for a quote within a day. */
export async function countAsks(
  db: Db,
  { request: { reference }, now }: { request: { reference: string }; now: Temporal.Instant },
): Promise<number> {
  const { asks } = await db
    .selectFrom("request_events")
    .select((eb) => eb.fn.countAll().as("asks"))
    .where("reference", "=", reference)
    .where("type", "in", ["ask-again", "ask-home"])
    .where("actor", "=", "visitor")
    .where("at", ">", storedInstant(now.subtract({ hours: 24 })))
    .executeTakeFirstOrThrow();
  return Number(asks);
}

/** Of the event by which the team takes the way home away. */
export const wayHomeRemoved = { wayHome: "removed" } as const;

/** The way home that the visitor has asked for last, or null, and whether the team has not removed it since. */
export async function readAskedHome(
  db: Db,
  reference: string,
): Promise<{ asked: WayHome | null; isOpen: boolean }> {
  const events = await db
    .selectFrom("request_events")
    .select(["type", "details"])
    .where("reference", "=", reference)
    .where("type", "in", ["ask-home", "edit-ride"])
    .where("details", "is not", null)
    .orderBy("version", "desc")
    .execute();
  const details = events.find(({ type }) => type === "ask-home")?.details;
  return {
    asked: details ? wayHomeSchema.parse(JSON.parse(details)) : null,
    isOpen: events[0]?.type === "ask-home",
  };
}
