import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Database } from "#server/db/database.ts";
import type { Passkeys } from "./passkeys.ts";
import { hashPassword, passwordFault, type PasswordCost } from "./passwords.ts";
import type { FoundSession, Sessions } from "./sessions.ts";
import type { Account } from "./types.ts";

type Ports = {
  database: Database;
  sessions: Sessions;
  passkeys: Passkeys;
  passwordCost: PasswordCost;
};

export function createSettings({ database, sessions, passkeys, passwordCost }: Ports) {
  const { kysely } = database;

  return {
    async read({ id, account }: FoundSession) {
      const row = await kysely
        .selectFrom("accounts")
        .select("password_hash")
        .where("id", "=", account.id)
        .executeTakeFirst();
      return {
        account,
        hasPassword: (row?.password_hash ?? null) !== null,
        passkeys: await passkeys.list(account.id),
        sessions: await sessions.list(account.id, id),
      };
    },

    endSession: (account: Account, id: string) => sessions.end(account.id, id),

    async passkeyOptions(account: Account) {
      return passkeys.newOptions(account, account.id, await passkeys.list(account.id));
    },

    async addPasskey(account: Account, response: RegistrationResponseJSON, browser: string) {
      const facts = { purpose: account.id, accountId: account.id, browser };
      const passkey = await passkeys.verifyNew(response, facts);
      if (!passkey) return false;
      const stored = await kysely
        .insertInto("passkeys")
        .values(passkey)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** @returns false when there is none, or no other way to sign in would be left */
    async removePasskey(account: Account, passkeyId: string): Promise<boolean> {
      const removed = await kysely
        .deleteFrom("passkeys")
        .where("id", "=", passkeyId)
        .where("account_id", "=", account.id)
        .where((where) =>
          where.or([
            where.exists(
              where
                .selectFrom("accounts")
                .select("accounts.id")
                .where("accounts.id", "=", account.id)
                .where("password_hash", "is not", null),
            ),
            where.exists(
              where
                .selectFrom("passkeys as other")
                .select("other.id")
                .where("other.account_id", "=", account.id)
                .where("other.id", "<>", passkeyId),
            ),
          ]),
        )
        .executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },

    /** Ends every other session. @returns what is wrong with the password, or null */
    async setPassword({ id, account }: FoundSession, password: string): Promise<string | null> {
      const fault = await passwordFault(password, [account.name, account.email]);
      if (fault !== null) return fault;
      const hash = await hashPassword(password, passwordCost);
      await database.transact([
        kysely
          .updateTable("accounts")
          .set({ password_hash: hash })
          .where("id", "=", account.id)
          .compile(),
        kysely
          .deleteFrom("sessions")
          .where("account_id", "=", account.id)
          .where("id", "<>", id)
          .compile(),
      ]);
      return null;
    },
  };
}
