import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { pickupZones, zoneNames } from "./pickup-zone.ts";
import {
  formatLongTime,
  formatPickupTime,
  formatTime,
  readLocalTime,
  toLocalTime,
  findClockChange,
  readDate,
  readDateFrom,
  readTime,
} from "./time.ts";

const winter = Temporal.Instant.from("2030-12-24T16:30:00Z");
const summer = Temporal.Instant.from("2030-07-01T07:05:00Z");

test.each([
  [winter, "America/Denver", "Tue, Dec 24, 9:30 AM MT"],
  [winter, "America/Los_Angeles", "Tue, Dec 24, 8:30 AM PT"],
  [summer, "America/Denver", "Mon, Jul 1, 1:05 AM MT"],
  [summer, "America/Los_Angeles", "Mon, Jul 1, 12:05 AM PT"],
])("%s in %s reads as %s", (instant, zone, expected) => {
  expect(formatTime(instant, zone)).toBe(expected);
});

test.each([
  [winter, "America/Denver", "Tuesday, December 24, 9:30 AM Mountain Time"],
  [summer, "America/Los_Angeles", "Monday, July 1, 12:05 AM Pacific Time"],
  [
    Temporal.Instant.from("2027-11-07T08:30:00Z"),
    "America/Denver",
    "Sunday, November 7, 1:30 AM Mountain Standard Time",
  ],
])("%s in %s reads to a guest as %s", (instant, zone, expected) => {
  expect(formatLongTime(instant, zone)).toBe(expected);
});

test("a pickup has its year, and its zone only when the address tells it", () => {
  expect(formatPickupTime(winter, "America/Los_Angeles", true)).toBe(
    "Tue, Dec 24, 2030, 8:30 AM PT",
  );
  expect(formatPickupTime(winter, "America/Denver", false)).toBe(
    "Tue, Dec 24, 2030, 9:30 AM local time",
  );
});

test.each([
  ["America/Denver", "2027-11-07T06:59:00Z", "Sun, Nov 7, 12:59 AM MT"],
  ["America/Denver", "2027-11-07T07:30:00Z", "Sun, Nov 7, 1:30 AM MDT"],
  ["America/Denver", "2027-11-07T08:30:00Z", "Sun, Nov 7, 1:30 AM MST"],
  ["America/Denver", "2027-11-07T09:00:00Z", "Sun, Nov 7, 2:00 AM MT"],
  ["America/Denver", "2027-03-14T08:59:00Z", "Sun, Mar 14, 1:59 AM MT"],
  ["America/Denver", "2027-03-14T09:00:00Z", "Sun, Mar 14, 3:00 AM MT"],
  ["America/Los_Angeles", "2027-11-07T08:30:00Z", "Sun, Nov 7, 1:30 AM PDT"],
  ["America/Los_Angeles", "2027-11-07T09:30:00Z", "Sun, Nov 7, 1:30 AM PST"],
])("in %s, %s is told apart from the hour like it: %s", (zone, instant, expected) => {
  expect(formatTime(Temporal.Instant.from(instant), zone)).toBe(expected);
});

test.each([
  ["2031-02-22", "14:15", "America/Denver", "2031-02-22T21:15:00Z"],
  ["2/22/2031", "2:15 PM", "America/Los_Angeles", "2031-02-22T22:15:00Z"],
  [" 2027-03-14 ", "1:59 am", "America/Denver", "2027-03-14T08:59:00Z"],
  ["2027-03-14", "3:00 am", "America/Denver", "2027-03-14T09:00:00Z"],
  ["2027-11-07", "1:30 am", "America/Denver", "2027-11-07T07:30:00Z"],
  ["2027-11-07", "1:30 am", "America/Los_Angeles", "2027-11-07T08:30:00Z"],
] as const)("%s %s in %s is %s", (date, time, zone, expected) => {
  const read = readLocalTime({ date, time }, zone);
  expect(read.ok ? String(read.instant) : read).toBe(expected);
});

