import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { readLocalTime, toLocalTime } from "./local-time.ts";
import { findClockChange } from "./pickup.ts";
import { pickupZones, zoneNames } from "./zone-names.ts";

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
  ["", "14:15", "date", "Write a date, such as 12/24/2030."],
  ["2031-02-30", "14:15", "date", "Write a date, such as 12/24/2030."],
  ["2031-02-22", "", "time", "Write a time, such as 2:15 PM."],
  ["2031-02-22", "noon", "time", "Write a time, such as 2:15 PM."],
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
  const winter = new Date("2030-12-24T16:30:00Z");
  for (const timeZone of pickupZones) {
    const text = (timeZoneName: "shortGeneric" | "longGeneric") =>
      winter.toLocaleString("en-US", { timeZone, timeZoneName });
    expect(text("shortGeneric").endsWith(` ${zoneNames[timeZone].short}`)).toBe(true);
    expect(text("longGeneric").endsWith(` ${zoneNames[timeZone].name}`)).toBe(true);
  }
});
