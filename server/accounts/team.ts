import { sql, type Kysely } from "kysely";
import { email as emailField } from "#domain/fields.ts";
import type { Tables } from "#server/db/tables.ts";
import { createInvitation, type NewLink } from "./links.ts";
import { idleMs } from "./sessions.ts";
import { iso } from "./tokens.ts";
import type { Role } from "./types.ts";

type Db = Kysely<Tables>;

const address = emailField("Email", 254);

/** @returns the address as accounts store it, or null when it is none */
export function readEmail(text: string): string | null {
  const result = address.safeParse(text);
  return result.success ? result.data.toLowerCase() : null;
}

/** The first account is always an owner's. */
export async function invite(
  ports: { kysely: Db; deskUrl: string; now?: () => number },
  { email, role }: { email: string; role: Role },
): Promise<NewLink & { role: Role }> {
  const any = await ports.kysely.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  const given = any ? role : "owner";
  return { ...(await createInvitation(ports, { email, role: given })), role: given };
}

/** Everyone with an account, oldest first. */
export function listAccounts(kysely: Db, now: number) {
  return kysely
    .selectFrom("accounts")
    .select(["id", "name", "email", "role", "created_at as createdAt"])
    .select((query) => [
      query
        .selectFrom("sessions")
        .select(({ fn }) => fn.max("sessions.seen_at").as("seen_at"))
        .whereRef("sessions.account_id", "=", "accounts.id")
        .where("expires_at", ">", iso(now))
        .where("seen_at", ">", iso(now - idleMs))
        .as("seenAt"),
    ])
    .select(sql<number>`(select count(*) from passkeys where account_id = accounts.id)`.as("keys"))
    .orderBy("created_at")
    .orderBy("email")
    .execute();
}

/** Ends the account's sessions too. @returns "last-owner" when others would be left without one */
export async function removeAccount(
  kysely: Db,
  email: string,
): Promise<"removed" | "unknown" | "last-owner"> {
  return kysely.transaction().execute(async (transaction) => {
    const accounts = await transaction
      .selectFrom("accounts")
      .select(["id", "email", "role"])
      .forUpdate()
      .execute();
    const account = accounts.find((each) => each.email === email);
    await transaction.deleteFrom("account_links").where("email", "=", email).execute();
    if (!account) return "unknown";
    const others = accounts.filter((each) => each !== account);
    if (others.length > 0 && !others.some(({ role }) => role === "owner")) return "last-owner";
    await transaction.deleteFrom("accounts").where("id", "=", account.id).execute();
    return "removed";
  });
}
