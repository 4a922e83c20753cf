import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Audience, StoredEmail } from "#server/db/email-table.ts";
import { giveUpAfterMs, waitAfter } from "./schedule.ts";
import type { Outcome } from "./transport.ts";

/** Nobody else touches an email for so long after it was claimed. */
const leaseMs = 60_000;

/** The outbox's table, as the delivery workers use it. Times are milliseconds since 1970. */
export function createQueue({ kysely }: Database, isPostgres: boolean) {
  const owner = randomUUID();
  const own = (id: string) =>
    kysely.updateTable("emails").where("id", "=", id).where("lease_owner", "=", owner);

  return {
    /** After a stop: what waits is due at once, and what a process before us held is let go. */
    async reopen(now: number, alone: boolean): Promise<void> {
      await kysely
        .updateTable("emails")
        .set({ due_at: iso(now) })
        .where("due_at", ">", iso(now))
        .execute();
      if (!alone) return;
      await kysely
        .updateTable("emails")
        .set({ lease_owner: null, lease_until: null })
        .where("due_at", "is not", null)
        .execute();
    },

    /** Takes the email that has waited longest; undefined when none is due. */
    async claim(audience: Audience, now: number): Promise<StoredEmail | undefined> {
      let next = kysely
        .selectFrom("emails")
        .select("id")
        .where("audience", "=", audience)
        .where("due_at", "<=", iso(now))
        .where((where) =>
          where.or([where("lease_until", "is", null), where("lease_until", "<", iso(now))]),
        )
        .orderBy("due_at")
        .limit(1);
      if (isPostgres) next = next.forUpdate().skipLocked();
      return kysely
        .updateTable("emails")
        .set({ lease_owner: owner, lease_until: iso(now + leaseMs), last_attempt_at: iso(now) })
        .where("id", "=", next)
        .returningAll()
        .executeTakeFirst();
    },

    /** When the next email to the audience is due; null when none waits. */
    async nextDue(audience: Audience): Promise<number | null> {
      const row = await kysely
        .selectFrom("emails")
        .select(sql<string | null>`min(due_at)`.as("due"))
        .where("audience", "=", audience)
        .where("due_at", "is not", null)
        .executeTakeFirst();
      return row?.due ? Date.parse(row.due) : null;
    },

    /** From here on the email may have arrived, whatever happens to us. */
    async startData(id: string, now: number): Promise<void> {
      await own(id)
        .set({ data_started_at: iso(now), lease_until: iso(now + leaseMs) })
        .execute();
    },

    /** Stores what became of an attempt, and when the next one is. */
    async settle(email: StoredEmail, outcome: Outcome, now: number): Promise<void> {
      await own(email.id)
        .set({ lease_owner: null, lease_until: null, ...after(email, outcome, now) })
        .execute();
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;

/** How the row changes by what became of an attempt. */
function after(email: StoredEmail, outcome: Outcome, now: number) {
  const attempts = email.attempts + 1;
  const isOver = now - Date.parse(email.created_at) > giveUpAfterMs;
  const next = isOver ? null : iso(now + waitAfter(attempts));
  switch (outcome.kind) {
    case "sent":
      return { sent_at: iso(now), due_at: null, attempts, reason: null };
    case "refused":
      return { refused_at: iso(now), due_at: null, attempts, reason: outcome.reason };
    case "later":
      return { due_at: next, attempts, reason: outcome.reason, data_started_at: null };
    case "ambiguous":
      return {
        due_at: email.on_ambiguous === "resend" ? next : null,
        attempts,
        reason: outcome.reason,
      };
    case "misconfigured":
      return { due_at: iso(now + waitAfter(1)), reason: outcome.reason, data_started_at: null };
  }
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
