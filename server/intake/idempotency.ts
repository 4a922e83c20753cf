import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import type { RequestKind } from "#domain/request.ts";
import type { Statement, Step } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

const dayMs = 24 * 60 * 60 * 1000;
const keyLifetimeMs = 7 * dayMs;
const bodyLifetimeMs = 10 * 60 * 1000;

export type Submission = {
  kind: RequestKind;
  /** The client's Idempotency-Key; if null, the body hash serves as the key for ten minutes. */
  key: string | null;
  bodyHash: string;
  time: number;
};

export function isKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key);
}

/** SHA-256 of a validated body, whose fields are always in the schema's order. */
export function hashBody(body: object): string {
  return sha256(JSON.stringify(body));
}

export function deleteExpiredKeys(kysely: Kysely<Tables>, now: number): Statement {
  return kysely.deleteFrom("idempotency_keys").where("expires_at", "<=", iso(now)).compile();
}

export function claimKey(kysely: Kysely<Tables>, submission: Submission, reference: string): Step {
  const lifetimeMs = submission.key === null ? bodyLifetimeMs : keyLifetimeMs;
  const query = kysely
    .insertInto("idempotency_keys")
    .values({
      kind: submission.kind,
      key: storedKey(submission),
      body_hash: submission.bodyHash,
      reference,
      expires_at: iso(submission.time + lifetimeMs),
    })
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing());
  return { ...query.compile(), mustChange: true };
}

export async function findByKey(kysely: Kysely<Tables>, submission: Submission) {
  const row = await kysely
    .selectFrom("idempotency_keys")
    .innerJoin("requests", "requests.reference", "idempotency_keys.reference")
    .select([
      "requests.reference",
      "idempotency_keys.body_hash",
      "requests.asked_at",
      "requests.due_at",
      "requests.pickup_at",
    ])
    .where("idempotency_keys.kind", "=", submission.kind)
    .where("key", "=", storedKey(submission))
    .executeTakeFirst();
  return row ?? null;
}

function storedKey({ key, bodyHash }: Submission): string {
  // Repeating a key with its body returns a token, so copies of the database must not contain keys.
  return key === null ? `body:${bodyHash}` : `key:${sha256(key)}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
