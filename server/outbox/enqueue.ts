import { sql, type Kysely } from "kysely";
import type { Step } from "#server/db/database.ts";
import type { NewMail, Tables } from "#server/db/tables.ts";
import type { RenderedMail } from "./render.ts";

/** An address is written to at most this often by itself, so that no form can flood a mailbox. */
export const visitorCap = { perTenMinutes: 6, perDay: 20 } as const;

const tenMinutesMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Makes the steps that owe mails, to be committed together with what the mails are about. */
export function createEnqueue(kysely: Kysely<Tables>) {
  const insert = (row: NewMail) => kysely.insertInto("mails").values(row).compile();
  const insertCapped = ({ lastTenMinutes, lastDay, ...row }: NewMail & Spans) => {
    const sentSince = (time: string) => sql`(select count(*) from mails where audience = 'visitor'
      and recipient = ${row.recipient} and created_at > ${time})`;
    const isOver = sql<boolean>`(${sentSince(lastTenMinutes)} >= ${sql.lit(visitorCap.perTenMinutes)}
      or ${sentSince(lastDay)} >= ${sql.lit(visitorCap.perDay)})`;
    return kysely
      .insertInto("mails")
      .values({
        ...row,
        due_at: sql`case when ${isOver} then null else cast(${row.due_at} as text) end`,
        held_reason: sql`case when ${isOver} then ${sql.lit(tooMany)} else null end`,
      })
      .compile();
  };

  /**
   * @param held   why it must wait for the team's word, or null
   * @param capped whether the cap on visitors' mails counts; beyond it the mail is held
   */
  return function enqueue(
    mail: RenderedMail,
    { held, capped }: { held: string | null; capped: boolean },
  ): Step {
    const row: NewMail = {
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
    if (held || !capped || mail.audience !== "visitor") return insert(row);
    const before = (spanMs: number) => new Date(Date.parse(mail.createdAt) - spanMs).toISOString();
    return insertCapped({ ...row, lastTenMinutes: before(tenMinutesMs), lastDay: before(dayMs) });
  };
}

/** Since when an address's mails are counted. */
type Spans = { lastTenMinutes: string; lastDay: string };

const tooMany = "this address was sent several mails lately";
