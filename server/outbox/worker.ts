import type { Logger } from "pino";
import type { Audience, StoredEmail } from "#server/db/email-table.ts";
import { compose } from "./compose.ts";
import type { Queue } from "./queue.ts";
import { waitAfter } from "./schedule.ts";
import type { Outcome, Transport } from "./transport.ts";

/** The longest sleep: another process may put emails into the table. */
const longestSleepMs = 5_000;

type Ports = { queue: Queue; transport: Transport; log: Logger };

/** Delivers one audience's emails, one after the other. */
export function startDeliveryWorker(audience: Audience, { queue, transport, log }: Ports) {
  const end = Promise.withResolvers<void>();
  const state = { stopping: false };
  let misconfigured = 0;
  let alarm = Promise.withResolvers<void>();
  const done = work();

  async function work(): Promise<void> {
    while (!state.stopping) {
      const before = alarm;
      const wait = await turn();
      if (wait === 0 || state.stopping) continue;
      transport.idle();
      // While misconfigured, new email must not wake the loop.
      await sleep(wait, misconfigured > 0 ? end.promise : before.promise);
      if (alarm === before) alarm = Promise.withResolvers<void>();
    }
    transport.idle();
  }

  /** One email at most. @returns how long to sleep, in milliseconds */
  async function turn(): Promise<number> {
    try {
      const email = await queue.claim(audience, Date.now());
      if (!email) {
        const due = await queue.nextDue(audience);
        return due === null ? longestSleepMs : clamp(due - Date.now());
      }
      const outcome = await attempt(email);
      await queue.settle(email, outcome, Date.now());
      report(email, outcome);
      misconfigured = outcome.kind === "misconfigured" ? misconfigured + 1 : 0;
      return misconfigured > 0 ? waitAfter(misconfigured) : 0;
    } catch (error) {
      log.error({ err: error, audience }, "the outbox cannot reach the database");
      return longestSleepMs;
    }
  }

  async function attempt(email: StoredEmail): Promise<Outcome> {
    // An earlier process ended after it had started to send this email's data.
    if (email.data_started_at !== null && email.on_ambiguous === "ask")
      return { kind: "ambiguous", reason: "stopped while its data was sent" };
    const message = await compose(email).catch(() => null);
    if (message === null) return { kind: "refused", reason: "cannot be composed" };
    return transport.deliver({ ...email, message }, () => queue.startData(email.id, Date.now()));
  }

  function report(email: StoredEmail, outcome: Outcome) {
    const facts = { reference: email.reference, email: email.id, audience, outcome };
    if (outcome.kind === "sent") log.info(facts, "email sent");
    else if (outcome.kind === "later") log.warn(facts, "email will be tried again");
    else log.error(facts, "email needs a look");
  }

  return {
    /** There may be something to do. */
    wake() {
      alarm.resolve();
    },
    /** Finishes the email under way, and no other. */
    async stop() {
      state.stopping = true;
      transport.abort();
      end.resolve();
      alarm.resolve();
      await done;
    },
  };
}

function clamp(ms: number): number {
  return Math.min(Math.max(ms, 50), longestSleepMs);
}

async function sleep(ms: number, interruption: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, interruption]);
  clearTimeout(timer);
}
