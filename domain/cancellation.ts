import type { Temporal } from "temporal-polyfill";
import { policy } from "#content/company.ts";
import { formatTime } from "./format-time.ts";
import type { PickupZone } from "./pickup-places.ts";

export type CancellationTerm = {
  refundPercent: number;
  /** Such as `Full refund, less processing fees`, `50%` or `No refund`. */
  refund: string;
  /** The last moment at which it applies; null for what comes after all others. */
  until: Temporal.Instant | null;
  /** Such as `until Fri, Feb 14, 2:15 PM MT`, or `after that`. */
  when: string;
};

/**
 * What a cancellation gives back, by date, on the clock of the pickup. The policy counts hours, so on
 * a night when clocks change a deadline is another time of day than the pickup. Terms that are over
 * at `now` are left out; without any left, the last one says why.
 */
export function cancellationTerms(
  pickup: Temporal.Instant,
  zone: PickupZone,
  now: Temporal.Instant,
): CancellationTerm[] {
  const terms = refunds
    .map(({ hoursBefore, refundPercent }) => ({
      refundPercent,
      refund: describeRefund(refundPercent),
      until: pickup.subtract({ hours: hoursBefore }),
    }))
    .filter(({ until }) => now.epochMilliseconds <= until.epochMilliseconds)
    .map((term) => ({ ...term, when: `until ${formatTime(term.until, zone)}` }));
  const when =
    terms.length > 0 ? "after that" : `less than ${refunds.at(-1)?.hoursBefore} hours before`;
  return [...terms, { refundPercent: 0, refund: describeRefund(0), until: null, when }];
}

/** The terms in one sentence: "Full refund, less processing fees, until ...; after that no refund." */
export function cancellationSentence(terms: readonly CancellationTerm[]): string {
  const parts = terms.slice(0, -1).map(({ refundPercent, refund, when }) => {
    return refundPercent === 100 ? `${refund}, ${when}` : `${refund} ${when}`;
  });
  const last = terms.at(-1);
  if (parts.length === 0) return `${last?.refund} ${last?.when} the pickup.`;
  return `${parts.join("; ")}; ${last?.when} ${last?.refund.toLowerCase()}.`;
}

const refunds = policy.cancellation.filter((step) => step.refundPercent > 0);

function describeRefund(percent: number): string {
  if (percent === 100) return "Full refund, less processing fees";
  return percent === 0 ? "No refund" : `${percent}%`;
}
