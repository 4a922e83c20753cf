import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#server/db/tables.ts";
import { hashOf, iso } from "./tokens.ts";

const lifetimeMs = 5 * 60 * 1000;

type Ports = { kysely: Kysely<Tables>; now: () => number };

export async function newChallenge({ kysely, now }: Ports, purpose: string) {
  const bytes = randomBytes(32);
  const time = now();
  await kysely.deleteFrom("passkey_challenges").where("expires_at", "<=", iso(time)).execute();
  await kysely
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: hashOf(bytes.toString("base64url")),
      purpose,
      expires_at: iso(time + lifetimeMs),
    })
    .execute();
  return new Uint8Array(bytes);
}

/** @returns true once for each challenge */
export async function takeChallenge(
  { kysely, now }: Ports,
  challenge: string,
  purpose: string,
): Promise<boolean> {
  const taken = await kysely
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashOf(challenge))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", iso(now()))
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
