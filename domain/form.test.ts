import { expect, test } from "vitest";
import { describeParty, seatsIfTooFew } from "./form.ts";

test.each([
  ["1", "1 person"],
  ["4", "4 people"],
  ["15+", "15+ people"],
  ["", "Not specified"],
])("a party of %j", (passengers, text) => {
  expect(describeParty(passengers)).toBe(text);
});

test.each([
  ["15", "executive-sedan", 3],
  ["4", "executive-sedan", 3],
  ["3", "executive-sedan", null],
  ["15", "luxury-van", 14],
  ["15", "stretch-limousine", null],
  ["15+", "stretch-limousine", 15],
  ["2", "suv-limousine", null],
  ["", "executive-sedan", null],
  ["15+", "", null],
])("a party of %s in %s", (passengers, vehicleType, seats) => {
  expect(seatsIfTooFew({ passengers, vehicleType })).toBe(seats);
});
