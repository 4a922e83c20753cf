import { Temporal } from "temporal-polyfill";
import { formatMoney, type Cents } from "./money.ts";
import type { RequestState } from "./request.ts";

export const paymentNames = {
  paid: "Paid",
  deposit: "Deposit",
  refunded: "Refunded",
  "not-paid": "Not paid",
} as const;

export type PaymentType = keyof typeof paymentNames;

export const paymentTypes = Object.keys(paymentNames) as PaymentType[];

/** The payment status of a ride as an agent last entered it by hand; each entry replaces the one before. */
export type Payment = {
  type: PaymentType;
  cents: Cents;
  /** The day the money was paid or refunded, for example 2031-02-18. */
  paidOn: string;
};

/** What the visitor still has to pay. */
export function openCents(payment: Payment | null, total: Cents): Cents {
  if (payment === null || payment.type === "not-paid") return total;
  return payment.type === "refunded" ? 0 : Math.max(0, total - payment.cents);
}

/** What was paid beyond a new total, to be refunded. */
export function overpaidCents(payment: Payment | null, total: Cents): Cents {
  return Math.max(0, (knownPaid(payment) ?? 0) - total);
}

/** The amount known to be paid; null before the first entry and after a refund. */
export function knownPaid(payment: Payment | null): Cents | null {
  return payment === null || payment.type === "refunded" ? null : payment.cents;
}

/** For example, `Deposit, $400.00`; `Not paid`. */
export function describePayment(payment: Payment | null): string {
  if (payment === null || payment.type === "not-paid") return paymentNames["not-paid"];
  return `${paymentNames[payment.type]}, ${formatMoney(payment.cents)}`;
}

/** For example, `Tuesday, February 18`; with the year unless it is this year. */
export function paymentDay({ paidOn }: Payment, now: Temporal.Instant, zone: string): string {
  const day = Temporal.PlainDate.from(paidOn);
  const isThisYear = day.year === now.toZonedDateTimeISO(zone).year;
  const options = { weekday: "long", month: "long", day: "numeric" } as const;
  return day.toLocaleString("en-US", isThisYear ? options : { ...options, year: "numeric" });
}

/** The entries allowed for a booked ride: before it, what has been paid; after a cancellation, what was refunded. */
export function paymentTypesOf(state: RequestState): readonly PaymentType[] {
  if (state === "cancelled") return ["refunded"];
  if (state === "accepted") return ["paid", "deposit", "not-paid"];
  return state === "completed" ? paymentTypes : [];
}
