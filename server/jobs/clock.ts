import type { Logger } from "pino";
import type { Quotes } from "#server/quotes/quotes.ts";

/** Another instance may have begun to send a quote. */
const longestSleepMs = 2_000;
/** After a failure, and between looks at what is not urgent. */
const retryMs = 5_000;
const sweepEveryMs = 30_000;

type Ports = { quotes: Quotes; log: Logger; now?: () => number };

/** Does what is due: sends quotes to the second, expires and completes within half a minute. */
export function createClock({ quotes, log, now = Date.now }: Ports) {
  const stopping = new AbortController();
  let wake = Promise.withResolvers<void>();
  let lastSweep = 0;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const before = wake;
      await sleep(await turn(), before.promise);
      if (wake === before) wake = Promise.withResolvers<void>();
    }
  }

  /** @returns how long to sleep, in milliseconds */
  async function turn(): Promise<number> {
    try {
      let failures = await each(await quotes.dueSends(), (reference) =>
        quotes.sendQuote(reference),
      );
      if (now() - lastSweep >= sweepEveryMs || now() < lastSweep) {
        const expired = await quotes.findExpired();
        const completed = await quotes.findCompleted();
        failures += await each(expired, quotes.expire);
        failures += await each(completed, quotes.complete);
        if (expired.length + completed.length === 0) lastSweep = now();
      }
      if (failures > 0) return retryMs;
      const next = await quotes.nextSendAt();
      return next === null ? longestSleepMs : Math.min(Math.max(next - now(), 0), longestSleepMs);
    } catch (error) {
      log.error({ err: error }, "the clock cannot reach the database");
      return retryMs;
    }
  }

  /** One that fails stops no other. @returns how many failed */
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
    /** Something became due, or will soon. */
    notify(): void {
      wake.resolve();
    },
    async stop(): Promise<void> {
      stopping.abort();
      wake.resolve();
      await running;
    },
  };
}

async function sleep(ms: number, wakeUp: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, wakeUp]);
  clearTimeout(timer);
}
