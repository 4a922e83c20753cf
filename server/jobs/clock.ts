import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Requests } from "#server/requests/requests.ts";

/** Shorter than the time to undo, so that new presses are found before they are due. */
const longestSleepMs = 2_000;
/** The wait after a failure. */
const retryMs = 5_000;
const sweepEveryMs = 30_000;
const compareEveryMs = 60_000;
/** Instances whose clocks differ by more than this disagree on what can still be undone. */
const mostApartMs = 2_000;
const jumpSeconds = 5;

type TimedEvent =
  | "findExpired"
  | "expire"
  | "findReminders"
  | "remind"
  | "findCompleted"
  | "complete"
  | "findLapsedChanges"
  | "lapseChange";

type Due = Pick<Requests, "dueActs" | "act" | "nextActIn" | TimedEvent>;

type Ports = {
  requests: Due;
  database: { readClock(): Promise<number | null> };
  log: Logger;
  now?: () => number;
};

/** Does what is due: pressed acts to the second, expiry, reminders and completion within 30 s. */
export function createClock({ requests, database, log, now = Date.now }: Ports) {
  const stopping = new AbortController();
  let lastSweep = 0;
  let lastCompared = -Infinity;
  let offset = now() - performance.now();
  let running: Promise<void> | null = null;
  /** When each job last succeeded; before its first success, when this process started. */
  const lastRuns = { acts: now(), sweep: now() };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { signal } = stopping;
      detectJump();
      await compareClocks();
      await sleep(await turn(), undefined, { signal }).catch(() => {});
    }
  }

  function detectJump(): void {
    const seconds = Math.round((now() - performance.now() - offset) / 1000);
    offset = now() - performance.now();
    if (Math.abs(seconds) > jumpSeconds) log.warn({ seconds }, "this machine's clock jumped");
  }

  async function compareClocks(): Promise<void> {
    if (performance.now() - lastCompared < compareEveryMs) return;
    lastCompared = performance.now();
    const before = now();
    // Ignores failures: `turn` fails too, and logs it.
    const time = await database.readClock().catch(() => null);
    const after = now();
    if (time === null) return;
    const apartMs = Math.max(before - time, time - after, 0);
    if (apartMs > mostApartMs)
      log.error({ seconds: apartMs / 1000 }, "this machine's clock differs from the database's");
  }

  /** @returns how long to sleep, in milliseconds */
  async function turn(): Promise<number> {
    try {
      let failures = await each(await requests.dueActs(), (reference) => requests.act(reference));
      if (now() - lastSweep >= sweepEveryMs || now() < lastSweep) {
        const expired = await requests.findExpired();
        const reminded = await requests.findReminders();
        const completed = await requests.findCompleted();
        const lapsed = await requests.findLapsedChanges();
        failures += await each(expired, requests.expire);
        failures += await each(reminded, requests.remind);
        failures += await each(completed, requests.complete);
        failures += await each(lapsed, requests.lapseChange);
        if (expired.length + reminded.length + completed.length + lapsed.length === 0)
          lastSweep = lastRuns.sweep = now();
      }
      if (failures > 0) return retryMs;
      lastRuns.acts = now();
      const left = await requests.nextActIn();
      return left === null ? longestSleepMs : Math.min(Math.max(left, 0), longestSleepMs);
    } catch (error) {
      log.error({ err: error }, "the clock cannot reach the database");
      return retryMs;
    }
  }

  /** Continues after a failure. @returns how many failed */
  async function each(
    references: readonly string[],
    act: (reference: string) => Promise<unknown>,
  ): Promise<number> {
    let failures = 0;
    for (const reference of references) {
      if (stopping.signal.aborted) break;
      try {
        await act(reference);
      } catch (error) {
        failures += 1;
        log.error({ err: error, reference }, "what is due for this request failed");
      }
    }
    return failures;
  }

  return {
    /** In milliseconds since 1970. */
    lastRuns: () => lastRuns,
    start(): void {
      running ??= run();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
