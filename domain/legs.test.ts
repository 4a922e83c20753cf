import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { aQuote, draftedAt, exampleDraft, exampleRide } from "#tests/fixtures/quote-draft.ts";
import {
  addWayHome,
  legsOf,
  lineTexts,
  routeOf,
  termsByLeg,
  termsSentence,
  wayHomeNote,
  whenOf,
} from "./legs.ts";
import { checkDraft } from "./quote-check.ts";
import type { Leg, Ride } from "./ride.ts";

const added = addWayHome(exampleRide);

function withHome(changes: Partial<Leg>): Ride {
  const home = { ...added.legs[1]!, date: "2031-03-01", time: "9:30 AM", confirmed: true };
  return { ...added, legs: [added.legs[0], { ...home, ...changes }] };
}

function quoteOf(ride: Ride) {
  const checked = checkDraft(exampleDraft, ride, draftedAt);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.quote;
}

test("the way home begins as the way there turned round, its date open and not confirmed", () => {
  expect(added.legs[1]).toEqual({
    date: "",
    time: "",
    zone: "America/Denver",
    confirmed: false,
    pickupAddress: "The Lodge at Vail",
    dropoffAddress: "Denver International Airport",
    vehicleType: "premium-suv",
  });
  expect(wayHomeNote(added, true)).toBe(
    "Way home added, The Lodge at Vail to Denver International Airport",
  );
  expect(wayHomeNote(withHome({}), false)).toContain(
    "Way home removed, Saturday, March 1, 2031, 9:30 AM MT",
  );
});

test("the zone of the way home is the one of its own pickup", () => {
  const [there] = exampleRide.legs;
  const places = { pickupAddress: "Denver International Airport", dropoffAddress: "Heavenly" };
  const home = addWayHome({ ...exampleRide, legs: [{ ...there, ...places }] }).legs[1];
  expect(home?.zone).toBe("America/Los_Angeles");
});

test.each([
  [{ date: "" }, "ride.2.date", "the pickup date of leg 2"],
  [{ confirmed: false }, "ride.2.confirmed", "the pickup time of leg 2"],
  [{ vehicleType: "" }, "ride.2.vehicleType", "the vehicle of leg 2"],
  [{ date: "2031-02-21" }, "ride.2.date", "the pickup date of leg 2"],
])("with %o the error names leg 2", (changes, field, name) => {
  const checked = checkDraft(exampleDraft, withHome(changes), draftedAt);
  expect(checked).toMatchObject({ ok: false, errors: [{ field, name }] });
});

test("a quote freezes both ways, and says when and where", () => {
  const legs = legsOf(quoteOf(withHome({ vehicleType: "luxury-van" })));
  expect(legs.map(({ vehicle }) => vehicle)).toEqual(["premium-suv", "luxury-van"]);
  expect(routeOf(legs)).toBe("Denver International Airport to The Lodge at Vail, and home");
  expect(whenOf(legs)).toBe(
    "Saturday, February 22, at 2:15 PM Mountain Time, and home on Saturday, March 1, at 9:30 AM Mountain Time",
  );
  const elsewhere = legsOf(quoteOf(withHome({ dropoffAddress: "Eagle County Airport" })));
  expect(routeOf(elsewhere)).toBe(
    "Denver International Airport to The Lodge at Vail, and home from The Lodge at Vail to Eagle County Airport",
  );
});

test("a transfer without words is named by its way, one of both ways by both", () => {
  const legs = legsOf(quoteOf(withHome({})));
  const transfer = { kind: "transfer", text: "" } as const;
  const [there, tip, home] = lineTexts(
    [transfer, { kind: "gratuity", text: "" }, { ...transfer }],
    legs,
  );
  expect([there, tip, home]).toEqual([
    "From Denver International Airport to The Lodge at Vail",
    "",
    "From The Lodge at Vail to Denver International Airport",
  ]);
  expect(lineTexts([transfer], legs)).toEqual([
    "From Denver International Airport to The Lodge at Vail, and home",
  ]);
  expect(lineTexts([transfer], legsOf(aQuote()))).toEqual([
    "From Denver International Airport to The Lodge at Vail",
  ]);
});

test("each way has terms of its own, and the only one has no name", () => {
  const now = Temporal.Instant.from("2031-02-22T18:00:00Z");
  const [there, home] = termsByLeg(legsOf(quoteOf(withHome({}))), now);
  expect(there).toMatchObject({ name: "There", terms: [{ refundPercent: 0 }] });
  expect(home).toMatchObject({ name: "Way home", terms: [{ refundPercent: 100 }, {}, {}] });
  expect(termsByLeg(legsOf(aQuote()), now)).toMatchObject([{ name: null }]);
  expect(termsSentence(legsOf(quoteOf(withHome({}))), now)).toMatch(
    /^There: No refund .+\nWay home: Full refund, .+ until Friday, February 28, .+\nEach way counts for half/,
  );
});
