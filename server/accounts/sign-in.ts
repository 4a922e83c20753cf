import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Database } from "#server/db/database.ts";
import { isPassword } from "./password-hash.ts";
import { countTry, forgetTries } from "./password-tries.ts";
import type { Passkeys } from "./passkeys.ts";
import type { Sessions } from "./sessions.ts";
import type { SignInResult } from "./types.ts";

type Ports = { database: Database; sessions: Sessions; passkeys: Passkeys; now: () => number };

export function createSignIn({ database, sessions, passkeys, now }: Ports) {
  const { kysely } = database;

  return {
    passkeyOptions: () => passkeys.signInOptions(),

    async withPasskey(
      response: AuthenticationResponseJSON,
      browser: string,
    ): Promise<SignInResult> {
      const accountId = await passkeys.verifySignIn(response);
      return accountId === null ? wrong : begin(accountId, browser);
    },

    /** Answers the same, and takes as long, for an address that nobody has. */
    async withPassword(
      { email, password }: { email: string; password: string },
      browser: string,
    ): Promise<SignInResult> {
      const address = email.trim().toLowerCase();
      const retryAfterSeconds = await countTry({ kysely, now }, address);
      if (retryAfterSeconds !== null) return { ok: false, reason: "limited", retryAfterSeconds };
      const account = await kysely
        .selectFrom("accounts")
        .select(["id", "password_hash"])
        .where("email", "=", address)
        .executeTakeFirst();
      if (!(await isPassword(password, account?.password_hash ?? null)) || !account) return wrong;
      await forgetTries({ kysely, now }, address);
      return begin(account.id, browser);
    },
  };

  async function begin(accountId: string, browser: string): Promise<SignInResult> {
    const { token, steps } = sessions.begin(accountId, browser);
    await database.transact(steps);
    const found = await sessions.find(token);
    return found ? { ok: true, account: found.account, token } : wrong;
  }
}

const wrong = { ok: false, reason: "wrong" } as const;
