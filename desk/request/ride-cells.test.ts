import { expect, test } from "vitest";
import { editPart, showPart } from "#desk/quote/date-time-input.tsx";
import { clockChangeWarning, confirmationLabel, zoneReason } from "./ride-cells.tsx";

const pickup = {
  date: "2031-02-22",
  time: "14:15",
  zone: "America/Denver",
  confirmed: false,
} as const;
const toVail = { pickupAddress: "Denver International", dropoffAddress: "12 Main St" };

test("names what is confirmed", () => {
  expect(confirmationLabel(pickup)).toBe("Sat, Feb 22, 2:15 PM Mountain Time is right");
  expect(confirmationLabel({ ...pickup, time: "soon" })).toBe("Date and time are not readable yet");
});

test("says what the zone was guessed from", () => {
  expect(zoneReason("America/Denver", toVail)).toBe("Guessed from “Denver” in the pickup address.");
  expect(zoneReason("America/Los_Angeles", toVail)).toBe(
    "But “Denver” in the pickup address says Mountain Time.",
  );
  const toTruckee = { pickupAddress: "Home", dropoffAddress: "Truckee" };
  expect(zoneReason("America/Los_Angeles", toTruckee)).toBe(
    "Guessed from “Truckee” in the drop-off address.",
  );
  expect(zoneReason("America/Denver", { pickupAddress: "Home", dropoffAddress: "" })).toBe(
    "Neither address names a place we know, so Mountain Time is assumed.",
  );
});

test("warns on the nights when clocks change", () => {
  expect(clockChangeWarning(pickup)).toBeNull();
  expect(clockChangeWarning({ ...pickup, date: "3/9/2031", time: "2:30 AM" })).toContain("skip");
  const twice = { ...pickup, date: "2031-11-02", time: "01:30" };
  expect(clockChangeWarning(twice)).toContain("MDT");
  expect(clockChangeWarning({ ...twice, zone: "America/Los_Angeles" })).toContain("PDT");
});

test("a date and a time are shown, and typed, the way people write them", () => {
  expect(showPart("date", "2031-02-22")).toBe("Sat, Feb 22, 2031");
  expect(editPart("date", "2031-02-22")).toBe("2/22/2031");
  expect(showPart("time", "14:15")).toBe("2:15 PM");
  expect(editPart("time", "9 am")).toBe("9:00 AM");
  expect(showPart("date", "next week")).toBe("next week");
  expect(editPart("time", "noonish")).toBe("noonish");
});
