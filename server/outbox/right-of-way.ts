import { setTimeout as sleep } from "node:timers/promises";

/** A moment without a submission: nobody is waiting for the disk. */
const pauseMs = 25;
/** A mail gives way for so long and no longer, so that ten a second leave whatever comes in. */
const longestMs = 100;

/**
 * Lets the visitors who are waiting for an answer go before the mails: each mail takes three waits
 * for the disk, and between them a submission took twice as long.
 */
export function createRightOfWay(now: () => number = performance.now.bind(performance)) {
  let lastSubmission = -Infinity;
  return {
    /** Somebody has just been answered, and others may be on their way. */
    noteSubmission(): void {
      lastSubmission = now();
    },
    /** Waits for a pause between submissions, if they are coming in. */
    async giveWay(): Promise<void> {
      const end = now() + longestMs;
      while (now() - lastSubmission < pauseMs && now() < end) await sleep(pauseMs);
    },
  };
}

/** See `createRightOfWay`. */
export type RightOfWay = ReturnType<typeof createRightOfWay>;
