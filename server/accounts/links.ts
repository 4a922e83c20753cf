import type { Kysely } from "kysely";
import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatTime } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { recordChange, recordEvent, runSteps, type Cause } from "./events.ts";
import { hashOf, iso, newToken, type Account, type AccountConfig, type Role } from "./types.ts";

const hourMs = 60 * 60 * 1000;
const firstLinkMs = hourMs;
const inviteMs = 24 * hourMs;

export type NewLink = { url: string; expiresAt: string };

/** What a link is for. `renewal` gives an account a new sign-in method. */
export type LinkView = {
  kind: "first" | "invitation" | "renewal";
  /** Null if the new account's owner will type it. */
  email: string | null;
  name: string | null;
  role: Role;
  expiresAt: string;
};

export type LinkPorts = { kysely: Kysely<Tables>; config: AccountConfig; now?: () => number };

/** A link for the first account. @returns null when there is an account */
export async function createFirstLink(ports: LinkPorts): Promise<NewLink | null> {
  return ports.kysely.transaction().execute(async (kysely) => {
    const any = await kysely.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
    if (any) return null;
    const target = { email: null, role: "owner", account: null, by: null } as const;
    return createLink({ ...ports, kysely }, target, firstLinkMs);
  });
}

export type LinkTarget = {
  email: string | null;
  role: Role;
  /** The account that gets a new sign-in method. */
  account: Account | null;
  by: Cause;
};

/** Replaces any earlier link for the same address. Call it in a transaction. */
export async function createInvitation(ports: LinkPorts, target: LinkTarget): Promise<NewLink> {
  await ports.kysely.deleteFrom("account_links").where("email", "=", target.email).execute();
  return createLink(ports, target, inviteMs);
}

async function createLink(
  { kysely, config, now = Date.now }: LinkPorts,
  { email, role, account, by }: LinkTarget,
  lifetimeMs: number,
): Promise<NewLink> {
  const token = newToken();
  const time = now();
  const expiresAt = iso(time + lifetimeMs);
  await kysely.deleteFrom("account_links").where("expires_at", "<=", iso(time)).execute();
  await kysely
    .insertInto("account_links")
    .values({
      token_hash: hashOf(token),
      email,
      role,
      created_at: iso(time),
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  const made = { type: "link-made", expiresAt } as const;
  const accountId = accountIdOf(token);
  const invited = { accountId, type: "link-made", details: role, by } as const;
  await runSteps(
    kysely,
    account
      ? recordChange({ kysely, config }, { account, change: made, by }, time)
      : [recordEvent(kysely, invited, time)],
  );
  // Browsers don't send fragments, so the token stays out of logs and Referer headers.
  return { url: `${config.deskUrl}/welcome#${token}`, expiresAt };
}

/** Deterministic, so a second attempt replaces the passkey that the first left on the device. */
export function accountIdOf(token: string): string {
  const hash = hashOf(`account:${token}`);
  return [8, 12, 16, 20, 32].map((end, at, ends) => hash.slice(ends[at - 1] ?? 0, end)).join("-");
}

/** Opening a link changes nothing. @returns null if it is unknown, used or expired */
export async function readLink(
  { kysely, now = Date.now }: Omit<LinkPorts, "config">,
  token: string,
): Promise<LinkView | null> {
  const link = await kysely
    .selectFrom("account_links")
    .leftJoin("accounts", "accounts.email", "account_links.email")
    .select(["account_links.email", "account_links.role", "expires_at"])
    .select(["accounts.id as account_id", "accounts.name", "accounts.role as account_role"])
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", iso(now()))
    .executeTakeFirst();
  if (!link) return null;
  const { email, name, role, expires_at: expiresAt } = link;
  if (email === null) return { kind: "first", email, name: null, role, expiresAt };
  if (link.account_id === null) return { kind: "invitation", email, name: null, role, expiresAt };
  return { kind: "renewal", email, name, role: link.account_role ?? role, expiresAt };
}

/** Marks the link as used. Of two concurrent claims, one changes nothing. */
export function claimLink(kysely: Kysely<Tables>, token: string, time: number): Step {
  const query = kysely
    .updateTable("account_links")
    .set({ used_at: iso(time) })
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", iso(time));
  return { ...query.compile(), mustChange: true };
}

/** What the terminal shows until the first account exists. */
export function firstLinkText(link: NewLink): string {
  return (
    "Nobody has an account at the quote desk yet. This link creates the first one, an owner's. It " +
    `works once, until ${linkEnd(link)}; a restart prints another.\n  ${link.url}`
  );
}

/** For example, `Mon, Feb 17, 10:05 AM MT`. */
export function linkEnd({ expiresAt }: Pick<NewLink, "expiresAt">): string {
  return formatTime(Temporal.Instant.from(expiresAt), company.timeZone);
}
