import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Database, Step } from "#server/db/database.ts";
import { recordChange, recordEvent } from "./events.ts";
import { accountIdOf, claimLink, readLink, type LinkView } from "./links.ts";
import type { NewPasskey, Passkeys } from "./passkeys.ts";
import { hashPassword, passwordFault, type PasswordCost } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";
import { hashOf, iso, type AccountPorts, type Caller, type SignedIn } from "./types.ts";

/** What the link's holder types; `email` only counts if the link has no address. */
export type Person = { token: string; name: string; email: string };

export type AcceptResult =
  | SignedIn
  | { ok: false; reason: "link-over" }
  | { ok: false; reason: "passkey-refused" }
  | { ok: false; reason: "invalid"; errors: { password: string } };

type Ports = {
  database: Database;
  config: AccountPorts["config"];
  outbox: AccountPorts["outbox"];
  sessions: Sessions;
  passkeys: Passkeys;
  passwordCost: PasswordCost;
  now: () => number;
};
type Holder = { id: string; name: string; email: string; link: LinkView };
type Proof = { passwordHash: string | null; passkey: NewPasskey | null };

/** Opening a link does not use it up; setting a new sign-in method does. */
export function createAcceptLink(ports: Ports) {
  const { database, config, outbox, sessions, passkeys, passwordCost, now } = ports;
  const { kysely } = database;
  const over = { ok: false, reason: "link-over" } as const;

  return {
    read: (token: string) => readLink({ kysely, now }, token),

    async passkeyOptions(person: Person) {
      const holder = await holderOf(person);
      return holder && passkeys.newOptions(holder, purposeOf(person.token));
    },

    async withPasskey(
      person: Person & { response: RegistrationResponseJSON },
      caller: Caller,
    ): Promise<AcceptResult> {
      const holder = await holderOf(person);
      if (!holder) return over;
      const { browser } = caller;
      const facts = { purpose: purposeOf(person.token), accountId: holder.id, browser };
      const passkey = await passkeys.verifyNew(person.response, facts);
      if (!passkey) return { ok: false, reason: "passkey-refused" };
      return accept(person.token, holder, { passkey, passwordHash: null }, caller);
    },

    async withPassword(
      person: Person & { password: string },
      caller: Caller,
    ): Promise<AcceptResult> {
      const holder = await holderOf(person);
      if (!holder) return over;
      const fault = await passwordFault(person.password, [holder.name, holder.email]);
      if (fault !== null) return { ok: false, reason: "invalid", errors: { password: fault } };
      const passwordHash = await hashPassword(person.password, passwordCost);
      return accept(person.token, holder, { passkey: null, passwordHash }, caller);
    },
  };

  async function holderOf({ token, name, email }: Person): Promise<Holder | null> {
    const link = await readLink({ kysely, now }, token);
    if (!link) return null;
    const address = link.email ?? email.trim().toLowerCase();
    if (link.kind !== "renewal") return { id: accountIdOf(token), name, email: address, link };
    const account = await kysely
      .selectFrom("accounts")
      .select(["id", "name", "email"])
      .where("email", "=", address)
      .executeTakeFirst();
    return account ? { ...account, link } : null;
  }

  /** Of two concurrent calls, the second finds the link used or the first account taken. */
  async function accept(
    token: string,
    holder: Holder,
    proof: Proof,
    { browser, network }: Caller,
  ): Promise<AcceptResult> {
    const time = now();
    const store = holder.link.kind === "renewal" ? renew : create;
    const session = sessions.begin(holder.id, browser);
    const { ok } = await database.transact([
      claimLink(kysely, token, time),
      ...store(holder, proof, time),
      ...session.steps,
      ...recordUse(holder, proof, network ?? null, time),
    ]);
    if (ok) outbox?.notify();
    const found = ok ? await sessions.find(session.token) : null;
    return found ? { ok: true, account: found.account, token: session.token } : over;
  }

  function create(holder: Holder, { passwordHash, passkey }: Proof, time: number): Step[] {
    const { id, name, email, link } = holder;
    const insert = kysely
      .insertInto("accounts")
      .values({
        id,
        name,
        email,
        role: link.role,
        password_hash: passwordHash,
        created_at: iso(time),
        is_first: link.kind === "first" ? 1 : null,
      })
      .onConflict((conflict) => conflict.doNothing());
    const isAlone = kysely
      .updateTable("accounts")
      .set({ is_first: 1 })
      .where("id", "=", id)
      .where((where) =>
        where.not(
          where.exists(
            where.selectFrom("accounts as other").select("other.id").where("other.id", "<>", id),
          ),
        ),
      );
    return [
      { ...insert.compile(), mustChange: true },
      ...(link.kind === "first" ? [{ ...isAlone.compile(), mustChange: true }] : []),
      ...addPasskey(passkey),
    ];
  }

  /** Removes all old sign-in methods and sessions, in case someone found the lost device. */
  function renew({ id }: Holder, { passwordHash, passkey }: Proof): Step[] {
    return [
      kysely.deleteFrom("passkeys").where("account_id", "=", id).compile(),
      kysely.deleteFrom("sessions").where("account_id", "=", id).compile(),
      {
        ...kysely
          .updateTable("accounts")
          .set({ password_hash: passwordHash })
          .where("id", "=", id)
          .compile(),
        mustChange: true,
      },
      ...addPasskey(passkey),
    ];
  }

  /** No email to people who have just created their own account. */
  function recordUse(account: Holder, { passkey }: Proof, network: string | null, time: number) {
    const way = passkey ? "passkey" : "password";
    const by = { ...account, network };
    const used = { type: "link-used", details: way, by } as const;
    if (account.link.kind !== "renewal")
      return [recordEvent(kysely, { ...used, accountId: account.id }, time)];
    const change = { type: "link-used", way } as const;
    return recordChange({ kysely, config }, { ...used, account, change }, time);
  }

  function addPasskey(passkey: NewPasskey | null): Step[] {
    if (!passkey) return [];
    const insert = kysely
      .insertInto("passkeys")
      .values(passkey)
      .onConflict((conflict) => conflict.doNothing());
    return [{ ...insert.compile(), mustChange: true }];
  }
}

function purposeOf(token: string): string {
  return `link:${hashOf(token)}`;
}
