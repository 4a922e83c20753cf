import type { Insertable, Kysely } from "kysely";
import type { Step } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

const keyDays = 7;
const bodyMinutes = 10;
const minuteMs = 60_000;

/** One attempt of a client to submit something. */
export type Submission = {
  kind: "booking" | "contact";
  /** The client's Idempotency-Key; null when it sent none. */
  key: string | null;
  /** SHA-256 of the checked body. */
  bodyHash: string;
  reference: string;
  /** Milliseconds since 1970. */
  time: number;
};

/**
 * Tells a retry from a new submission: by its key for 7 days, or, for a client that sends none, by
 * its body for 10 minutes.
 */
export function createSubmissions(kysely: Kysely<Tables>) {
  const forget = (now: string) =>
    kysely.deleteFrom("submissions").where("expires_at", "<=", now).compile();
  const claim = (row: Insertable<Tables["submissions"]>) =>
    kysely
      .insertInto("submissions")
      .values(row)
      .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
      .compile();

  return {
    /** The number of the claiming step among those that `claim` gives. */
    claimedAt: 1,

    /** Steps that make the submission ours; the transaction stops if it is somebody's already. */
    claim(submission: Submission): Step[] {
      const row = {
        kind: submission.kind,
        key: keyOf(submission),
        body_hash: submission.bodyHash,
        reference: submission.reference,
        expires_at: expiryOf(submission),
      };
      const now = new Date(submission.time).toISOString();
      return [forget(now), { ...claim(row), mustChange: true }];
    },

    /** What is known under the submission's key. */
    async find(submission: Submission) {
      const row = await kysely
        .selectFrom("submissions")
        .select(["reference", "body_hash"])
        .where("kind", "=", submission.kind)
        .where("key", "=", keyOf(submission))
        .executeTakeFirst();
      return row ?? null;
    },
  };
}

function keyOf({ key, bodyHash }: Submission): string {
  // The prefixes keep the two kinds of key apart, whatever a client sends.
  return key === null ? `body:${bodyHash}` : `key:${key}`;
}

function expiryOf({ key, time }: Submission): string {
  const spanMs = key === null ? bodyMinutes * minuteMs : keyDays * 24 * 60 * minuteMs;
  return new Date(time + spanMs).toISOString();
}
