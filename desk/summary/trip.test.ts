import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { aSummary } from "#tests/fixtures/request-summary.ts";
import { splitPickup } from "./trip.ts";

const now = Temporal.Instant.from("2031-02-17T16:20:00Z");

test("a pickup that can be read is formatted", () => {
  expect(splitPickup(aSummary(), now)).toEqual({ day: "Sat, Feb 22", time: "2:15 PM MT" });
});

test("what cannot be read stays as it was typed, in quotation marks", () => {
  const typed = { pickupAt: null, time: "after lunch" };
  expect(splitPickup(aSummary({ ...typed, date: "2031-02-20" }), now)).toEqual({
    day: "Thu, Feb 20",
    time: "“after lunch”",
  });
  expect(splitPickup(aSummary({ ...typed, date: "friday-ish" }), now)).toEqual({
    day: "“friday-ish”",
    time: "“after lunch”",
  });
});
