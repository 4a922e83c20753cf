import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import {
  describePayment,
  openCents,
  knownPaid,
  paymentDay,
  paymentTypesOf,
  type Payment,
} from "./payment.ts";

const paidOn = "2031-02-18";
const total = 165_100;

test.each<[Payment | null, string, number]>([
  [null, "Not paid", total],
  [{ type: "not-paid", cents: 0, paidOn }, "Not paid", total],
  [{ type: "deposit", cents: 40_000, paidOn }, "Deposit, $400.00", 125_100],
  [{ type: "paid", cents: total, paidOn }, "Paid, $1,651.00", 0],
  [{ type: "paid", cents: total + 5000, paidOn }, "Paid, $1,701.00", 0],
  [{ type: "paid", cents: total - 100, paidOn }, "Paid, $1,650.00", 100],
  [{ type: "refunded", cents: 80_000, paidOn }, "Refunded, $800.00", 0],
])("%j is %s, with %i cents open", (payment, text, open) => {
  expect(describePayment(payment)).toBe(text);
  expect(openCents(payment, total)).toBe(open);
});

test("a day of another year names it", () => {
  const payment: Payment = { type: "paid", cents: 1, paidOn };
  const [same, later] = ["2031-03-01T12:00:00Z", "2032-03-01T12:00:00Z"].map((now) =>
    paymentDay(payment, Temporal.Instant.from(now), "America/Denver"),
  );
  expect(same).toBe("Tuesday, February 18");
  expect(later).toBe("Tuesday, February 18, 2031");
});

test("of a cancelled ride only what went back can be entered", () => {
  expect(paymentTypesOf("cancelled")).toEqual(["refunded"]);
  expect(paymentTypesOf("accepted")).toContain("deposit");
  expect(paymentTypesOf("accepted")).not.toContain("refunded");
  expect(paymentTypesOf("quoted")).toEqual([]);
});

test("what was paid is known from what was entered, but for a refund", () => {
  expect(knownPaid({ type: "deposit", cents: 400, paidOn })).toBe(400);
  expect(knownPaid({ type: "not-paid", cents: 0, paidOn })).toBe(0);
  expect(knownPaid({ type: "refunded", cents: 400, paidOn })).toBeNull();
  expect(knownPaid(null)).toBeNull();
});
