import type { Logger } from "pino";
import type { Audience, StoredEmail } from "#server/db/tables.ts";
import { compose } from "./email-draft.ts";
import type { Queue } from "./queue.ts";
import { misconfiguredWaitMs } from "./settlement.ts";
import type { Lost, Outcome, Transport } from "./transport.ts";

/** Another process may put emails into the table. */
const longestSleepMs = 5_000;
/** Between attempts while misconfigured, so that no password is tried too often. */
const shortestMisconfiguredMs = 1_000;
const settleEveryMs = 1_000;
const settleTries = 60;

type Ports = {
  queue: Queue;
  transport: Transport;
  log: Logger;
  now: () => number;
  renewEveryMs: number;
  /** Called with the request of each email whose attempt was stored. */
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
    // An earlier process ended while it sent this email's data.
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

  /** Retries, so that a short fault of the database does not make a sent email unknown. */
  async function settle(email: StoredEmail, outcome: Outcome): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await queue.settle(email, outcome);
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
    else log.error(facts, isOver ? "email will not be tried again" : "email needs a look");
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
