import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { answerDue } from "./due.ts";
import { formatTime } from "./format-time.ts";

const received = Temporal.Instant.from("2026-11-21T17:10:00Z");

function hoursUntilDue(hoursUntilPickup: number): number {
  const due = answerDue(received, received.add({ minutes: hoursUntilPickup * 60 }));
  return received.until(due).total("hours");
}

test("without a readable pickup time the answer is due after the promised hours", () => {
  const due = answerDue(received, null);
  expect(formatTime(due, company.timeZone)).toBe("Mon, Nov 23, 10:10 AM MT");
});

test.each([
  [-5, 48],
  [0, 48],
  [1, 0.5],
  [20, 10],
  [48, 24],
  [60, 36],
  [72, 48],
  [73, 48],
  [2000, 48],
])("a pickup in %d hours is answered within %d", (hoursUntilPickup, expected) => {
  expect(hoursUntilDue(hoursUntilPickup)).toBe(expected);
});

test.each([
  ["starts", "2027-03-13T17:10:00Z", "Sat, Mar 13, 10:10 AM MT", "Mon, Mar 15, 11:10 AM MT"],
  ["ends", "2026-10-31T16:10:00Z", "Sat, Oct 31, 10:10 AM MT", "Mon, Nov 2, 9:10 AM MT"],
])("48 hours are counted, not days, when daylight time %s", (_, at, from, to) => {
  const start = Temporal.Instant.from(at);
  expect(formatTime(start, company.timeZone)).toBe(from);
  expect(formatTime(answerDue(start, null), company.timeZone)).toBe(to);
});
