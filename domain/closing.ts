import type { Temporal } from "temporal-polyfill";
import { parseMoney, parsePercent, percentOf, type Cents, type ParsedMoney } from "./money.ts";
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
] as const;

export type PendingType = (typeof pendingTypes)[number];

export type Refund = {
  percent: number;
  feeCents: Cents;
  refundCents: Cents;
};

/** All that was paid if we or the weather cancel, else by the terms, a full refund less the fee. */
export function refundOf(
  { why, paidCents, feeCents }: { why: CancelReason; paidCents: Cents; feeCents: Cents },
  pickup: Temporal.Instant,
  now: Temporal.Instant,
): Refund {
  if (why !== "visitor") return { percent: 100, feeCents: 0, refundCents: paidCents };
  const percent = refundPercent(now.until(pickup).total("hours"));
  const fee = percent === 100 ? Math.min(feeCents, paidCents) : 0;
  return { percent, feeCents: fee, refundCents: Math.ceil((paidCents * percent) / 100) - fee };
}

/** Reads a processing fee: dollars, or a percentage of what was paid such as `2.9%`. */
export function parseFee(typed: string, paidCents: Cents): ParsedMoney {
  const percent = parsePercent(typed);
  if (percent !== null) return { ok: true, cents: percentOf(paidCents, percent) };
  const parsed = parseMoney(typed);
  if (parsed.ok && parsed.cents < 0) return { ok: false, reason: "A fee is not below zero." };
  return parsed;
}
