import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Requests } from "#server/requests/requests.ts";

/** Shorter than the seconds to undo, so that a quote just pressed is found before it is due. */
const longestSleepMs = 2_000;
/** After a failure, and between looks at what is not urgent. */
const retryMs = 5_000;
const sweepEveryMs = 30_000;

type Due = Pick<
  Requests,
  "dueSends" | "send" | "nextSendAt" | "findExpired" | "expire" | "findCompleted" | "complete"
>;

type Ports = { requests: Due; log: Logger; now?: () => number };

/** Does what is due: sends quotes to the second, expires and completes within half a minute. */
export function createClock({ requests, log, now = Date.now }: Ports) {
  const stopping = new AbortController();
  let lastSweep = 0;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { signal } = stopping;
      await sleep(await turn(), undefined, { signal }).catch(() => {});
    }
  }

  /** @returns how long to sleep, in milliseconds */
  async function turn(): Promise<number> {
    try {
      let failures = await each(await requests.dueSends(), (reference) => requests.send(reference));
      if (now() - lastSweep >= sweepEveryMs || now() < lastSweep) {
        const expired = await requests.findExpired();
        const completed = await requests.findCompleted();
        failures += await each(expired, requests.expire);
        failures += await each(completed, requests.complete);
        if (expired.length + completed.length === 0) lastSweep = now();
      }
      if (failures > 0) return retryMs;
      const next = await requests.nextSendAt();
      return next === null ? longestSleepMs : Math.min(Math.max(next - now(), 0), longestSleepMs);
    } catch (error) {
      log.error({ err: error }, "the clock cannot reach the database");
      return retryMs;
    }
  }

  /** Goes on after a failure. @returns how many failed */
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
    start(): void {
      running ??= run();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
