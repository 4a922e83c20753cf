import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { parseFee, refundOf } from "./closing.ts";

const pickup = Temporal.Instant.from("2031-02-22T21:15:00.000Z");
const before = (hours: number) => pickup.subtract({ seconds: Math.round(hours * 3600) });

test.each([
  [
    "a day before, less the fee",
    "visitor",
    24,
    { percent: 100, feeCents: 1160, refundCents: 38_840 },
  ],
  ["a second later", "visitor", 24 - 1 / 3600, { percent: 50, feeCents: 0, refundCents: 20_000 }],
  ["12 hours before", "visitor", 12, { percent: 50, feeCents: 0, refundCents: 20_000 }],
  ["later still", "visitor", 12 - 1 / 3600, { percent: 0, feeCents: 0, refundCents: 0 }],
  ["by us, at the last minute", "us", 0.1, { percent: 100, feeCents: 0, refundCents: 40_000 }],
  ["by the weather", "weather", 1, { percent: 100, feeCents: 0, refundCents: 40_000 }],
] as const)("what goes back: %s", (_, why, hours, refund) => {
  const paid = { why, paidCents: 40_000, feeCents: 1160 };
  expect(refundOf(paid, [pickup], before(hours))).toMatchObject(refund);
});

test("each leg goes back by its own pickup, for half of what was paid", () => {
  const paid = { why: "visitor", paidCents: 40_001, feeCents: 1160 } as const;
  const home = pickup.add({ hours: 7 * 24 });
  const refund = (hours: number) => refundOf(paid, [pickup, home], before(hours));
  expect(refund(24)).toMatchObject({ percent: 100, feeCents: 1160, refundCents: 38_841 });
  expect(refund(13)).toMatchObject({ percent: 75, hasFee: true, refundCents: 30_001 - 1160 });
  expect(refund(-1)).toMatchObject({ percent: 50, refundCents: 20_001 - 1160 });
  expect(refund(-7 * 24)).toMatchObject({ percent: 0, hasFee: false, refundCents: 0 });
});

test("a refund is never below zero, never more than was paid, and whole cents", () => {
  const sums = fc.record({
    why: fc.constantFrom("visitor" as const, "us" as const, "weather" as const),
    paidCents: fc.integer({ min: 0, max: 99_999_999 }),
    feeCents: fc.integer({ min: 0, max: 99_999_999 }),
  });
  fc.assert(
    fc.property(sums, fc.double({ min: -10, max: 100, noNaN: true }), (paid, hours) => {
      const { refundCents } = refundOf(paid, [pickup], before(hours));
      expect(Number.isInteger(refundCents)).toBe(true);
      expect(refundCents).toBeGreaterThanOrEqual(0);
      expect(refundCents).toBeLessThanOrEqual(paid.paidCents);
    }),
  );
});

test("a fee is dollars or a percentage of what was paid", () => {
  expect(parseFee("2.9%", 40_000)).toEqual({ ok: true, cents: 1160 });
  expect(parseFee("3 %", 999)).toEqual({ ok: true, cents: 30 });
  expect(parseFee("$11.60", 40_000)).toEqual({ ok: true, cents: 1160 });
  expect(parseFee("-1", 40_000)).toMatchObject({ ok: false });
  expect(parseFee("some", 40_000)).toMatchObject({ ok: false });
});
