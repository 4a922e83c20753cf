import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { formatPickupTime, formatTime } from "./format-time.ts";

const winter = Temporal.Instant.from("2030-12-24T16:30:00Z");
const summer = Temporal.Instant.from("2030-07-01T07:05:00Z");

test.each([
  [winter, "America/Denver", "Tue, Dec 24, 9:30 AM MT"],
  [winter, "America/Los_Angeles", "Tue, Dec 24, 8:30 AM PT"],
  [summer, "America/Denver", "Mon, Jul 1, 1:05 AM MT"],
  [summer, "America/Los_Angeles", "Mon, Jul 1, 12:05 AM PT"],
])("%s in %s reads as %s", (instant, zone, expected) => {
  expect(formatTime(instant, zone)).toBe(expected);
});

test("a pickup has its year, and its zone only when the address tells it", () => {
  expect(formatPickupTime(winter, "America/Los_Angeles", true)).toBe(
    "Tue, Dec 24, 2030, 8:30 AM PT",
  );
  expect(formatPickupTime(winter, "America/Denver", false)).toBe(
    "Tue, Dec 24, 2030, 9:30 AM local time",
  );
});
