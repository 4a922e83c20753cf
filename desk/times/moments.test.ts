import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { officeMoment, officeTime, pastMoment, shortMoment, splitMoment } from "./moments.ts";

const now = Temporal.Instant.from("2031-02-17T16:20:00Z");

test.each([
  ["2031-02-22T21:15:00Z", "America/Denver", "Sat, Feb 22", "2:15 PM MT"],
  ["2031-02-17T21:30:00Z", "America/Los_Angeles", "Today, Feb 17", "1:30 PM PT"],
  ["2032-01-03T21:30:00Z", "America/Denver", "Sat, Jan 3, 2032", "2:30 PM MT"],
])("%s is split into day and time", (at, zone, day, time) => {
  expect(splitMoment(at, now, zone)).toEqual({ day, time });
});

test("today is the day at the pickup, not in the office", () => {
  const late = Temporal.Instant.from("2031-02-18T07:30:00Z");
  const at = "2031-02-18T07:45:00Z";
  expect(splitMoment(at, late, "America/Los_Angeles").day).toBe("Today, Feb 17");
  expect(splitMoment(at, late, "America/Denver").day).toBe("Today, Feb 18");
});

test("a near moment is named by its weekday, a far one by its date, another year by its year", () => {
  expect(shortMoment("2031-02-18T22:40:00Z", now, "America/Denver")).toBe("Tue 3:40 PM MT");
  expect(shortMoment("2031-02-24T22:40:00Z", now, "America/Denver")).toBe("Feb 24, 3:40 PM MT");
  expect(shortMoment("2032-02-24T22:40:00Z", now, "America/Denver")).toBe(
    "Feb 24, 2032, 3:40 PM MT",
  );
});

test("the timeline names today, the weekday or the date", () => {
  expect(pastMoment("2031-02-17T16:18:00Z", now)).toBe("Today, 9:18 AM MT");
  expect(pastMoment("2031-02-16T22:40:00Z", now)).toBe("Sun, 3:40 PM MT");
  expect(pastMoment("2031-02-03T22:40:00Z", now)).toBe("Feb 3, 3:40 PM MT");
});

test("in the hour that clocks show twice the offset is named", () => {
  const night = Temporal.Instant.from("2030-11-03T09:00:00Z");
  expect(pastMoment("2030-11-03T07:30:00Z", night)).toBe("Today, 1:30 AM MDT");
  expect(pastMoment("2030-11-03T08:30:00Z", night)).toBe("Today, 1:30 AM MST");
});

test("a moment or its time alone is told on the office's clock", () => {
  expect(officeMoment("2031-02-17T16:20:00Z")).toBe("Mon, Feb 17, 9:20 AM MT");
  expect(officeTime("2031-02-17T16:20:00Z")).toBe("9:20 AM MT");
});
