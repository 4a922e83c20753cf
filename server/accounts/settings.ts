import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Compilable } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { AccountChange } from "#server/outbox/emails/account-email.ts";
import { listEvents, recordChange } from "./events.ts";
import type { Passkeys } from "./passkeys.ts";
import { hashPassword, passwordFault, type PasswordCost } from "./passwords.ts";
import type { FoundSession, Sessions } from "./sessions.ts";
import { tryPassword } from "./sign-in.ts";
import type { Account, AccountConfig, AccountPorts, Caller, NotProven } from "./types.ts";

type Ports = {
  database: Database;
  config: AccountConfig;
  outbox: AccountPorts["outbox"];
  sessions: Sessions;
  passkeys: Passkeys;
  passwordCost: PasswordCost;
  now: () => number;
};

type ChangeOf = { change: AccountChange; network: string | undefined };

export function createSettings(ports: Ports) {
  const { database, config, outbox, sessions, passkeys, passwordCost, now } = ports;
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
        events: await listEvents(database, account),
      };
    },

    endSession: (...session: Parameters<Sessions["end"]>) => sessions.end(...session),

    /** Whether a change is allowed. @param typed the current password as typed */
    async proveCurrent(
      { id, email }: Account,
      typed: string | undefined,
    ): Promise<{ ok: true } | NotProven> {
      const row = await kysely
        .selectFrom("accounts")
        .select("password_hash")
        .where("id", "=", id)
        .executeTakeFirst();
      if ((row?.password_hash ?? null) === null) return { ok: true };
      if (!typed) return { ok: false, reason: "wrong" };
      return tryPassword({ kysely, now, passwordCost }, { email, password: typed });
    },

    async passkeyOptions(account: Account) {
      return passkeys.newOptions(account, account.id, await passkeys.list(account.id));
    },

    async addPasskey(account: Account, response: RegistrationResponseJSON, caller: Caller) {
      const { browser, network } = caller;
      const facts = { purpose: account.id, accountId: account.id, browser };
      const passkey = await passkeys.verifyNew(response, facts);
      if (!passkey) return false;
      const insert = kysely
        .insertInto("passkeys")
        .values(passkey)
        .onConflict((conflict) => conflict.doNothing());
      return commit(account, [insert], { change: { type: "passkey-added" }, network });
    },

    /** @returns false if there is no such passkey, or if it is the only way left to sign in */
    async removePasskey(account: Account, passkeyId: string, network?: string): Promise<boolean> {
      const remove = kysely
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
        );
      const change = { type: "passkey-removed" } as const;
      return commit(account, [remove], { change, network });
    },

    /** Ends every other session. @returns what is wrong with the password, or null */
    async setPassword(
      { id, account }: FoundSession,
      password: string,
      network?: string,
    ): Promise<string | null> {
      const fault = await passwordFault(password, [account.name, account.email]);
      if (fault !== null) return fault;
      const hash = await hashPassword(password, passwordCost);
      const set = kysely
        .updateTable("accounts")
        .set({ password_hash: hash })
        .where("id", "=", account.id);
      const endOthers = kysely
        .deleteFrom("sessions")
        .where("account_id", "=", account.id)
        .where("id", "<>", id);
      const change = { type: "password-set" } as const;
      await commit(account, [set, endOthers], { change, network });
      return null;
    },
  };

  /** @returns false, with nothing recorded, if the first query changes nothing */
  async function commit(
    account: Account,
    [first, ...rest]: readonly [Compilable, ...Compilable[]],
    { change, network }: ChangeOf,
  ): Promise<boolean> {
    const by = { ...account, network: network ?? null };
    const { ok } = await database.transact([
      { ...first.compile(), mustChange: true },
      ...rest.map((query) => query.compile()),
      ...recordChange({ kysely, config }, { account, change, by }, now()),
    ]);
    if (ok) outbox?.notify();
    return ok;
  }
}
