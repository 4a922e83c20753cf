import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { company } from "#content/company.ts";
import { mailboxKey } from "#domain/mailbox.ts";
import type { Config } from "#server/config.ts";
import type { Step } from "#server/db/database.ts";
import type { NewEmail } from "#server/db/email-table.ts";
import type { Tables } from "#server/db/tables.ts";
import type { EmailDraft, StoredDraft } from "./email-draft.ts";

/** An address is written to at most this often by itself, so that no form can flood a mailbox. */
export const visitorCap = { perTenMinutes: 6, perDay: 20 } as const;

const tenMinutesMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

type Ports = { kysely: Kysely<Tables>; config: Pick<Config, "mailFrom" | "databaseUrl"> };

type EnqueueOptions = {
  /** The request or message that the email is about. */
  reference: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Why the email must wait for the team's decision, or null. */
  held: string | null;
};

/** The outbox's entrance: gives the steps that owe an email, for the transaction of its cause. */
export function createEnqueue({ kysely, config }: Ports) {
  return function enqueue(draft: EmailDraft, options: EnqueueOptions): Step[] {
    const row = rowOf(draft, options, config.mailFrom);
    if (options.held !== null || draft.audience !== "visitor")
      return [kysely.insertInto("emails").values(row).compile()];
    return [insertCapped(kysely, row, options.now)];
  };
}

function rowOf(
  { audience, onAmbiguous, ...draft }: EmailDraft,
  { reference, now, held }: EnqueueOptions,
  mailFrom: string,
): NewEmail {
  const id = randomUUID();
  const createdAt = new Date(now).toISOString();
  const from = { name: company.name, address: mailFrom };
  const stored: StoredDraft = { ...draft, from, date: createdAt, boundary: id };
  return {
    id,
    reference,
    audience,
    on_ambiguous: onAmbiguous,
    recipient: draft.to.address,
    recipient_key: mailboxKey(draft.to.address),
    draft: JSON.stringify(stored),
    message_id: `<${id}@${mailFrom.split("@")[1] ?? "localhost"}>`,
    created_at: createdAt,
    due_at: held === null ? createdAt : null,
    attempts: 0,
    held_reason: held,
  };
}

function insertCapped(kysely: Kysely<Tables>, row: NewEmail, now: number): Step {
  const sentSince = (spanMs: number) => sql`(select count(*) from emails
    where audience = 'visitor' and recipient_key = ${row.recipient_key}
      and created_at > ${new Date(now - spanMs).toISOString()})`;
  const isOver = sql<boolean>`(${sentSince(tenMinutesMs)} >= ${sql.lit(visitorCap.perTenMinutes)}
    or ${sentSince(dayMs)} >= ${sql.lit(visitorCap.perDay)})`;
  return kysely
    .insertInto("emails")
    .values({
      ...row,
      due_at: sql`case when ${isOver} then null else cast(${row.due_at} as text) end`,
      held_reason: sql`case when ${isOver} then ${sql.lit(tooMany)} else null end`,
    })
    .compile();
}

const tooMany = "this address was sent several emails lately";
