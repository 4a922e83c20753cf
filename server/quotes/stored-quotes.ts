import { quoteSchema, type SentQuote } from "#domain/quote.ts";
import type { StoredQuote } from "#server/db/quote-tables.ts";
import type { Reader } from "#server/db/reader.ts";
import type { Tables } from "#server/db/tables.ts";

/** All versions that were sent for a request, newest first. */
export async function readQuotes(
  db: Pick<Reader<Tables>, "selectFrom">,
  reference: string,
): Promise<(SentQuote & { sentBy: string })[]> {
  const rows = await db
    .selectFrom("quotes")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("version", "desc")
    .execute();
  return rows.map(sentQuote);
}

/** A stored version as it was sent, with the name of who sent it. */
export function sentQuote(row: StoredQuote): SentQuote & { sentBy: string } {
  return {
    ...quoteSchema.parse(JSON.parse(row.quote)),
    version: row.version,
    sentAt: row.sent_at,
    sentBy: row.account_name,
  };
}
