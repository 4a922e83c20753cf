import type { Temporal } from "temporal-polyfill";
import {
  formatMoney,
  parseMoney,
  parsePercent,
  percentOf,
  type Cents,
  type ParsedMoney,
} from "./money.ts";
import { refundPercent } from "./policy.ts";

export const closeReasons = { duplicate: "Duplicate", spam: "Spam", "cannot-serve": "Not served" };

export type CloseReason = keyof typeof closeReasons;

export const cancelReasons = { visitor: "By the visitor", us: "By us", weather: "Weather" };

export type CancelReason = keyof typeof cancelReasons;

export const pendingTypes = [
  "send-quote",
  "accept",
  "decline",
  "withdraw",
  "close",
  "cancel",
  "take-back",
] as const;

export type PendingType = (typeof pendingTypes)[number];

export type Refund = {
  percent: number;
  /** Whether some leg is refunded in full, less the fee. */
  hasFee: boolean;
  feeCents: Cents;
  refundCents: Cents;
};

/**
 * All that was paid if we or the weather cancel; otherwise by the terms of each leg, with the fee taken
 * from a full refund. Every leg counts for an equal share of what was paid.
 */
export function refundOf(
  { why, paidCents, feeCents }: { why: CancelReason; paidCents: Cents; feeCents: Cents },
  pickups: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Refund {
  if (why !== "visitor")
    return { percent: 100, hasFee: false, feeCents: 0, refundCents: paidCents };
  const percents = pickups.map((pickup) => refundPercent(now.until(pickup).total("hours")));
  const percent = percents.reduce((sum, each) => sum + each, 0) / percents.length;
  const hasFee = percents.includes(100);
  const beforeFee = Math.ceil((paidCents * percent) / 100);
  const fee = hasFee ? Math.min(feeCents, beforeFee) : 0;
  return { percent, hasFee, feeCents: fee, refundCents: beforeFee - fee };
}

/** How the message of a cancellation begins; empty if the visitor cancels. */
export const apologies: Record<CancelReason, string> = {
  visitor: "",
  us: "We are sorry. ",
  weather: "We are sorry: the weather does not allow this ride. ",
};

/** The refund, as the email, the visitor's page and the desk state it; null if nothing was paid. */
export function refundSentence(refundCents: Cents | null): string {
  if (refundCents === null) return "You owe nothing more.";
  if (refundCents === 0) return "There is no refund, and you owe nothing more.";
  return `We will refund ${formatMoney(refundCents)}. You owe nothing more.`;
}

/** Reads a processing fee: dollars, or a percentage of what was paid such as `2.9%`. */
export function parseFee(typed: string, paidCents: Cents): ParsedMoney {
  const percent = parsePercent(typed);
  if (percent !== null) return { ok: true, cents: percentOf(paidCents, percent) };
  const parsed = parseMoney(typed);
  if (parsed.ok && parsed.cents < 0) return { ok: false, reason: "A fee cannot be negative." };
  return parsed;
}
