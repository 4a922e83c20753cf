import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export type Settled = {
  requests: number;
  newest: string | null;
  undecided: number;
};

/**
 * What was under way when a backup was made may have been finished since: sessions, one-time links and
 * presses that could be undone end, and emails that waited are for the team to decide on.
 */
export async function settleRestored(db: Kysely<Tables>): Promise<Settled> {
  const now = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    for (const table of [
      "sessions",
      "account_links",
      "passkey_challenges",
      "pending_acts",
    ] as const)
      await transaction.deleteFrom(table).execute();
    await transaction
      .updateTable("emails")
      .set({ due_at: null, lease_owner: null, lease_until: null, tokens: null })
      .set({ data_started_at: now, reason: "restored from a backup: it may have been sent since" })
      .where("due_at", "is not", null)
      .execute();
  });
  const requests = await db
    .selectFrom("requests")
    .select((eb) => [
      eb.fn.countAll<number | string>().as("requests"),
      eb.fn.max("received_at").as("newest"),
    ])
    .executeTakeFirstOrThrow();
  const { undecided } = await db
    .selectFrom("emails")
    .select(sql<number | string>`count(*)`.as("undecided"))
    .where("data_started_at", "=", now)
    .executeTakeFirstOrThrow();
  return {
    requests: Number(requests.requests),
    newest: requests.newest,
    undecided: Number(undecided),
  };
}
