import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { aSummary } from "#tests/fixtures/request-summary.ts";
import { badgesOf } from "./badges.tsx";
import { splitPickup } from "./trip.ts";

const labels = (changes: Parameters<typeof aSummary>[0]) =>
  badgesOf(aSummary(changes)).map(({ label }) => label);

test("a plain request has no badge", () => {
  expect(labels({})).toEqual([]);
});

test("what makes the pickup doubtful comes before what can wait", () => {
  expect(labels({ pickupNote: "past", clockChange: "repeated", flags: ["too-fast"] })).toEqual([
    "Past date",
    "Clocks change",
    "Suspicious",
  ]);
});

test("two reasons to suspect a request are one badge; a repetition is another", () => {
  expect(labels({ flags: ["honeypot", "too-fast", "possible-duplicate"] })).toEqual([
    "Suspicious",
    "Sent twice?",
  ]);
});

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
