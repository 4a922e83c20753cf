import type { Kysely } from "kysely";
import type { Tables } from "#server/db/tables.ts";
import { hashOf, iso } from "./tokens.ts";

const mostTries = 5;
const windowMs = 15 * 60 * 1000;

type Ports = { kysely: Kysely<Tables>; now: () => number };

/** Counts unknown addresses too, or the limit would tell which exist. @returns seconds to wait */
export async function countTry({ kysely, now }: Ports, email: string): Promise<number | null> {
  const time = now();
  const first = { email_hash: hashOf(email), tries: 1, ends_at: iso(time + windowMs) };
  await kysely.deleteFrom("password_tries").where("ends_at", "<=", iso(time)).execute();
  const row = await kysely
    .insertInto("password_tries")
    .values(first)
    .onConflict((conflict) =>
      conflict
        .column("email_hash")
        .doUpdateSet((set) => ({ tries: set(set.ref("password_tries.tries"), "+", 1) })),
    )
    .returning(["tries", "ends_at"])
    .executeTakeFirstOrThrow();
  if (row.tries <= mostTries) return null;
  return Math.max(1, Math.ceil((Date.parse(row.ends_at) - time) / 1000));
}

export async function forgetTries({ kysely }: Ports, email: string): Promise<void> {
  await kysely.deleteFrom("password_tries").where("email_hash", "=", hashOf(email)).execute();
}
