import { sql, type Kysely } from "kysely";
import { email as emailField } from "#domain/form-schema.ts";
import type { Tables } from "#server/db/tables.ts";
import { recordChange, recordEvent, runSteps, type Cause } from "./events.ts";
import { createInvitation, type LinkPorts, type NewLink } from "./links.ts";
import { hasEnded } from "./sessions.ts";
import type { Role } from "./types.ts";

type Db = Kysely<Tables>;

const address = emailField("Email", 254);

/** @returns the address as accounts store it, or null if it is invalid */
export function readEmail(text: string): string | null {
  const result = address.safeParse(text);
  return result.success ? result.data.toLowerCase() : null;
}

/** `role` is the role that a new account gets or that an existing one keeps. */
export type Invitation = NewLink & { role: Role; hasAccount: boolean };

/** The first account is always an owner's; an existing account keeps its role. */
export async function invite(
  ports: LinkPorts,
  { email, role: wanted }: { email: string; role: Role },
  by: Cause = null,
): Promise<Invitation> {
  return ports.kysely.transaction().execute(async (kysely) => {
    const accounts = await lockAccounts(kysely);
    const account = accounts.find((each) => each.email === email) ?? null;
    const role = account?.role ?? (accounts.length === 0 ? "owner" : wanted);
    const link = await createInvitation({ ...ports, kysely }, { email, role, account, by });
    return { ...link, role, hasAccount: account !== null };
  });
}

/** @returns "last-owner", without any change, if there is no other owner */
export async function setRole(
  { kysely, config, now = Date.now }: LinkPorts,
  email: string,
  role: Role,
): Promise<"changed" | "same" | "unknown" | "last-owner"> {
  return kysely.transaction().execute(async (transaction) => {
    const accounts = await lockAccounts(transaction);
    const account = accounts.find((each) => each.email === email);
    if (!account) return "unknown";
    if (account.role === role) return "same";
    const isNeeded = role !== "owner" && !hasOwner(accounts.filter((each) => each !== account));
    if (isNeeded) return "last-owner";
    await transaction.updateTable("accounts").set({ role }).where("id", "=", account.id).execute();
    const event = { account, change: { type: "role", role }, details: role, by: null } as const;
    await runSteps(transaction, recordChange({ kysely: transaction, config }, event, now()));
    return "changed";
  });
}

export function listAccounts(kysely: Db, now: number, idleMs: number) {
  return kysely
    .selectFrom("accounts")
    .select(["id", "name", "email", "role", "created_at as createdAt"])
    .select((query) => [
      query
        .selectFrom("sessions")
        .select(({ fn }) => fn.max("sessions.seen_at").as("seen_at"))
        .whereRef("sessions.account_id", "=", "accounts.id")
        .where((where) => where.not(hasEnded(idleMs, now)(where)))
        .as("seenAt"),
    ])
    .select(sql<number>`(select count(*) from passkeys where account_id = accounts.id)`.as("keys"))
    .orderBy("created_at")
    .orderBy("email")
    .execute();
}

/** Also ends its sessions. @returns "last-owner" if the other accounts would have no owner */
export async function removeAccount(
  { kysely, now = Date.now }: Pick<LinkPorts, "kysely" | "now">,
  email: string,
): Promise<"removed" | "invitation-removed" | "unknown" | "last-owner"> {
  return kysely.transaction().execute(async (transaction) => {
    const accounts = await lockAccounts(transaction);
    const account = accounts.find((each) => each.email === email);
    const links = transaction.deleteFrom("account_links").where("email", "=", email);
    if (!account) {
      const { numDeletedRows } = await links.executeTakeFirstOrThrow();
      return numDeletedRows > 0n ? "invitation-removed" : "unknown";
    }
    const others = accounts.filter((each) => each !== account);
    if (others.length > 0 && !hasOwner(others)) return "last-owner";
    await links.execute();
    await transaction.deleteFrom("accounts").where("id", "=", account.id).execute();
    const event = { accountId: account.id, type: "removed", by: null } as const;
    await runSteps(transaction, [recordEvent(transaction, event, now())]);
    return "removed";
  });
}

/** Locked, so that two owners can't remove each other at the same moment. */
function lockAccounts(transaction: Db) {
  return transaction.selectFrom("accounts").selectAll().forUpdate().execute();
}

function hasOwner(accounts: readonly { role: Role }[]): boolean {
  return accounts.some(({ role }) => role === "owner");
}
