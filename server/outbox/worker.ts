import MailComposer from "nodemailer/lib/mail-composer";
import type { Logger } from "pino";
import type { Audience, StoredEmail } from "#server/db/tables.ts";
import { tokenMark } from "./emails/standard-text.ts";
import type { StoredDraft } from "./outbox.ts";
import { longestWaitMs, type Queue } from "./queue.ts";

export type Outcome =
  | { kind: "sent" }
  | { kind: "refused"; reason: string }
  /** The server certainly did not accept it. */
  | { kind: "later"; reason: string }
  /** Its data was sent, but no reply came: it may have arrived. */
  | { kind: "ambiguous"; reason: string }
  /** Its content is no longer true. */
  | { kind: "overtaken" }
  /** No email can be sent with these settings. */
  | { kind: "misconfigured"; reason: string };

/** Another worker has the email now, and stores its outcome. */
export type Lost = { kind: "lost" };

export type OutgoingEmail = Pick<
  StoredEmail,
  "id" | "reference" | "audience" | "recipient" | "created_at"
> & { message: Buffer };

export type Transport = {
  /** Tries once and never throws. Sends no data unless `startData` has returned true. */
  deliver(email: OutgoingEmail, startData: () => Promise<boolean>): Promise<Outcome | Lost>;
  idle(): void;
  /** Stops waiting for a server that has not received any data. */
  abort(): void;
};

/** Limited, because other processes may add emails to the table. */
const longestSleepMs = 5_000;
/** Between attempts while misconfigured, so that a wrong password is not tried too often. */
const shortestMisconfiguredMs = 1_000;
const settleEveryMs = 1_000;
const settleTries = 60;

type Ports = {
  queue: Queue;
  transport: Transport;
  log: Logger;
  now: () => number;
  renewEveryMs: number;
  /** Called with an email's request after each stored attempt. */
  onSettled?: (reference: string) => void;
};

/** Delivers one audience's emails, one at a time. */
export function startDeliveryWorker(audience: Audience, ports: Ports) {
  const { queue, transport, log, now, renewEveryMs, onSettled } = ports;
  const end = Promise.withResolvers<void>();
  const state = { stopping: false, misconfigured: false };
  let notified = Promise.withResolvers<void>();
  const done = work();

  async function work(): Promise<void> {
    while (!state.stopping) {
      const before = notified;
      const wait = await turn();
      if (wait === 0 || state.stopping) continue;
      transport.idle();
      if (state.misconfigured) await sleep(shortestMisconfiguredMs, end.promise);
      await sleep(wait, before.promise);
      if (notified === before) notified = Promise.withResolvers<void>();
    }
    transport.idle();
  }

  /** Delivers one email if one is due. @returns milliseconds to sleep */
  async function turn(): Promise<number> {
    try {
      const email = await queue.claim(audience);
      if (!email) {
        const due = await queue.nextDue(audience);
        return due === null ? longestSleepMs : clamp(due - now());
      }
      const outcome = await attempt(email);
      const isOver = outcome.kind !== "lost" && !(await settle(email, outcome));
      report(email, outcome, isOver);
      if (email.reference !== null) onSettled?.(email.reference);
      state.misconfigured = outcome.kind === "misconfigured";
      return state.misconfigured ? misconfiguredWaitMs : 0;
    } catch (error) {
      log.error({ err: error, audience }, "the outbox cannot reach the database");
      return longestSleepMs;
    }
  }

  async function attempt(email: StoredEmail): Promise<Outcome | Lost> {
    // An earlier process ended while sending this email's data.
    if (email.data_started_at !== null && email.on_ambiguous === "ask")
      return { kind: "ambiguous", reason: "stopped while its data was sent" };
    const isOvertaken = await queue.isOvertaken(email).catch(() => null);
    if (isOvertaken === null) return { kind: "later", reason: "the database failed" };
    if (isOvertaken) return { kind: "overtaken" };
    const drawn = await queue.drawTokens(email).catch(() => null);
    if (drawn === null) return { kind: "later", reason: "the database failed" };
    if (!drawn.ok) return { kind: drawn.reason };
    const message = await compose(drawn.email).catch(() => null);
    if (message === null) return { kind: "refused", reason: "cannot be composed" };
    const renewal = setInterval(() => void queue.renew(email.id).catch(() => {}), renewEveryMs);
    try {
      return await transport.deliver({ ...email, message }, () => queue.startData(email.id));
    } finally {
      clearInterval(renewal);
    }
  }

  /** Retries, so that a short database fault does not leave a sent email's status unknown. */
  async function settle(email: StoredEmail, outcome: Outcome): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await queue.settle(email, settlementOf(email, outcome, now()));
      } catch (error) {
        if (state.stopping || tries === settleTries) throw error;
        await sleep(settleEveryMs, end.promise);
      }
    }
  }

  function report(email: StoredEmail, outcome: Outcome | Lost, isOver: boolean) {
    const facts = { reference: email.reference, email: email.id, audience, outcome };
    if (outcome.kind === "sent") log.info(facts, "email sent");
    else if (outcome.kind === "overtaken") log.info(facts, "email is no longer true, and not sent");
    else if (outcome.kind === "lost")
      log.warn(facts, "another worker has the email, or its address is new");
    else if (outcome.kind === "later" && !isOver) log.warn(facts, "email will be tried again");
    else log.error(facts, isOver ? "email will not be tried again" : "email needs attention");
  }

  return {
    notify() {
      notified.resolve();
    },
    async stop() {
      state.stopping = true;
      transport.abort();
      end.resolve();
      notified.resolve();
      await done;
    },
  };
}

