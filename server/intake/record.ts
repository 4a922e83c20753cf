import { sql, type Kysely } from "kysely";
import type { Step } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import type { MailDraft } from "#server/outbox/render.ts";
import type { Mark } from "./intake.ts";

/** What the store has settled about a request before its row is written. */
export type RequestFacts = {
  reference: string;
  /** Milliseconds since 1970. */
  now: number;
  marks: readonly Mark[];
};

/** A request as it goes into the database. */
export type RequestRecord = { row: Step; mails: MailDraft[] };

/**
 * Inserts a request unless its reference is taken by one of either kind; the transaction stops if
 * it is, and the store draws another.
 */
export function insertOnce(
  kysely: Kysely<Tables>,
  table: "booking_requests" | "contact_messages",
  reference: string,
  values: Record<string, string>,
): Step {
  const columns = Object.keys(values);
  const fields = Object.values(values).map((value) => sql`cast(${value} as text)`);
  const query = sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(fields)}
    where not exists (select 1 from booking_requests where reference = ${reference})
      and not exists (select 1 from contact_messages where reference = ${reference})`;
  return { ...query.compile(kysely), mustChange: true };
}
