import { sql, type Kysely } from "kysely";
import type { Statement, Step } from "#server/db/database.ts";
import type { StoredBooking, StoredContact, Tables } from "#server/db/tables.ts";
import type { EmailDraft } from "#server/outbox/email-draft.ts";
import type { Mark } from "./intake.ts";

/** What the store has settled about a request before its row is written. */
export type RequestFacts = {
  reference: string;
  /** Milliseconds since 1970. */
  now: number;
  marks: readonly Mark[];
};

/** A request as it goes into the database. */
export type RequestRecord = { row: Step; mails: EmailDraft[] };

/**
 * Makes the steps that insert a request unless its reference is taken by one of either kind; the
 * transaction stops if it is, and the store draws another.
 */
export function createInserts(kysely: Kysely<Tables>) {
  return {
    booking: (row: StoredBooking): Step => ({
      ...insertOnce(kysely, "booking_requests", row),
      mustChange: true,
    }),
    contact: (row: StoredContact): Step => ({
      ...insertOnce(kysely, "contact_messages", row),
      mustChange: true,
    }),
  };
}

/** See `createInserts`. */
export type Inserts = ReturnType<typeof createInserts>;

function insertOnce(
  kysely: Kysely<Tables>,
  table: "booking_requests" | "contact_messages",
  row: StoredBooking | StoredContact,
): Statement {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const fields = Object.values(row).map((value) => sql`cast(${value} as text)`);
  const query = sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(fields)}
    where not exists (select 1 from booking_requests where reference = ${row.reference})
      and not exists (select 1 from contact_messages where reference = ${row.reference})`;
  return query.compile(kysely);
}