test.each([
  ["", "14:15", "date", "Write a date, such as 12/18 or tomorrow."],
  ["2031-02-30", "14:15", "date", "Write a date, such as 12/18 or tomorrow."],
  ["2031-02-22", "", "time", "Write a time, such as 2:15 PM."],
  ["2031-02-22", "after lunch", "time", "Write a time, such as 2:15 PM."],
  [
    "2027-03-14",
    "2:30 AM",
    "time",
    "Clocks skip this time that night. Write 3:30 AM or an earlier time.",
  ],
])("%j %j is refused at the %s", (date, time, field, reason) => {
  for (const zone of pickupZones)
    expect(readLocalTime({ date, time }, zone)).toEqual({ ok: false, field, reason });
});

test("a moment comes back from its fields, of a repeated hour the first", () => {
  const moments = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2040-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...pickupZones), (date, zone) => {
      const moment = Temporal.Instant.fromEpochMilliseconds(date.getTime()).round({
        smallestUnit: "minute",
        roundingMode: "floor",
      });
      const read = readLocalTime(toLocalTime(moment, zone), zone);
      const local = moment.toZonedDateTimeISO(zone).toPlainDateTime();
      const isLater = findClockChange(local, zone) === "repeated" && read.ok;
      const expected = isLater && !read.instant.equals(moment) ? -60 : 0;
      expect(read.ok ? moment.until(read.instant).total("minutes") : read).toBe(expected);
    }),
  );
});

test("zones have the names that the site uses", () => {
  const december = new Date("2030-12-24T16:30:00Z");
  for (const timeZone of pickupZones) {
    const text = (timeZoneName: "shortGeneric" | "longGeneric") =>
      december.toLocaleString("en-US", { timeZone, timeZoneName });
    expect(text("shortGeneric").endsWith(` ${zoneNames[timeZone].short}`)).toBe(true);
    expect(text("longGeneric").endsWith(` ${zoneNames[timeZone].name}`)).toBe(true);
  }
});

const today = Temporal.PlainDate.from("2026-11-22"); // a Sunday

test.each([
  ["12/18", "2026-12-18"],
  ["1/3", "2027-01-03"],
  ["11/22", "2026-11-22"],
  ["11/21", "2027-11-21"],
  ["2/29", "2028-02-29"],
  ["Dec 18", "2026-12-18"],
  ["december 18th", "2026-12-18"],
  ["Sept. 3", "2027-09-03"],
  ["18 Dec 2026", "2026-12-18"],
  ["18 December", "2026-12-18"],
  ["Dec 18, 2027", "2027-12-18"],
  ["Fri, Dec 18, 2026", "2026-12-18"],
  ["12/18/26", "2026-12-18"],
  ["2026-12-20", "2026-12-20"],
  [" Tomorrow ", "2026-11-23"],
  ["today", "2026-11-22"],
  ["fri", "2026-11-27"],
  ["Sunday", "2026-11-29"],
  ["13/18", null],
  ["2/30", null],
  ["Dec 32", null],
  ["Brumaire 18", null],
  ["friday-ish", null],
  ["soon", null],
  ["", null],
])("on November 22, 2026, %j is %s", (typed, expected) => {
  expect(readDateFrom(typed, today)?.toString() ?? null).toBe(expected);
});

test("without today, a date needs its year", () => {
  expect(["12/18", "Dec 18", "tomorrow", "Friday"].map(readDate)).toEqual([null, null, null, null]);
  expect(String(readDate("18 Dec 26"))).toBe("2026-12-18");
});

test.each([
  ["1415", "14:15:00"],
  ["0215", "02:15:00"],
  ["2:15p", "14:15:00"],
  ["215p", "14:15:00"],
  ["1015 am", "10:15:00"],
  ["Noon", "12:00:00"],
  ["midnight", "00:00:00"],
  ["5 PM", "17:00:00"],
  ["215", null],
  ["2", null],
  ["2460", null],
  ["1315 pm", null],
])("%j is %s", (typed, expected) => {
  expect(readTime(typed)?.toString() ?? null).toBe(expected);
});
