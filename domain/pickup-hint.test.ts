import { expect, test } from "vitest";
import { pickupHint } from "./pickup-hint.ts";

/** 9:00 in Denver, 8:00 in California. */
const now = new Date("2026-11-21T16:00:00Z");
const vail = { pickupAddress: "Vail, CO", dropoffAddress: "" };
const truckee = { pickupAddress: "Truckee, CA", dropoffAddress: "" };

test.each([
  ["2026-11-20", "09:00", { kind: "past", year: 2027 }],
  ["2026-01-15", "", { kind: "past", year: 2027 }],
  ["2025-12-24", "10:00", { kind: "past", year: 2026 }],
  ["2026-11-21", "08:59", { kind: "past", year: 2027 }],
  ["2026-11-21", "", { kind: "soon" }],
  ["2026-11-21", "17:00", { kind: "soon" }],
  ["2026-11-23", "08:59", { kind: "soon" }],
  ["2026-11-23", "09:00", null],
  ["2026-12-24", "", null],
  ["", "09:00", null],
  ["tomorrow", "09:00", null],
] as const)("%s %s in Vail: %j", (date, time, hint) => {
  expect(pickupHint({ date, time, ...vail }, now)).toEqual(hint);
});

test("the pickup's own clock counts", () => {
  const time = { date: "2026-11-21", time: "08:30" };
  expect(pickupHint({ ...time, ...vail }, now)).toEqual({ kind: "past", year: 2027 });
  expect(pickupHint({ ...time, ...truckee }, now)).toEqual({ kind: "soon" });
});