function clamp(ms: number): number {
  return Math.min(Math.max(ms, 50), longestSleepMs);
}

async function sleep(ms: number, wakeUp: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, wakeUp]);
  clearTimeout(timer);
}

/** Composes a stored email. The same row yields the same bytes in every process. */
export function compose(
  email: Pick<StoredEmail, "subject" | "draft" | "tokens" | "message_id">,
): Promise<Buffer> {
  const stored = JSON.parse(email.draft) as StoredDraft;
  const { date, boundary, from, to, replyTo, text, html, calendar, moreCalendars = [] } = stored;
  const tokens = email.tokens === null ? {} : (JSON.parse(email.tokens) as Record<string, string>);
  return new MailComposer({
    from,
    to,
    replyTo,
    subject: email.subject,
    text: fillTokens(text, tokens),
    html: fillTokens(html, tokens),
    ...(calendar
      ? { icalEvent: { method: calendar.method, filename: "ride.ics", content: calendar.text } }
      : {}),
    attachments: moreCalendars.map(({ method, text: content }, index) => ({
      filename: `ride-${index + 2}.ics`,
      content,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    })),
    messageId: email.message_id,
    date: new Date(date),
    baseBoundary: boundary,
    // Prevents automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    encoding: "quoted-printable",
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** Replaces placeholders with tokens, by the reference of their request. */
function fillTokens(text: string, tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens).reduce(
    (filled, [reference, token]) => filled.replaceAll(tokenMark(reference), token),
    text,
  );
}

/** Seconds to wait after the first, second... failed attempt; after these, `longestWaitMs`. */
const waits = [5, 20, 60, 120, 300, 600, 1800];

/** How often a misconfigured worker tries again. */
const misconfiguredWaitMs = 60_000;

/** After this, the email waits for the team to resend it. */
const giveUpAfterMs = 5 * 24 * 60 * 60_000;

/** What an attempt's outcome changes in the email's row. */
export function settlementOf(email: StoredEmail, outcome: Outcome, now: number) {
  const attempts = email.attempts + 1;
  const since = Date.parse(email.resent_at ?? email.created_at);
  const isOver = now - since > giveUpAfterMs;
  const waitMs = (waits[attempts - 1] ?? longestWaitMs / 1000) * 1000;
  const at = (ms: number) => new Date(now + ms).toISOString();
  const retry = { due_at: isOver ? null : at(waitMs), attempts };
  switch (outcome.kind) {
    case "sent":
      return { sent_at: at(0), due_at: null, attempts, reason: null };
    case "overtaken":
      return { overtaken_at: at(0), due_at: null, attempts: email.attempts, reason: null };
    case "refused":
      // A refusal by the team's own mail server must never lose a request.
      return email.audience === "team"
        ? { ...retry, reason: outcome.reason, data_started_at: null }
        : { refused_at: at(0), due_at: null, attempts, reason: outcome.reason };
    case "later":
      return { ...retry, reason: outcome.reason, data_started_at: null };
    case "ambiguous":
      return email.on_ambiguous === "resend"
        ? { ...retry, reason: outcome.reason }
        : { due_at: null, attempts, reason: outcome.reason };
    case "misconfigured":
      // The email is not at fault, so this does not count as an attempt.
      return {
        due_at: at(misconfiguredWaitMs),
        reason: outcome.reason,
        data_started_at: null,
      };
  }
}
