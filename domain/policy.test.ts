import { expect, test } from "vitest";
import { isShortNotice, refundPercent } from "./policy.ts";

test.each([
  [48, 100],
  [24, 100],
  [23.99, 50],
  [12, 50],
  [11.99, 0],
  [0, 0],
  [-1, 0],
])("a cancellation %f hours before the pickup gives back %i%%", (hours, percent) => {
  expect(refundPercent(hours)).toBe(percent);
});

test("a pickup within a day is short notice", () => {
  expect(isShortNotice(24)).toBe(false);
  expect(isShortNotice(23.99)).toBe(true);
});
