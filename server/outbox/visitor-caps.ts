import { sql, type Kysely, type RawBuilder } from "kysely";
import { createHash } from "node:crypto";
import type { Step } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

const minuteMs = 60 * 1000;

/** Emails to visitors beyond these caps are held for the team. */
export const visitorCaps = {
  mailbox: [
    { spanMs: 10 * minuteMs, emails: 6 },
    { spanMs: 24 * 60 * minuteMs, emails: 20 },
  ],
  site: { spanMs: 60 * minuteMs, emails: 300 },
} as const;

/** An SQL expression: why a new email to a visitor must be held, or null. */
export function capReason(recipientKey: string, now: number): RawBuilder<string | null> {
  const overMailbox = visitorCaps.mailbox.map(
    (cap) =>
      sql`${count(cap, now, sql`and recipient_key = ${recipientKey}`)} >= ${sql.lit(cap.emails)}`,
  );
  const { site } = visitorCaps;
  return sql`case when ${sql.join(overMailbox, sql` or `)}
      then 'this address was sent several emails lately'
    when ${count(site, now)} >= ${sql.lit(site.emails)}
      then 'the site sent many emails to visitors within the hour' end`;
}

/** Makes counting and inserting atomic on PostgreSQL; locks the whole site only near its cap. */
export function lockCaps(kysely: Kysely<Tables>, recipientKey: string, now: number): Step {
  const { site } = visitorCaps;
  const mailbox = createHash("sha256").update(recipientKey).digest().readInt32BE();
  return sql`select pg_advisory_xact_lock(${sql.lit(mailboxLock)}, ${sql.lit(mailbox)}),
    (select pg_advisory_xact_lock(${sql.lit(siteLock)}, 0)
      from (select ${count(site, now)} as emails) as sent
      where emails between ${sql.lit(site.emails - nearCap)} and ${sql.lit(site.emails)})`.compile(
    kysely,
  );
}

// More than there are connections.
const nearCap = 100;
const mailboxLock = 7_201_944;
const siteLock = 7_201_945;

function count(cap: { spanMs: number }, now: number, which = sql``) {
  const time = (ms: number) => new Date(ms).toISOString();
  // The upper end leaves out emails from before a clock was set back.
  return sql`(select count(*) from emails
    where audience = 'visitor' and held_reason is null ${which}
      and created_at > ${time(now - cap.spanMs)} and created_at < ${time(now + cap.spanMs)})`;
}
