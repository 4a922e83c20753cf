import type { Logger } from "pino";
import type { StoredMail } from "#server/db/tables.ts";
import type { Carrier, Outcome } from "./outcome.ts";
import type { Queue } from "./queue.ts";
import type { RightOfWay } from "./right-of-way.ts";
import { waitAfter } from "./schedule.ts";

/** The longest that a lane sleeps: mails may be put into the table by another process. */
const longestSleepMs = 5_000;

/** The mails of one audience, one after the other, so that a stuck visitor's mail holds up no team's. */
export function startLane(
  audience: "team" | "visitor",
  { queue, carrier, log, way }: { queue: Queue; carrier: Carrier; log: Logger; way: RightOfWay },
) {
  const end = Promise.withResolvers<void>();
  const state = { stopping: false };
  let halts = 0;
  let alarm = Promise.withResolvers<void>();
  const done = work();

  async function work(): Promise<void> {
    while (!state.stopping) {
      const before = alarm;
      await way.giveWay();
      if (state.stopping) break;
      const wait = await turn();
      if (wait === 0 || state.stopping) continue;
      carrier.rest();
      // Settings that let nothing through are not cured by more mails.
      await sleep(wait, halts > 0 ? end.promise : before.promise);
      if (alarm === before) alarm = Promise.withResolvers<void>();
    }
    carrier.rest();
  }

  /** One mail at most. @returns how long to sleep, in milliseconds */
  async function turn(): Promise<number> {
    try {
      const mail = await queue.claim(audience, Date.now());
      if (!mail) {
        const due = await queue.nextDue(audience);
        return due === null ? longestSleepMs : clamp(due - Date.now());
      }
      const outcome = await attempt(mail);
      await queue.settle(mail, outcome, Date.now());
      report(mail, outcome);
      halts = outcome.kind === "halt" ? halts + 1 : 0;
      return halts > 0 ? waitAfter(halts) : 0;
    } catch (error) {
      log.error({ err: error, audience }, "the outbox cannot reach the database");
      return longestSleepMs;
    }
  }

  function attempt(mail: StoredMail): Promise<Outcome> {
    // A process before us went down after it had handed this mail over.
    if (mail.handed_over_at !== null && mail.audience === "visitor")
      return Promise.resolve({ kind: "unsure", reason: "stopped while it was handed over" });
    return carrier.deliver(mail, () => queue.handOver(mail.id, Date.now()));
  }

  function report(mail: StoredMail, outcome: Outcome) {
    const facts = { reference: mail.reference, mail: mail.id, audience, outcome };
    if (outcome.kind === "sent") log.info(facts, "mail sent");
    else if (outcome.kind === "later") log.warn(facts, "mail will be tried again");
    else log.error(facts, "mail needs a look");
  }

  return {
    /** There may be something to do. */
    wake() {
      alarm.resolve();
    },
    /** Finishes the mail under way, and no other. */
    async stop() {
      state.stopping = true;
      carrier.interrupt();
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
