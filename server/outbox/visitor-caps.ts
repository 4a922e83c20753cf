import { sql, type Kysely, type RawBuilder } from "kysely";
import { createHash } from "node:crypto";
import type { Step } from "#server/db/database.ts";
import type { NewEmail, Tables } from "#server/db/tables.ts";

const minuteMs = 60 * 1000;

/** Emails to visitors beyond these caps are held for the team. */
export const visitorCaps = {
  mailbox: [
    { spanMs: 10 * minuteMs, emails: 6 },
    { spanMs: 24 * 60 * minuteMs, emails: 20 },
  ],
  site: { spanMs: 60 * minuteMs, emails: 300 },
} as const;

/** How many visitor emails one client may still cause; take one before queuing an email. */
export type EmailAllowance = {
  /** @returns false once the client has caused too many */
  take(): Promise<boolean>;
  /** Call it if no email was queued after all. */
  refund(): Promise<void>;
};

/** All emails held for this reason can be released together. */
export const siteCapReason = "the site sent many emails to visitors within the hour";

/** An SQL expression: why a new email to a visitor must be held, or null. */
export function capReason(
  { recipient_key, is_counted }: Pick<NewEmail, "recipient_key" | "is_counted">,
  now: number,
): RawBuilder<string | null> {
  const overMailbox = visitorCaps.mailbox.map(
    (cap) =>
      sql`${count(cap, now, sql`and recipient_key = ${recipient_key}`)} >= ${sql.lit(cap.emails)}`,
  );
  const { site } = visitorCaps;
  const overSite =
    is_counted === 0
      ? sql``
      : sql`when ${countSite(now)} >= ${sql.lit(site.emails)} then ${sql.lit(siteCapReason)}`;
  return sql`case when ${sql.join(overMailbox, sql` or `)}
      then 'this address was sent several emails lately' ${overSite} end`;
}

/** Makes counting and inserting atomic on PostgreSQL; locks the whole site only near its cap. */
export function lockCaps(kysely: Kysely<Tables>, recipientKey: string, now: number): Step {
  const { site } = visitorCaps;
  const mailbox = createHash("sha256").update(recipientKey).digest().readInt32BE();
  return sql`select pg_advisory_xact_lock(${sql.lit(mailboxLock)}, ${sql.lit(mailbox)}),
    (select pg_advisory_xact_lock(${sql.lit(siteLock)}, 0)
      from (select ${countSite(now)} as emails) as sent
      where emails between ${sql.lit(site.emails - nearCap)} and ${sql.lit(site.emails)})`.compile(
    kysely,
  );
}

// More than the number of connections.
const nearCap = 100;
const mailboxLock = 7_201_944;
const siteLock = 7_201_945;

function countSite(now: number) {
  return count(visitorCaps.site, now, sql`and is_counted = 1`);
}

function count(cap: { spanMs: number }, now: number, which = sql``) {
  const time = (ms: number) => new Date(ms).toISOString();
  // The upper bound excludes emails from before the clock was set back.
  return sql`(select count(*) from emails
    where audience = 'visitor' and held_reason is null ${which}
      and created_at > ${time(now - cap.spanMs)} and created_at < ${time(now + cap.spanMs)})`;
}
