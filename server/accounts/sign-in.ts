import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { recordEvent } from "./events.ts";
import type { Passkeys } from "./passkeys.ts";
import { expectQueueHasRoom, isPassword, type PasswordCost } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";
import { hashOf, iso, type Caller, type NotProven, type SignInResult } from "./types.ts";

type Ports = {
  database: Database;
  sessions: Sessions;
  passkeys: Passkeys;
  passwordCost: PasswordCost;
  now: () => number;
};

export function createSignIn({ database, sessions, passkeys, passwordCost, now }: Ports) {
  const { kysely } = database;

  return {
    passkeyOptions: () => passkeys.signInOptions(),

    async withPasskey(response: AuthenticationResponseJSON, caller: Caller): Promise<SignInResult> {
      const accountId = await passkeys.verifySignIn(response);
      return accountId === null ? wrong : begin(accountId, "passkey", caller);
    },

    async withPassword(typed: TypedPassword, caller: Caller): Promise<SignInResult> {
      const proof = await tryPassword({ kysely, now, passwordCost }, typed);
      return proof.ok ? begin(proof.accountId, "password", caller) : proof;
    },
  };

  async function begin(
    accountId: string,
    way: "passkey" | "password",
    { browser, network }: Caller,
  ): Promise<SignInResult> {
    const { token, steps } = sessions.begin(accountId, browser);
    const by = { id: accountId, network: network ?? null };
    const event = { accountId, type: "sign-in", details: way, by } as const;
    await database.transact([...steps, recordEvent(kysely, event, now())]);
    const found = await sessions.find(token);
    return found ? { ok: true, account: found.account, token } : wrong;
  }
}

const wrong = { ok: false, reason: "wrong" } as const;

type TypedPassword = { email: string; password: string };
type TriesPorts = { kysely: Kysely<Tables>; now: () => number };

/** Gives the same answer, in the same time, for an unknown address. */
export async function tryPassword(
  { kysely, now, passwordCost }: TriesPorts & { passwordCost: PasswordCost },
  { email, password }: TypedPassword,
): Promise<{ ok: true; accountId: string } | NotProven> {
  const address = email.trim().toLowerCase();
  expectQueueHasRoom();
  const retryAfterSeconds =
    (await countTry({ kysely, now }, hashOf(address), mostTries)) ??
    (await countTry({ kysely, now }, allAddresses, mostTriesOfAll));
  if (retryAfterSeconds !== null) return { ok: false, reason: "limited", retryAfterSeconds };
  const account = await kysely
    .selectFrom("accounts")
    .select(["id", "password_hash"])
    .where("email", "=", address)
    .executeTakeFirst();
  const hash = account?.password_hash ?? null;
  if (!(await isPassword(password, hash, passwordCost)) || !account) return wrong;
  await resetTries(kysely, address);
  return { ok: true, accountId: account.id };
}

const mostTries = 5;
const mostTriesOfAll = 100;
const allAddresses = "all";
const windowMs = 15 * 60 * 1000;

/** Counts unknown addresses too, or the limit would reveal which exist. @returns seconds to wait */
async function countTry(
  { kysely, now }: TriesPorts,
  key: string,
  most: number,
): Promise<number | null> {
  const time = now();
  const first = { email_hash: key, tries: 1, ends_at: iso(time + windowMs) };
  // Later windows were written before the clock was set back; clocks of instances differ a little.
  await kysely
    .deleteFrom("password_tries")
    .where((eb) =>
      eb.or([eb("ends_at", "<=", iso(time)), eb("ends_at", ">", iso(time + 2 * windowMs))]),
    )
    .execute();
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
  if (row.tries <= most) return null;
  return Math.max(1, Math.ceil((Date.parse(row.ends_at) - time) / 1000));
}

async function resetTries(kysely: Kysely<Tables>, email: string): Promise<void> {
  await kysely.deleteFrom("password_tries").where("email_hash", "=", hashOf(email)).execute();
  await kysely
    .updateTable("password_tries")
    .set((set) => ({ tries: set("tries", "-", 1) }))
    .where("email_hash", "=", allAddresses)
    .execute();
}
