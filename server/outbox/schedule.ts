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

const longestWaitMs = 60 * minuteMs;

/** An email is tried for this long; then it waits for the team to resend it. */
export const giveUpAfterMs = 5 * 24 * 60 * minuteMs;

/** How long to wait after so many failed attempts. */
export function waitAfter(attempts: number): number {
  return waitsMs[attempts - 1] ?? longestWaitMs;
}
