import { sql, type Kysely } from "kysely";
import { createHash, randomBytes } from "node:crypto";
import type { Step } from "./database.ts";
import type { Tables } from "./tables.ts";

type Drawn = {
  reference: string;
  /** The email that carries it; null where a page shows it. */
  emailId: string | null;
  now: number;
};

/** Draws a token that opens a visitor's page; its step stores the hash, if there is such a request. */
export function createToken(
  kysely: Kysely<Tables>,
  { reference, emailId, now }: Drawn,
): { token: string; step: Step } {
  const token = randomBytes(32).toString("base64url");
  const query = sql`insert into request_tokens (token_hash, reference, created_at, email_id)
    select ${hashToken(token)}, reference, ${new Date(now).toISOString()}, ${emailId}
    from requests where reference = ${reference}`;
  return { token, step: { ...query.compile(kysely), mustChange: true } };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
