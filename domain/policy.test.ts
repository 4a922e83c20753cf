import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import {
  isShortNotice,
  refundPercent,
  answerDue,
  isCallQuicker,
  dueClass,
  timeLeft,
  urgency,
  cancellationSentence,
  cancellationTerms,
} from "./policy.ts";
import { formatTime } from "./time.ts";

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
  [56, 32],
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
  const request = { asked: received, due: answerDue(received, pickup), pickup };
  expect(dueClass(request, received.add({ minutes }))).toBe(expected);
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
  ["America/Denver", "2027-01-12T08:00", "Thu, Jan 14, 8:00 AM MT"],
  ["America/Denver", "2027-01-12T07:59", "Wed, Jan 13, 8:00 PM MT"],
  ["America/Denver", "2027-01-12T20:01", "Thu, Jan 14, 8:00 PM MT"],
  ["America/Denver", "2027-03-13T23:59", "Mon, Mar 15, 8:00 PM MT"],
  ["America/Denver", "2027-11-06T23:59", "Mon, Nov 8, 8:00 PM MT"],
  ["America/Denver", "2027-11-05T02:30", "Sat, Nov 6, 8:00 PM MT"],
  ["America/Denver", "2027-11-05T08:30", "Sat, Nov 6, 8:00 PM MT"],
  ["America/Los_Angeles", "2027-03-13T23:59", "Mon, Mar 15, 7:00 PM PT"],
  ["America/Los_Angeles", "2027-11-06T23:59", "Mon, Nov 8, 7:00 PM PT"],
])("in %s, a request of %s is due %s", (zone, local, expected) => {
  const asked = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
  expect(formatTime(answerDue(asked, null), zone)).toBe(expected);
});

test.each([
  ["2027-01-12T10:00", "2027-01-14T01:59", "Wed, Jan 13, 8:00 AM MT"],
  ["2027-01-12T10:00", "2027-01-13T20:00", "Wed, Jan 13, 8:00 AM MT"],
  ["2027-01-12T10:00", "2027-01-13T19:59", "Wed, Jan 13, 2:59 AM MT"],
  ["2027-01-12T10:00", "2027-01-14T21:00", "Thu, Jan 14, 8:00 AM MT"],
  ["2027-01-12T21:00", "2027-01-15T20:30", "Thu, Jan 14, 8:00 PM MT"],
  ["2027-03-12T22:00", "2027-03-15T02:00", "Sun, Mar 14, 8:00 AM MT"],
  ["2027-11-05T22:00", "2027-11-08T02:00", "Sun, Nov 7, 8:00 AM MT"],
])("a quote asked for at %s for a pickup at %s is due %s", (asked, pickup, expected) => {
  expect(formatTime(answerDue(at(asked, denver), at(pickup, denver)), denver)).toBe(expected);
});

test("a promise of a day or more falls in office hours, and never after the longest wait", () => {
  const minutes = fc.integer({ min: 0, max: 400 * 24 * 60 });
  const toPickup = fc.option(fc.integer({ min: -600, max: 96 * 60 }));
  fc.assert(
    fc.property(minutes, toPickup, (afterStart, untilPickup) => {
      const asked = received.add({ minutes: afterStart });
      const pickup = untilPickup === null ? null : asked.add({ minutes: untilPickup });
      const due = answerDue(asked, pickup);
      const hours = asked.until(due).total("hours");
      expect(hours).toBeLessThanOrEqual(48);
      if (pickup && untilPickup !== null && untilPickup > 0)
        expect(Temporal.Instant.compare(due, pickup)).toBeLessThan(0);
      const local = due.toZonedDateTimeISO(company.timeZone);
      const clock = local.hour * 60 + local.minute;
      if (hours >= 24) expect(clock >= 8 * 60 && clock <= 20 * 60).toBe(true);
    }),
  );
});

test("a call is quicker for a ride within two days that is not over", () => {
  const isSoon = (minutes: number) => isCallQuicker(received, received.add({ minutes }));
  expect([-1, 0, 2879, 2880].map(isSoon)).toEqual([false, true, true, false]);
  expect(isCallQuicker(received, null)).toBe(false);
});

const denver = "America/Denver";
const losAngeles = "America/Los_Angeles";
const at = (local: string, zone: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();

function sentence(local: string, zone: typeof denver | typeof losAngeles, now: string) {
  return cancellationSentence(cancellationTerms(at(local, zone), zone, at(now, zone)));
}

test("a quote has its cancellation terms as dates", () => {
  expect(sentence("2031-02-15T14:15", denver, "2031-02-10T09:20")).toBe(
    "Full refund, less processing fees, until Friday, February 14, 2:15 PM Mountain Time; 50% refund until Saturday, February 15, 2:15 AM Mountain Time; after that no refund.",
  );
});

test("each term is a row of its own", () => {
  const terms = cancellationTerms(
    at("2031-02-22T14:15", losAngeles),
    losAngeles,
    at("2031-02-17T09:24", losAngeles),
  );
  expect(terms.map(({ refund, when }) => `${refund} ${when}`)).toEqual([
    "Full refund, less processing fees until Friday, February 21, 2:15 PM Pacific Time",
    "50% refund until Saturday, February 22, 2:15 AM Pacific Time",
    "No refund after that",
  ]);
});

test("a term that is over is not promised", () => {
  const pickup = "2031-02-15T14:15";
  expect(sentence(pickup, denver, "2031-02-14T14:15")).toMatch(/^Full refund/);
  expect(sentence(pickup, denver, "2031-02-14T14:16")).toBe(
    "50% refund until Saturday, February 15, 2:15 AM Mountain Time; after that no refund.",
  );
  expect(sentence(pickup, denver, "2031-02-15T02:16")).toBe(
    "No refund less than 12 hours before the pickup.",
  );
});

test.each([
  [
    denver,
    "Mountain Time",
    "2027-03-14T12:00",
    "Saturday, March 13, 11:00 AM",
    "Saturday, March 13, 11:00 PM",
  ],
  [
    denver,
    "Mountain Time",
    "2027-11-07T12:00",
    "Saturday, November 6, 1:00 PM",
    "Sunday, November 7, 1:00 AM Mountain Daylight Time",
  ],
  [
    losAngeles,
    "Pacific Time",
    "2027-03-14T12:00",
    "Saturday, March 13, 11:00 AM",
    "Saturday, March 13, 11:00 PM",
  ],
  [
    losAngeles,
    "Pacific Time",
    "2027-11-07T13:30",
    "Saturday, November 6, 2:30 PM",
    "Sunday, November 7, 1:30 AM Pacific Standard Time",
  ],
] as const)("in %s (%s), hours before %s reach over the change", (zone, label, pickup, ...when) => {
  const [full, half] = cancellationTerms(at(pickup, zone), zone, at("2027-01-01T00:00", zone));
  const [fullUntil, halfUntil] = when.map((text) =>
    /(Daylight|Standard) Time$/.test(text) ? `until ${text}` : `until ${text} ${label}`,
  );
  expect([full?.when, half?.when]).toEqual([fullUntil, halfUntil]);
});

test("the dates say what the policy says of the hours", () => {
  const pickup = at("2027-03-14T12:00", denver);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 72 * 60 }), (minutesBefore) => {
      const cancelled = pickup.subtract({ minutes: minutesBefore });
      const [term] = cancellationTerms(pickup, denver, cancelled);
      expect(term?.refundPercent).toBe(refundPercent(minutesBefore / 60));
    }),
  );
});
