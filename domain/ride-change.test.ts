import { expect, test } from "vitest";
import { aQuote } from "#tests/fixtures/quote-draft.ts";
import type { Quote } from "./quote.ts";
import { changeSentences, changeTitle, hasNewPrice, rideChanges } from "./ride-change.ts";

const booked = aQuote();
const at = (time: string) => ({ pickup: { at: time, zone: "America/Denver" as const } });
const home = {
  vehicle: "premium-suv",
  ...at("2031-03-01T16:30:00.000Z"),
  pickupAddress: "The Lodge at Vail",
  dropoffAddress: "Denver International Airport",
};

test.each<[string, Partial<Quote>, string]>([
  ["the time", at("2031-02-23T00:15:00.000Z"), "Pickup is now 5:15 PM instead of 2:15 PM."],
  [
    "the day",
    at("2031-02-23T21:15:00.000Z"),
    "Pickup is now Sunday, February 23, 2:15 PM Mountain Time instead of Saturday, February 22, 2:15 PM Mountain Time.",
  ],
  [
    "a place",
    { pickupAddress: "Eagle County Airport" },
    "From is now Eagle County Airport instead of Denver International Airport.",
  ],
  ["the party", { passengers: "5" }, "Party is now 5 people instead of 4 people."],
  [
    "the vehicle",
    { vehicle: "luxury-sedan" },
    "Vehicle is now Luxury sedan instead of Premium SUV.",
  ],
  [
    "a way home",
    { moreLegs: [home] },
    "A way home is added: Saturday, March 1, 9:30 AM Mountain Time, The Lodge at Vail to Denver International Airport.",
  ],
])("%s is said with what it was", (_, changes, words) => {
  const offered = aQuote(changes);
  expect(changeSentences(booked, offered).join(" ")).toBe(`${words} The total stays the same.`);
  expect(hasNewPrice(booked, offered)).toBe(false);
  expect(changeTitle(booked, offered)).toBe(words.slice(0, -1));
});

test("the way home is named, and its end is said", () => {
  const both = aQuote({ moreLegs: [home] });
  const later = aQuote({ moreLegs: [{ ...home, ...at("2031-03-01T18:00:00.000Z") }] });
  expect(changeSentences(both, later).join(" ")).toContain(
    "Pickup of the way home is now 11:00 AM instead of 9:30 AM.",
  );
  expect(changeSentences(both, booked).join(" ")).toContain(
    "The way home is taken away: Saturday, March 1",
  );
});

test("a new price comes last, and nothing changed is nothing", () => {
  const offered = aQuote({ ...at("2031-02-23T00:15:00.000Z"), lines: booked.lines.slice(0, 1) });
  expect(rideChanges(booked, offered).map(({ name }) => name)).toEqual(["Pickup", "Total"]);
  expect(changeSentences(booked, offered).join(" ")).toContain(
    "Total is now $685.00 instead of $835.50.",
  );
  expect(rideChanges(booked, aQuote())).toEqual([]);
});
