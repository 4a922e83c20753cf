import { expect, test } from "vitest";
import { retryDelay, statusOf } from "./connection.ts";

test.each([
  [0, "live"],
  [2999, "live"],
  [3000, "connecting"],
  [9999, "connecting"],
  [10_000, "lost"],
])("%i ms after the loss the desk says %s", (ms, status) => {
  expect(statusOf({ lostAt: 1000 }, 1000 + ms)).toBe(status);
});

test("a connection that stands is live at any time", () => {
  expect(statusOf({ lostAt: null }, 1e12)).toBe("live");
});

test("the wait before a try doubles up to half a minute", () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});
