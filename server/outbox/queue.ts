import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { StoredMail } from "#server/db/tables.ts";
import type { Outcome } from "./outcome.ts";
import { patienceMs, waitAfter } from "./schedule.ts";

/** Nobody else touches a mail for so long after it was claimed. */
const leaseMs = 60_000;

/** The outbox's table, as the lanes use it. Times are milliseconds since 1970. */
export function createQueue({ kysely }: Database, isPostgres: boolean) {
  const owner = randomUUID();
  const own = (id: string) =>
    kysely.updateTable("mails").where("id", "=", id).where("lease_owner", "=", owner);

  return {
    /** After a stop: what waits is due at once, and what a process before us held is let go. */
    async reopen(now: number, alone: boolean): Promise<void> {
      await kysely
        .updateTable("mails")
        .set({ due_at: iso(now) })
        .where("due_at", ">", iso(now))
        .execute();
      if (!alone) return;
      await kysely
        .updateTable("mails")
        .set({ lease_owner: null, lease_until: null })
        .where("due_at", "is not", null)
        .execute();
    },

    /** Takes the mail that has waited longest; undefined when none is due. */
    async claim(audience: string, now: number): Promise<StoredMail | undefined> {
      let next = kysely
        .selectFrom("mails")
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
        .updateTable("mails")
        .set({ lease_owner: owner, lease_until: iso(now + leaseMs), last_attempt_at: iso(now) })
        .where("id", "=", next)
        .returningAll()
        .executeTakeFirst();
    },

    /** When the next mail of the lane is due; null when none waits. */
    async nextDue(audience: string): Promise<number | null> {
      const row = await kysely
        .selectFrom("mails")
        .select(sql<string | null>`min(due_at)`.as("due"))
        .where("audience", "=", audience)
        .where("due_at", "is not", null)
        .executeTakeFirst();
      return row?.due ? Date.parse(row.due) : null;
    },

    /** From here on the mail may have arrived, whatever happens to us. */
    async handOver(id: string, now: number): Promise<void> {
      await own(id)
        .set({ handed_over_at: iso(now), lease_until: iso(now + leaseMs) })
        .execute();
    },

    /** Writes down what became of an attempt, and when the next one is. */
    async settle(mail: StoredMail, outcome: Outcome, now: number): Promise<void> {
      await own(mail.id)
        .set({ lease_owner: null, lease_until: null, ...after(mail, outcome, now) })
        .execute();
    },
  };
}

/** How the row changes by what became of an attempt. */
function after(mail: StoredMail, outcome: Outcome, now: number) {
  const attempts = mail.attempts + 1;
  if (outcome.kind === "sent") return { sent_at: iso(now), due_at: null, attempts, reason: null };
  if (outcome.kind === "refused")
    return { refused_at: iso(now), due_at: null, attempts, reason: outcome.reason };
  // A visitor is never written to twice by ourselves: not knowing is left to a person. The team
  // reads the same mail twice rather than never.
  if (outcome.kind === "unsure" && mail.audience === "visitor")
    return { due_at: null, attempts, reason: outcome.reason };
  // A mail is not to blame for settings that let nothing through.
  if (outcome.kind === "halt")
    return { due_at: iso(now + waitAfter(1)), reason: outcome.reason, handed_over_at: null };
  const isOver = now - Date.parse(mail.created_at) > patienceMs;
  return {
    due_at: isOver ? null : iso(now + waitAfter(attempts)),
    attempts,
    reason: outcome.reason,
    // Certainly not taken over, so the next attempt starts afresh.
    ...(outcome.kind === "later" ? { handed_over_at: null } : {}),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** See `createQueue`. */
export type Queue = ReturnType<typeof createQueue>;
