import { expect, test } from "vitest";
import { aSentQuote, exampleRide } from "#tests/fixtures/quote-draft.ts";
import { cellOf, editRide, currentRide, currentVersion, type Ride, type RideEdit } from "./ride.ts";

const edit = (ride: Ride, field: RideEdit["field"], value: string, leg: number | null = 1) =>
  editRide(ride, { leg, field, value, was: cellOf(ride, { leg, field }) ?? "" });

test("a corrected cell says in words what it was and is", () => {
  expect(edit(exampleRide, "passengers", "5", null)).toEqual({
    ok: true,
    ride: { ...exampleRide, passengers: "5" },
    note: "Party: 4 people, now 5 people",
  });
  expect(edit(exampleRide, "vehicleType", "luxury-van")).toMatchObject({
    ride: { legs: [{ vehicleType: "luxury-van" }] },
    note: "Vehicle: Premium SUV, now Luxury van",
  });
});

test.each(["date", "time", "zone"] as const)("a changed %s has to be confirmed anew", (field) => {
  const value = { date: "2/23/2031", time: "5 PM", zone: "America/Los_Angeles" }[field];
  const edited = edit(exampleRide, field, value);
  expect(edited).toMatchObject({ ride: { legs: [{ [field]: value, confirmed: false }] } });
});

test("a confirmation is no correction", () => {
  const open = { ...exampleRide, legs: [{ ...exampleRide.legs[0], confirmed: false }] } as const;
  expect(edit(open, "confirmed", "yes")).toEqual({ ok: true, ride: exampleRide, note: null });
});

test("nobody confirms a pickup that they have not seen", () => {
  const seen = cellOf(exampleRide, { leg: 1, field: "confirmed" }) ?? "";
  const later = editRide(exampleRide, { leg: 1, field: "time", value: "5 PM", was: "14:15" });
  if (!later.ok) throw new Error(later.text);
  const stale = { leg: 1, field: "confirmed", value: "yes", was: seen } as const;
  expect(editRide(later.ride, stale)).toEqual({
    ok: false,
    code: "changed",
    text: "Somebody else has changed the pickup. Please check it again.",
  });
});

test.each(["", "yes"])(
  "a desk from before that saw %j is told to reload, and confirms nothing",
  (was) => {
    expect(editRide(exampleRide, { leg: 1, field: "confirmed", value: "yes", was })).toEqual({
      ok: false,
      code: "changed",
      text: "The desk has been updated. Reload the page, then check the pickup again.",
    });
  },
);

test("who saw another value is told what it is now; who writes the same is not", () => {
  const stale = { leg: null, field: "passengers", was: "3" } as const;
  expect(editRide(exampleRide, { ...stale, value: "5" })).toEqual({
    ok: false,
    code: "changed",
    text: "Somebody else has changed it to “4 people”.",
  });
  expect(editRide(exampleRide, { ...stale, value: "4" })).toMatchObject({ ok: true, note: null });
});

test.each([
  ["passengers", "99", null],
  ["vehicleType", "horse-sleigh", 1],
  ["email", "eleanor@", null],
  ["pickupAddress", " ", 1],
  ["zone", "Europe/Paris", 1],
  ["passengers", "5", 1],
  ["date", "2031-02-22", null],
  ["date", "2031-02-22", 2],
] as const)("%s cannot be %j in leg %s", (field, value, leg) => {
  expect(edit(exampleRide, field, value, leg)).toMatchObject({ ok: false, code: "invalid" });
});

const [first, second] = [aSentQuote(), aSentQuote({ version: 2, vehicle: "luxury-van" })];
const quotes = [second, first];

test("the accepted version is true, else the newest; who asks anew is read by the ride", () => {
  const of = (
    state: Parameters<typeof currentVersion>[0]["state"],
    acceptedVersion: number | null,
  ) => currentVersion({ state, acceptedVersion, quotes })?.version ?? null;
  expect(of("accepted", 1)).toBe(1);
  expect(of("completed", 2)).toBe(2);
  expect(of("quoted", null)).toBe(2);
  expect(of("expired", null)).toBe(2);
  expect(of("received", null)).toBeNull();
  expect(currentVersion({ state: "in-review", acceptedVersion: null, quotes: [] })).toBeNull();
});

test("a version freezes the ride, but never where emails go", () => {
  const corrected = { ...exampleRide, email: "right@example.com", passengers: "6" };
  const now = currentRide(corrected, second);
  expect(now).toMatchObject({
    email: "right@example.com",
    passengers: "4",
    legs: [{ vehicleType: "luxury-van", date: "2031-02-22", time: "14:15" }],
  });
  expect(currentRide(corrected, null)).toMatchObject({
    passengers: "6",
    legs: [{ vehicleType: "premium-suv", pickupAt: "2031-02-22T21:15:00.000Z" }],
  });
});
