import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount, formatMoney, largestAmount, parseMoney } from "./money.ts";

test.each([
  ["1,250", 125_000],
  ["$45", 4500],
  ["-50", -5000],
  ["1250.5", 125_050],
  ["685.00", 68_500],
  [" 18.50 ", 1850],
  ["$1,234,567", null],
  ["$999,999.99", largestAmount],
  ["-$50.00", -5000],
  ["$-50", -5000],
  ["$ 45", 4500],
  ["\u2212$50.00", -5000],
  [".50", 50],
  ["5.", 500],
  ["007", 700],
  ["0", 0],
  ["0.1", 10],
  ["1.10", 110],
])("%j is %s cents", (typed, cents) => {
  const parsed = parseMoney(typed);
  expect(parsed.ok ? parsed.cents : null).toBe(cents);
});

test("minus nothing is nothing", () => {
  expect(parseMoney("-0")).toEqual({ ok: true, cents: 0 });
});

test.each([
  ["", "Write an amount, such as 685.00."],
  ["  ", "Write an amount, such as 685.00."],
  ["18.505", "Cents have two digits. Write 18.50 or 18.51."],
  ["0.999", "Cents have two digits. Write 0.99 or 1.00."],
  ["1000000", "An amount can be at most $999,999.99."],
  ["9".repeat(40), "An amount can be at most $999,999.99."],
])("%j is refused: %s", (typed, reason) => {
  expect(parseMoney(typed)).toEqual({ ok: false, reason });
});

test.each([
  "12,50",
  "1,25",
  "1250,000",
  ",250",
  "1.250,00",
  "1 250",
  "--5",
  "-$-5",
  "-",
  "$",
  ".",
  "1.2.3",
  "1e3",
  "0x10",
  "45 USD",
  "twenty",
  "Infinity",
  "NaN",
  "١٢",
])("%j could mean several things, or nothing", (typed) => {
  expect(parseMoney(typed)).toEqual({
    ok: false,
    reason: "Write dollars and cents, such as 1,250.00.",
  });
});

test.each([
  [0, "$0.00", "0.00"],
  [5, "$0.05", "0.05"],
  [129_500, "$1,295.00", "1,295.00"],
  [-5000, "\u2212$50.00", "-50.00"],
  [-1, "\u2212$0.01", "-0.01"],
  [123_456_789, "$1,234,567.89", "1,234,567.89"],
])("%d cents read as %s", (cents, money, amount) => {
  expect(formatMoney(cents)).toBe(money);
  expect(formatAmount(cents)).toBe(amount);
});

test("every amount comes back as it was written", () => {
  fc.assert(
    fc.property(fc.integer({ min: -largestAmount, max: largestAmount }), (cents) => {
      expect(parseMoney(formatMoney(cents))).toEqual({ ok: true, cents });
      expect(parseMoney(formatAmount(cents))).toEqual({ ok: true, cents });
    }),
  );
});

test("whatever is typed gives whole cents or a reason", () => {
  const signs = fc.constantFrom("-", "$", " ", ",", ".", "0", "1", "5", "9", "\u2212");
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: signs })), (text) => {
      const parsed = parseMoney(text);
      const isRight = parsed.ok
        ? Number.isSafeInteger(parsed.cents) && !Object.is(parsed.cents, -0)
        : parsed.reason.endsWith(".");
      expect(isRight).toBe(true);
    }),
    { numRuns: 300 },
  );
});
