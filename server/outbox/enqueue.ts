import { sql, type Kysely } from "kysely";
import type { Step } from "#server/db/database.ts";
import type { NewMail, Tables } from "#server/db/tables.ts";
import type { RenderedMail } from "./render.ts";

/** An address is written to at most this often by itself, so that no form can flood a mailbox. */
export const visitorCap = { perTenMinutes: 6, perDay: 20 } as const;

const tenMinutesMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The step that owes one mail, to be committed together with what it is about.
 * @param held   why it must wait for the team's word, or null
 * @param capped whether the cap on visitors' mails counts; beyond it the mail is held
 */
export function enqueue(
  kysely: Kysely<Tables>,
  mail: RenderedMail,
  { held, capped }: { held: string | null; capped: boolean },
): Step {
  const values: NewMail = {
    id: mail.id,
    reference: mail.reference,
    audience: mail.audience,
    recipient: mail.recipient,
    message: mail.message,
    created_at: mail.createdAt,
    due_at: held ? null : mail.createdAt,
    attempts: 0,
    held_reason: held,
  };
  if (held || !capped || mail.audience !== "visitor")
    return kysely.insertInto("mails").values(values).compile();
  const isOver = sql<boolean>`(${sent(mail, tenMinutesMs)} >= ${sql.lit(visitorCap.perTenMinutes)}
    or ${sent(mail, dayMs)} >= ${sql.lit(visitorCap.perDay)})`;
  return kysely
    .insertInto("mails")
    .values({
      ...values,
      due_at: sql`case when ${isOver} then null else cast(${mail.createdAt} as text) end`,
      held_reason: sql`case when ${isOver} then ${sql.lit(tooMany)} else null end`,
    })
    .compile();
}

const tooMany = "this address was sent several mails lately";

function sent(mail: RenderedMail, spanMs: number) {
  const since = new Date(Date.parse(mail.createdAt) - spanMs).toISOString();
  return sql<number>`(select count(*) from mails where audience = 'visitor'
    and recipient = ${mail.recipient} and created_at > ${since})`;
}
