import { expect, test } from "vitest";
import { aSummary } from "#tests/fixtures/request-summary.ts";
import { badgesOf } from "./badges.tsx";

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
