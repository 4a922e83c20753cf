import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { changeDraft } from "#domain/draft.ts";
import { quoteTotal, type Quote } from "#domain/quote.ts";
import type { EmailDraft } from "#server/outbox/outbox.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { aSentQuote } from "#tests/fixtures/quote-draft.ts";
import { aSummary } from "#tests/fixtures/requests.ts";
import { maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";
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

describe.each(engines)("the way home in a calendar, on %s", (engine) => {
  async function start() {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    const token = await desk.open(reference);

    async function turnHome(isWanted: boolean) {
      await desk.requests.setWayHome(reference, isWanted, maya);
      if (!isWanted) return;
      await desk.correct(reference, "date", "2031-03-01", 2);
      await desk.correct(reference, "time", "9:30 AM", 2);
      await desk.correct(reference, "confirmed", "yes", 2);
    }

    const answer = (type: "accept" | "decline", quoteVersion: number) =>
      desk.requests.answer(
        token,
        type === "accept" ? { type, quoteVersion } : { type, quoteVersion, reason: null },
      );

    /** Sells a change, and reads its files. @param time the pickup of the way there */
    async function change(time: string) {
      await desk.correct(reference, "time", time);
      const { quotes, now, nextVersion } = await desk.read(reference);
      const draft = changeDraft(quotes[0]!, Temporal.Instant.from(now));
      await desk.saveDraft(reference, { ...draft, message: `For ${time}` });
      await desk.press(reference);
      await desk.passUndo();
      desk.pass(1);
      expect(await answer("accept", nextVersion)).toEqual({ ok: true });
      const emails = await desk.emails();
      const [email] = emails
        .filter(({ audience }) => audience === "visitor")
        .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
      const { calendar, moreCalendars = [] } = JSON.parse(email!.draft) as EmailDraft;
      return [calendar!, ...moreCalendars].map((file) => `${file.method} ${entriesOf(file.text)}`);
    }

    const page = async () => entriesOf(calendarOf((await desk.requests.read(token))!, site) ?? "");
    return { desk, reference, turnHome, answer, change, page };
  }

  /** Each leg with its sequence number; a minus marks removed ones. */
  function entriesOf(calendar: string): string {
    const entries = calendar.match(/BEGIN:VEVENT[^]*?END:VEVENT/g) ?? [];
    const parts = entries.map((entry) => {
      const leg = /UID:fl-\w+-2@/.test(entry) ? "home" : "there";
      const sequence = /SEQUENCE:(\d+)/.exec(entry)?.[1];
      return `${entry.includes("STATUS:CANCELLED") ? "-" : ""}${leg} ${sequence}`;
    });
    return parts.join(", ");
  }

  test("is not taken out if it was never booked", async () => {
    const { desk, reference, turnHome, answer, change, page } = await start();
    await turnHome(true);
    await desk.quote(reference);
    await answer("decline", 1);
    await turnHome(false);
    await desk.quote(reference);
    await answer("accept", 2);
    expect(await page()).toBe("there 4");
    expect(await change("5:15 PM")).toEqual(["REQUEST there 6"]);
    expect(await page()).toBe("there 6");
  });

  test("is taken out each time that a change takes it away", async () => {
    const { desk, reference, turnHome, answer, change, page } = await start();
    await turnHome(true);
    await desk.quote(reference);
    await answer("accept", 1);
    await turnHome(false);
    expect(await change("5:15 PM")).toEqual(["REQUEST there 4", "CANCEL -home 4"]);
    expect(await page()).toBe("there 4, -home 4");
    expect(await change("5:30 PM")).toEqual(["REQUEST there 6"]);
    await turnHome(true);
    expect(await change("5:45 PM")).toEqual(["REQUEST there 8, home 8"]);
    await turnHome(false);
    expect(await change("6:00 PM")).toEqual(["REQUEST there 10", "CANCEL -home 10"]);
  });
});
