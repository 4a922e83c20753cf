import type { Kysely } from "kysely";
import { formatMoney } from "#domain/money.ts";
import type { Tables } from "#server/db/tables.ts";
import { visible } from "./terminal.ts";
import { officeTime } from "./times.ts";

/** What happened to a request, such as `Nov 21, 2026, 4:17 PM: accept by visitor, quote 1, $835.50`. */
export async function historyLines(db: Kysely<Tables>, reference: string): Promise<string[]> {
  const events = await db
    .selectFrom("request_events as event")
    .leftJoin("quotes", (join) =>
      join
        .onRef("quotes.reference", "=", "event.reference")
        .onRef("quotes.version", "=", "event.quote_version"),
    )
    .select(["at", "type", "actor", "event.account_name", "quote_version", "reason", "total_cents"])
    .where("event.reference", "=", reference)
    .orderBy("event.version")
    .execute();
  return events.map((event) => {
    const parts = [
      `${event.type} by ${event.account_name ?? event.actor}`,
      ...(event.quote_version === null ? [] : [`quote ${event.quote_version}`]),
      ...(event.total_cents === null ? [] : [formatMoney(event.total_cents)]),
      ...(event.reason === null ? [] : [event.reason]),
    ];
    return `${officeTime(event.at)}: ${visible(parts.join(", "))}`;
  });
}
