import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { readPickup, pickupHint } from "./pickup.ts";

const now = Temporal.Instant.from("2026-12-20T16:00:00Z"); // 9 AM in Denver, 8 AM in Los Angeles
const read = (date: string, time: string, pickupAddress = "Denver International Airport") =>
  readPickup({ date, time, pickupAddress, dropoffAddress: "" }, now);
const note = (date: string, time: string) => read(date, time).note;

test("a pickup a day or more from now needs no note", () => {
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

test("what only a person can read is noted as such, and has no instant", () => {
  for (const [date, time] of [
    ["Christmas Eve", "09:00"],
    ["2026-02-30", "09:00"],
  ] as const)
    expect(read(date, time)).toMatchObject({ note: "unreadable", instant: null });
  for (const time of ["after lunch", "25:00", "13 pm", "9:60", "17", ""])
    expect(read("2026-12-24", time)).toMatchObject({ note: "date-only", instant: null });
});

test("a year that has five digits in UTC is unreadable", () => {
  for (const date of ["9999-12-31", "12/31/9999"])
    expect(read(date, "11:59 PM")).toMatchObject({ instant: null, note: "unreadable" });
  expect(String(read("9998-12-31", "11:59 PM").instant)).toBe("9999-01-01T06:59:00Z");
});

test("the same words are another moment in another zone", () => {
  expect(String(read("2026-12-24", "9:30 pm").instant)).toBe("2026-12-25T04:30:00Z");
  expect(String(read("2026-12-24", "9:30 pm", "SFO").instant)).toBe("2026-12-25T05:30:00Z");
  expect(read("2026-12-20", "08:30", "Reno").note).toBe("within-24-hours");
});

describe.each([
  ["Denver", -7],
  ["Los Angeles", -8],
])("on the nights when the clocks change in %s", (place, standard) => {
  const at = (utcHour: number) => String(utcHour - standard).padStart(2, "0");

  test("a skipped time counts from before the change", () => {
    for (const [time, minute] of [
      ["02:00", "00"],
      ["02:30", "30"],
      ["2:59 am", "59"],
    ] as const) {
      const { instant, clockChange } = read("2027-03-14", time, place);
      expect([String(instant), clockChange]).toEqual([
        `2027-03-14T${at(2)}:${minute}:00Z`,
        "skipped",
      ]);
    }
    expect(read("2027-03-14", "01:59", place).clockChange).toBeNull();
    expect(String(read("2027-03-14", "03:00", place).instant)).toBe(`2027-03-14T${at(2)}:00:00Z`);
  });

  test("of a repeated time the first counts", () => {
    for (const time of ["01:00", "1:30 am", "01:59"])
      expect(read("2027-11-07", time, place).clockChange).toBe("repeated");
    expect(String(read("2027-11-07", "01:30", place).instant)).toBe(`2027-11-07T${at(0)}:30:00Z`);
    const after = read("2027-11-07", "02:00", place);
    expect([String(after.instant), after.clockChange]).toEqual([
      `2027-11-07T${at(2)}:00:00Z`,
      null,
    ]);
  });

  test("24 hours of notice are hours, not the same time of the day before", () => {
    const pickup = { date: "2027-03-14", time: "12:00", pickupAddress: place, dropoffAddress: "" };
    const noon = readPickup(pickup, now).instant!;
    expect(readPickup(pickup, noon.subtract({ hours: 24 })).note).toBeNull();
    expect(readPickup(pickup, noon.subtract({ hours: 23, minutes: 59 })).note).toBe(
      "within-24-hours",
    );
  });
});

test("whatever is typed is read without a throw, and an instant is the typed time", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/),
    fc.stringMatching(/^\d{1,2}(:\d{2})? ?[apm.]{0,4}$/),
  );
  const place = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("Denver", "Reno", "LAX"));
  fc.assert(
    fc.property(text, text, place, place, (date, time, pickupAddress, dropoffAddress) => {
      const pickup = readPickup({ date, time, pickupAddress, dropoffAddress }, now);
      if (pickup.note === "unreadable" || pickup.note === "date-only")
        expect(pickup.instant).toBeNull();
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
      fc.constantFrom("Denver", "Reno"),
      (moment, pickupAddress) => {
        const zone = pickupAddress === "Reno" ? "America/Los_Angeles" : "America/Denver";
        const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
          .toZonedDateTimeISO(zone)
          .round("minute");
        const date = local.toPlainDate().toString();
        const time = local.toPlainTime().toString({ smallestUnit: "minute" });
        const { instant, clockChange } = read(date, time, pickupAddress);
        const isLater = clockChange === "repeated" && !instant!.equals(local.toInstant());
        expect(String(isLater ? instant!.add({ hours: 1 }) : instant)).toBe(
          String(local.toInstant()),
        );
        expect(clockChange).not.toBe("skipped");
      },
    ),
    { numRuns: 500 },
  );
});

/** 9:00 in Denver, 8:00 in California. */
const today = new Date("2026-11-21T16:00:00Z");
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
  expect(pickupHint({ date, time, ...vail }, today)).toEqual(hint);
});

test("the pickup's own clock counts", () => {
  const time = { date: "2026-11-21", time: "08:30" };
  expect(pickupHint({ ...time, ...vail }, today)).toEqual({ kind: "past", year: 2027 });
  expect(pickupHint({ ...time, ...truckee }, today)).toEqual({ kind: "soon" });
});
