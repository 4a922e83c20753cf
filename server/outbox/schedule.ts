const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Waits after the first, second... attempt that failed; from then on `longestWaitMs`. */
const waitsMs = [
  5 * secondMs,
  20 * secondMs,
  1 * minuteMs,
  2 * minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
];

export const longestWaitMs = 60 * minuteMs;

/** A misconfigured worker tries again this often. */
export const misconfiguredWaitMs = minuteMs;

/** Then it waits for the team to resend it. */
export const giveUpAfterMs = 5 * 24 * 60 * minuteMs;

export function waitAfter(attempts: number): number {
  return waitsMs[attempts - 1] ?? longestWaitMs;
}
