import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { cancellationSentence, cancellationTerms } from "./cancellation.ts";
import { refundPercent } from "./policy.ts";

const denver = "America/Denver";
const losAngeles = "America/Los_Angeles";
const at = (local: string, zone: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();

function sentence(local: string, zone: typeof denver | typeof losAngeles, now: string) {
  return cancellationSentence(cancellationTerms(at(local, zone), zone, at(now, zone)));
}

test("a quote has its cancellation terms as dates", () => {
  expect(sentence("2031-02-15T14:15", denver, "2031-02-10T09:20")).toBe(
    "Full refund, less processing fees, until Fri, Feb 14, 2:15 PM MT; 50% until Sat, Feb 15, 2:15 AM MT; after that no refund.",
  );
});

test("each term is a row of its own", () => {
  const terms = cancellationTerms(
    at("2031-02-22T14:15", losAngeles),
    losAngeles,
    at("2031-02-17T09:24", losAngeles),
  );
  expect(terms.map(({ refund, when }) => `${refund} ${when}`)).toEqual([
    "Full refund, less processing fees until Fri, Feb 21, 2:15 PM PT",
    "50% until Sat, Feb 22, 2:15 AM PT",
    "No refund after that",
  ]);
});

test("a term that is over is not promised", () => {
  const pickup = "2031-02-15T14:15";
  expect(sentence(pickup, denver, "2031-02-14T14:15")).toMatch(/^Full refund/);
  expect(sentence(pickup, denver, "2031-02-14T14:16")).toBe(
    "50% until Sat, Feb 15, 2:15 AM MT; after that no refund.",
  );
  expect(sentence(pickup, denver, "2031-02-15T02:16")).toBe(
    "No refund less than 12 hours before the pickup.",
  );
});

test.each([
  [denver, "MT", "2027-03-14T12:00", "Sat, Mar 13, 11:00 AM", "Sat, Mar 13, 11:00 PM"],
  [denver, "MT", "2027-11-07T12:00", "Sat, Nov 6, 1:00 PM", "Sun, Nov 7, 1:00 AM MDT"],
  [losAngeles, "PT", "2027-03-14T12:00", "Sat, Mar 13, 11:00 AM", "Sat, Mar 13, 11:00 PM"],
  [losAngeles, "PT", "2027-11-07T13:30", "Sat, Nov 6, 2:30 PM", "Sun, Nov 7, 1:30 AM PST"],
] as const)("in %s (%s), hours before %s reach over the change", (zone, label, pickup, ...when) => {
  const [full, half] = cancellationTerms(at(pickup, zone), zone, at("2027-01-01T00:00", zone));
  const [fullUntil, halfUntil] = when.map((text) =>
    /[A-Z]{3}$/.test(text) ? `until ${text}` : `until ${text} ${label}`,
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
