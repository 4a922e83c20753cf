import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { answerAim, answerDue, dueClass, timeLeft, urgency } from "./due.ts";
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

test.each([
  [null, 24],
  [1000, 24],
  [50, 24],
  [40, 20],
  [2, 1],
])("a pickup in %s hours: we aim for %d", (hours, expected) => {
  const pickup = hours === null ? null : received.add({ hours });
  expect(received.until(answerAim(received, pickup)).total("hours")).toBe(expected);
});

test.each([
  [null, 0, "in-time"],
  [null, 48 * 60, "in-time"],
  [null, 48 * 60 + 1, "late"],
  [24, 0, "in-time"],
  [24, 12 * 60, "in-time"],
  [24, 12 * 60 + 1, "late"],
  [23.5, 0, "short-notice"],
  [23.5, 11.75 * 60, "short-notice"],
  [23.5, 11.75 * 60 + 1, "late"],
  [0, 0, "short-notice"],
  [-3, 0, "in-time"],
  [30, 10 * 60, "in-time"],
] as const)("pickup in %s hours, %d minutes after receipt: %s", (hours, minutes, expected) => {
  const pickup = hours === null ? null : received.add({ minutes: hours * 60 });
  expect(dueClass(received, pickup, received.add({ minutes }))).toBe(expected);
});

const second = 1;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [30 * hour + 20 * minute, "30 h 20 min left", "calm"],
  [22 * hour, "22 h left", "calm"],
  [6 * hour, "6 h left", "calm"],
  [6 * hour - 1, "5 h 59 min left", "soon"],
  [38 * minute + 59, "38 min left", "soon"],
  [minute, "1 min left", "soon"],
  [59, "due now", "soon"],
  [0, "due now", "soon"],
  [-1, "1 min late", "late"],
  [-24 * minute, "24 min late", "late"],
  [-(hour + 52 * minute), "1 h 52 min late", "late"],
  [-49 * hour, "49 h late", "late"],
])("%d seconds from the due time: %s, %s", (seconds, text, expected) => {
  const due = answerDue(received, null);
  const now = due.subtract({ seconds });
  expect([timeLeft(due, now), urgency(due, now)]).toEqual([text, expected]);
});

test.each([
  ["America/Denver", "2027-03-13T23:59", "Tue, Mar 16, 12:59 AM MT"],
  ["America/Denver", "2027-11-06T23:59", "Mon, Nov 8, 10:59 PM MT"],
  ["America/Denver", "2027-11-05T02:30", "Sun, Nov 7, 1:30 AM MST"],
  ["America/Los_Angeles", "2027-03-13T23:59", "Tue, Mar 16, 12:59 AM PT"],
  ["America/Los_Angeles", "2027-11-06T23:59", "Mon, Nov 8, 10:59 PM PT"],
])("in %s, a request of %s is due %s", (zone, local, expected) => {
  const asked = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
  expect(formatTime(answerDue(asked, null), zone)).toBe(expected);
});
