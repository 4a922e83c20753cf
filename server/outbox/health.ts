import type { Database } from "#server/db/database.ts";

/** Whether the team gets its email. */
type OutboxHealth = { team: "ok" } | { team: "failing"; since: string; reason: string | null };

/** Due for so long without an attempt: no worker runs. */
const overdueMs = 15 * 60_000;

export async function readHealth({ kysely }: Database, now: number): Promise<OutboxHealth> {
  const oldest = await kysely
    .selectFrom("emails")
    .select(["created_at", "reason"])
    .where("audience", "=", "team")
    .where("sent_at", "is", null)
    .where("held_reason", "is", null)
    .where((eb) =>
      eb.or([
        eb("reason", "is not", null),
        eb("due_at", "<", new Date(now - overdueMs).toISOString()),
      ]),
    )
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return { team: "ok" };
  return { team: "failing", since: oldest.created_at, reason: oldest.reason };
}
