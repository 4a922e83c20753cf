import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { createHash } from "node:crypto";

/** Removes secrets that open visitors' pages: tokens in emails, keys of submissions. */
export const linkTokens: Migration = {
  async up(unknown: Kysely<unknown>) {
    const db = unknown as Kysely<Tables>;
    for (const column of ["email_id", "revoked_at", "revoked_by"])
      await db.schema.alterTable("request_tokens").addColumn(column, "text").execute();
    await db.schema.alterTable("emails").addColumn("tokens", "text").execute();
    await db.schema
      .alterTable("emails")
      .addColumn("subject", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await splitDrafts(db);
    await hashKeys(db);
  },
};

type Tables = {
  emails: {
    id: string;
    subject: string;
    draft: string;
    tokens: string | null;
    due_at: string | null;
  };
  request_tokens: { token_hash: string; reference: string; email_id: string | null };
  idempotency_keys: { kind: string; key: string };
};

type Draft = { subject?: string; text: string; html: string };

const batch = 200;
const tokenAddress = /(?<=\/requests\/)[\w-]{43}(?![\w-])/g;

/** Only emails with retries left keep their tokens, so that each try sends the same bytes. */
async function splitDrafts(db: Kysely<Tables>): Promise<void> {
  for (let last = ""; ;) {
    const rows = await db
      .selectFrom("emails")
      .select(["id", "draft", "due_at"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id, draft, due_at } of rows) {
      const { subject = "", ...stored } = JSON.parse(draft) as Draft;
      const tokens = await claimTokens(db, id, stored);
      const blanked = { ...stored, text: blank(stored.text), html: blank(stored.html) };
      const links = Object.keys(tokens);
      const isTried = due_at !== null && links.length > 0;
      await db
        .updateTable("emails")
        .set({
          subject,
          draft: JSON.stringify(links.length > 0 ? { ...blanked, links } : blanked),
          tokens: isTried ? JSON.stringify(tokens) : null,
        })
        .where("id", "=", id)
        .execute();

      function blank(text: string): string {
        return Object.entries(tokens).reduce(
          (left, [reference, token]) => left.replaceAll(token, `token-of-${reference}`),
          text,
        );
      }
    }
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? "";
  }
}

/** Records which email contains them. @returns the tokens in a draft, by their request's reference */
async function claimTokens(
  db: Kysely<Tables>,
  emailId: string,
  { text }: Draft,
): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const [token] of text.matchAll(tokenAddress)) {
    const row = await db
      .updateTable("request_tokens")
      .set({ email_id: emailId })
      .where("token_hash", "=", sha256(token))
      .returning("reference")
      .executeTakeFirst();
    if (row) tokens[row.reference] = token;
  }
  return tokens;
}

async function hashKeys(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("idempotency_keys")
    .select(["kind", "key"])
    .where("key", "like", "key:%")
    .execute();
  for (const { kind, key } of rows)
    await db
      .updateTable("idempotency_keys")
      .set({ key: `key:${sha256(key.slice("key:".length))}` })
      .where("kind", "=", kind)
      .where("key", "=", key)
      .execute();
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
