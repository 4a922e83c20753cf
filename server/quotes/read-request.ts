import { quoteTotal, storedInstant } from "#domain/quote.ts";
import type { Reader } from "#server/db/reader.ts";
import type { Tables } from "#server/db/tables.ts";
import { readDraft } from "./drafts.ts";
import { findBooking } from "./find-booking.ts";
import { instantOf, type QuotePorts } from "./ports.ts";
import { readQuotes } from "./stored-quotes.ts";
import { selectSummaries, toSummaries, type SummaryRow } from "./summaries.ts";
import { timelineOf } from "./timeline.ts";
import type { RequestDetails } from "./views.ts";

const mostEarlier = 20;

type Db = Reader<Tables>;

/** Everything about one booking request; null for any other reference. */
export async function readRequest(
  ports: Pick<QuotePorts, "database" | "now">,
  reference: string,
): Promise<RequestDetails | null> {
  const { reader } = ports.database;
  const now = instantOf(ports);
  // First, so that whatever is read after it is at least as new as the version that is shown.
  const row = await selectSummaries(reader)
    .select("requests.email_norm")
    .where("requests.reference", "=", reference)
    .executeTakeFirst();
  const booking = await findBooking(reader, reference);
  if (!row || booking === null) return null;
  const { details } = booking;
  const [quotes, events, emails, notes, sending, earlier] = await Promise.all([
    readQuotes(reader, reference),
    readEvents(reader, reference),
    readEmails(reader, reference),
    readNotes(reader, reference),
    readSending(reader, row),
    readEarlier(reader, row.email_norm, reference),
  ]);
  const draft = await readDraft(reader, details, now, quotes);
  const [summary, ...earlierSummaries] = await toSummaries(reader, [row, ...earlier]);
  return {
    ...summary!,
    now: storedInstant(now),
    firstName: details.first_name,
    lastName: details.last_name,
    email: details.email,
    cellPhone: details.cell_phone,
    termsAgreedAt: details.terms_agreed_at,
    zoneSource: details.pickup_zone_source,
    earlier: earlierSummaries,
    timeline: timelineOf(row.received_at, events, emails),
    notes,
    draft,
    quotes: quotes.map((quote) => ({ ...quote, totalCents: quoteTotal(quote.lines) })),
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
    .selectAll()
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
async function readSending(db: Db, { reference, version }: SummaryRow) {
  const row = await db
    .selectFrom("sending_quotes")
    .select(["send_at as sendAt", "account_name as name"])
    .where("reference", "=", reference)
    .where("request_version", "=", version)
    .executeTakeFirst();
  return row ?? null;
}

function readEarlier(db: Db, emailNorm: string, reference: string) {
  return selectSummaries(db)
    .where("requests.email_norm", "=", emailNorm)
    .where("requests.reference", "<>", reference)
    .orderBy("requests.received_at", "desc")
    .limit(mostEarlier)
    .execute();
}
