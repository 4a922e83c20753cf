import type { Kysely } from "kysely";
import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatTime } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { hashOf, iso, newToken } from "./tokens.ts";
import type { Role } from "./types.ts";

const hourMs = 60 * 60 * 1000;
const firstLinkMs = hourMs;
const inviteMs = 24 * hourMs;

export type NewLink = { url: string; expiresAt: string };

/** What a link is for. `renewal` gives an account a new way to sign in. */
export type LinkView = {
  kind: "first" | "invitation" | "renewal";
  /** Null when its owner types it. */
  email: string | null;
  name: string | null;
  role: Role;
  expiresAt: string;
};

type LinkPorts = { kysely: Kysely<Tables>; deskUrl: string; now?: () => number };

/** A link for the first account. @returns null when there is an account */
export async function createFirstLink(ports: LinkPorts): Promise<NewLink | null> {
  const any = await ports.kysely.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  return any ? null : createLink(ports, { email: null, role: "owner", lifetimeMs: firstLinkMs });
}

/** A link for one address; an earlier one for it no longer works. */
export async function createInvitation(
  ports: LinkPorts,
  { email, role }: { email: string; role: Role },
): Promise<NewLink> {
  await ports.kysely.deleteFrom("account_links").where("email", "=", email).execute();
  return createLink(ports, { email, role, lifetimeMs: inviteMs });
}

async function createLink(
  { kysely, deskUrl, now = Date.now }: LinkPorts,
  { email, role, lifetimeMs }: { email: string | null; role: Role; lifetimeMs: number },
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
  // Browsers send no fragment, so the token is in no log and no Referer.
  return { url: `${deskUrl}/welcome#${token}`, expiresAt };
}

/** Opening a link changes nothing. @returns null when it is unknown, used or over */
export async function readLink(
  { kysely, now = Date.now }: Omit<LinkPorts, "deskUrl">,
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

/** Uses the link up. Of two at the same moment, one changes nothing. */
export function claimLink(kysely: Kysely<Tables>, token: string, time: number): Step {
  const query = kysely
    .updateTable("account_links")
    .set({ used_at: iso(time) })
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", iso(time));
  return { ...query.compile(), mustChange: true };
}

/** What the terminal shows while nobody has an account. */
export function firstLinkText(link: NewLink): string {
  return (
    "Nobody has an account at the quote desk yet. This link makes the first one, an owner's. It " +
    `works once, until ${linkEnd(link)}; a restart prints another.\n  ${link.url}`
  );
}

/** Such as `Mon, Feb 17, 10:05 AM MT`. */
export function linkEnd({ expiresAt }: Pick<NewLink, "expiresAt">): string {
  return formatTime(Temporal.Instant.from(expiresAt), company.timeZone);
}
