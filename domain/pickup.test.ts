import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { notePickup } from "./pickup.ts";

const now = Temporal.Instant.from("2026-12-20T16:00:00Z"); // 9 AM in Denver
const note = (date: string, time: string) => notePickup(date, time, now, "America/Denver");

test("a pickup a day or more ahead needs no note", () => {
  expect(note("2026-12-21", "09:00")).toBeNull();
  expect(note("12/21/2026", "9:00 am")).toBeNull();
  expect(note("2027-02-01", "5 PM")).toBeNull();
});

test("a pickup within 24 hours is noted", () => {
  expect(note("2026-12-21", "08:59")).toBe("within-24-hours");
  expect(note("2026-12-20", "9:00 p.m.")).toBe("within-24-hours");
});

test("a pickup that is over is noted", () => {
  expect(note("2026-12-20", "08:59")).toBe("past");
  expect(note("2025-01-01", "whenever")).toBe("past");
});

test("what only a person can read is noted as such", () => {
  expect(note("Christmas Eve", "09:00")).toBe("unreadable");
  expect(note("2026-02-30", "09:00")).toBe("unreadable");
  expect(note("2026-12-24", "after lunch")).toBe("unreadable");
  expect(note("2026-12-24", "25:00")).toBe("unreadable");
  expect(note("2026-12-24", "13 pm")).toBe("unreadable");
});

test("the hour that the clocks skip is still a moment", () => {
  expect(note("2027-03-14", "02:30")).toBeNull();
});
