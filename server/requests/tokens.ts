import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Step } from "#server/db/database.ts";
import type { Reader } from "#server/db/reader.ts";
import type { Tables } from "#server/db/tables.ts";

const tokenPattern = /^[\w-]{43}$/;

/**
 * Draws a token that opens the visitor's page of a request, at `visitorPage(token)`. Only its hash is
 * stored, so every email draws its own.
 * @param now in milliseconds since 1970
 * @returns the token, and the step that stores it in the transaction of whatever shows it
 */
export function createToken(
  kysely: Pick<Kysely<Tables>, "insertInto">,
  reference: string,
  now: number,
): { token: string; step: Step } {
  const token = randomBytes(32).toString("base64url");
  const query = kysely
    .insertInto("request_tokens")
    .values({ token_hash: hashToken(token), reference, created_at: new Date(now).toISOString() });
  return { token, step: query.compile() };
}

/** @returns the request that the token opens, or null for any other text */
export async function findByToken(reader: Reader<Tables>, token: string): Promise<string | null> {
  if (!tokenPattern.test(token)) return null;
  const row = await reader
    .selectFrom("request_tokens")
    .select("reference")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return row?.reference ?? null;
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
