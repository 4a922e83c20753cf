const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Waits after the first, second... attempt that failed; from then on one hour. */
const waitsMs = [
  5 * secondMs,
  20 * secondMs,
  1 * minuteMs,
  2 * minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
];

/** A mail is tried for this long; then it is kept for the team to resend. */
export const patienceMs = 5 * 24 * 60 * minuteMs;

/** How long to wait after so many failed attempts. */
export function waitAfter(attempts: number): number {
  return waitsMs[attempts - 1] ?? 60 * minuteMs;
}
