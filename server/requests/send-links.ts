import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { email as emailRule } from "#domain/form-schema.ts";
import { limits } from "#domain/form.ts";
import { mailboxKey } from "#domain/request.ts";
import type { Step } from "#server/db/database.ts";
import { linksEmail } from "#server/outbox/emails/links-email.ts";
import { createEnqueue } from "#server/outbox/outbox.ts";
import { lockCaps, type EmailAllowance } from "#server/outbox/visitor-caps.ts";
import type { RequestPorts } from "./change.ts";
import { selectSummaries, toSummaries } from "./stored-request.ts";

/** How many of the newest requests one email links. */
const maxRequests = 10;
/** Emails with links per mailbox and hour, so that strangers can't use up its cap. */
const maxEmails = 3;
const hourMs = 60 * 60 * 1000;
/** Every answer takes this long, whether or not the address has requests. */
const answerMs = 300;

export type LinksResult = { ok: true } | { ok: false; reason: "invalid" };

/** Emails the links of an address's requests to the addresses in those requests. */
export function createSendLinks(ports: RequestPorts) {
  const { database, outbox, config, now } = ports;
  const { kysely } = database;
  const enqueue = createEnqueue({ kysely, config });

  /** @returns the same for every valid address; throws a StorageError */
  return async function sendLinks(
    typed: unknown,
    allowance?: EmailAllowance,
  ): Promise<LinksResult> {
    const parsed = emailRule("Email", limits.email).safeParse(typed);
    if (!parsed.success) return { ok: false, reason: "invalid" };
    await Promise.all([send(mailboxKey(parsed.data), allowance), sleep(answerMs)]);
    return { ok: true };
  };

  async function send(mailbox: string, allowance?: EmailAllowance): Promise<void> {
    const time = now();
    const byAddress = await findRequests(mailbox);
    if (byAddress.length === 0) return;
    const isLeft = (await allowance?.take()) ?? true;
    let isEnqueued = false;
    try {
      isEnqueued = isLeft && (await enqueueLists(mailbox, byAddress, time));
    } finally {
      if (!isEnqueued) await allowance?.refund();
    }
    if (isEnqueued) outbox.notify();
  }

  /** @returns false if the mailbox has reached its limit */
  async function enqueueLists(
    mailbox: string,
    byAddress: Awaited<ReturnType<typeof findRequests>>,
    time: number,
  ): Promise<boolean> {
    const steps = byAddress.flatMap((requests) => stepsFor(requests, time));
    // The lock comes first; otherwise, concurrent posts would all count before any stores its email.
    const lock = config.databaseUrl === null ? [] : [lockCaps(kysely, mailbox, time)];
    const { ok } = await database.transact([...lock, requireBelowLinkCap(mailbox, time), ...steps]);
    return ok;
  }

  /** One list per spelling, since some providers deliver them to different people. */
  async function findRequests(mailbox: string) {
    const rows = await selectSummaries(database.reader)
      .innerJoin("rides", "rides.reference", "requests.reference")
      .select("rides.email")
      .where("requests.email_norm", "=", mailbox)
      .where("requests.state", "<>", "closed")
      .orderBy("requests.received_at", "desc")
      .limit(maxRequests)
      .execute();
    const summaries = await toSummaries(database.reader, rows);
    const found = rows.map(({ reference, email }, index) => ({
      reference,
      email,
      legs: summaries[index]!.legs,
    }));
    return [...Map.groupBy(found, ({ email }) => email.toLowerCase()).values()];
  }

  function stepsFor(
    requests: Awaited<ReturnType<typeof findRequests>>[number],
    time: number,
  ): Step[] {
    const email = requests[0]?.email ?? "";
    const draft = linksEmail({ email, requests, siteUrl: config.siteUrl });
    return enqueue(draft, { reference: null, now: time, held: null });
  }

  /** Emails without a reference are the ones with links. */
  function requireBelowLinkCap(mailbox: string, time: number): Step {
    const since = new Date(time - hourMs).toISOString();
    const query = sql`select 1 where (select count(*) from emails where audience = 'visitor'
      and reference is null and recipient_key = ${mailbox} and created_at > ${since}) < ${sql.lit(maxEmails)}`;
    return { ...query.compile(kysely), mustChange: true };
  }
}
