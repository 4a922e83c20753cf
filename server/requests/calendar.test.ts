import { expect, test } from "vitest";
import { quoteTotal, type Quote } from "#domain/quote.ts";
import { aSentQuote } from "#tests/fixtures/quote-draft.ts";
import { aSummary } from "#tests/fixtures/requests.ts";
import { calendarOf } from "./calendar.ts";
import type { VisitorRequest } from "./views.ts";

const site = "https://firnline.example";
const quote = aSentQuote();
const places = {
  pickupAddress: "Denver; Terminal \\ East, UA 1287\nBEGIN:VALARM",
  dropoffAddress: `The Lodge at Vail, ${"ü".repeat(60)}`,
};

const view: VisitorRequest = {
  now: "2031-02-18T00:00:00.000Z",
  reference: "FL-7K3Q9",
  state: "accepted",
  receivedAt: "2031-02-16T22:40:00.000Z",
  askedAt: "2031-02-16T22:40:00.000Z",
  dueAt: "2031-02-18T22:40:00.000Z",
  firstName: "Eleanor",
  lastName: "Whitcombe",
  cellPhone: "",
  email: "eleanor@whitcombe.example",
  ...places,
  date: "2031-02-22",
  time: "14:15",
  passengers: "4",
  vehicleType: "premium-suv",
  pickupAt: quote.pickup.at,
  pickupZone: "America/Denver",
  askedHome: null,
  isZoneCertain: true,
  clockChange: null,
  legs: aSummary().legs,
  offered: null,
  payment: null,
  quotes: [{ ...quote, ...places, totalCents: quoteTotal(quote.lines) }],
  last: null,
};

function withQuote(changes: Partial<Quote>): VisitorRequest {
  return { ...view, quotes: view.quotes.map((one) => ({ ...one, ...changes })) };
}

test("each way has an entry of its own, the way home with another UID", () => {
  const home = {
    vehicle: "luxury-van",
    pickup: { at: "2031-03-01T16:30:00.000Z", zone: "America/Denver" },
    pickupAddress: "The Lodge at Vail",
    dropoffAddress: "Denver International Airport",
  } as const;
  const lines = (calendarOf(withQuote({ moreLegs: [home] }), site) ?? "").split("\r\n");
  expect(lines.filter((line) => line.startsWith("UID:"))).toEqual([
    "UID:fl-7k3q9@firnline.example",
    "UID:fl-7k3q9-2@firnline.example",
  ]);
  expect(lines).toContain("DTSTART:20310301T163000Z");
  expect(lines).toContain("LOCATION:The Lodge at Vail");
});

test("what is sold after a cancellation is later than both", () => {
  const sequence = (changes: Partial<VisitorRequest>) =>
    Number(/SEQUENCE:(\d+)/.exec(calendarOf({ ...view, ...changes }, site) ?? "")?.[1]);
  const [first] = view.quotes;
  const sold = [{ ...first!, version: 2 }];
  const sequences = [{}, { state: "cancelled" as const }, { quotes: sold }].map(sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(sequences).size).toBe(3);
});

test("the pickup's moment in UTC, and its place", () => {
  const calendar = calendarOf(view, site) ?? "";
  expect(calendar).toContain("\r\nDTSTART:20310222T211500Z\r\n");
  expect(calendar).toContain("\r\nUID:fl-7k3q9@firnline.example\r\n");
});

test("what was typed cannot add a line, and no line is longer than 75 bytes", () => {
  const lines = (calendarOf(view, site) ?? "").split("\r\n");
  expect(lines).toContain(String.raw`LOCATION:Denver\; Terminal \\ East\, UA 1287\nBEGIN:VALARM`);
  expect(lines.filter((line) => line.startsWith("BEGIN:"))).toHaveLength(2);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test("a ride that is not accepted is none", () => {
  expect(calendarOf({ ...view, state: "quoted" }, site)).toBeNull();
});

test.each([
  ["Denver International Airport, UA 1287", "The Lodge at Vail, Vail, CO", 150],
  ["The Lodge at Vail, Vail, CO", "DEN", 150],
  ["Denver International Airport", "1 Main St, Boulder", 120],
  ["The Lodge at Vail", "The Little Nell, Aspen", 120],
])("%s to %s ends after %d minutes", (pickupAddress, dropoffAddress, minutes) => {
  const calendar = calendarOf(withQuote({ pickupAddress, dropoffAddress }), site) ?? "";
  const end = new Date(Date.parse(quote.pickup.at) + minutes * 60_000).toISOString();
  expect(calendar).toContain(`DTEND:${end.replaceAll(/[-:]/g, "").slice(0, 15)}Z\r\n`);
});

test("the ride's facts, and the page that emails links, but no token", () => {
  const calendar = (calendarOf(view, site) ?? "").replaceAll("\r\n ", "");
  expect(calendar).toContain("URL:https://firnline.example/requests\r\n");
  for (const words of ["Premium SUV\\, for 4 people", "Summit Crest Limousine", "FL-7K3Q9"])
    expect(calendar).toContain(words);
  expect(calendar).not.toMatch(/requests\/\w/);
});
