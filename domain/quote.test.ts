import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { fleet } from "#content/fleet.ts";
import {
  aQuote,
  draftedAt,
  exampleDraft as draft,
  exampleRide,
} from "#tests/fixtures/quote-draft.ts";
import { checkAnswer } from "./answer-check.ts";
import { quoteDraftSchema, reviseDraft, type DraftLine, type QuoteDraft } from "./draft.ts";
import { pickupZones } from "./pickup-zone.ts";
import { checkDraft, draftTotal } from "./quote-check.ts";
import {
  nextVersion,
  quoteSchema,
  quoteTotal,
  type Quote,
  paymentLink,
  lineKinds,
} from "./quote.ts";
import type { RequestState } from "./request.ts";
import type { Leg, Ride } from "./ride.ts";

const quote: Quote = aQuote({
  lines: [
    { kind: "transfer", text: "Denver International to Vail", cents: 68_500 },
    { kind: "discount", text: "Returning guest", cents: -5000 },
  ],
  message: "",
  paymentLink: null,
});

const sentAt = Temporal.Instant.from("2031-02-17T16:24:00Z");
const revisedAt = Temporal.Instant.from("2031-02-17T21:05:00Z");
const first = nextVersion(quote, 0, sentAt);
const second = nextVersion({ ...quote, lines: quote.lines.slice(0, 1) }, 1, revisedAt);

describe("a stored quote", () => {
  test("comes back as it was, and cannot be changed", () => {
    const read = quoteSchema.parse(JSON.parse(JSON.stringify(quote)));
    expect(read).toEqual(quote);
    expect([read, read.lines, read.pickup, read.operator].every(Object.isFrozen)).toBe(true);
  });

  test.each([
    ["no lines", { lines: [] }],
    ["a negative total", { lines: quote.lines.slice(1) }],
    ["half a cent", { lines: [{ kind: "fees", text: "", cents: 0.5 }] }],
    ["a negative fee", { lines: [quote.lines[0], { kind: "fees", text: "", cents: -1 }] }],
    ["a discount that adds", { lines: [{ kind: "discount", text: "", cents: 1 }] }],
    ["an end after the pickup", { validUntil: "2031-02-22T21:15:00.000Z" }],
    ["a moment without UTC", { validUntil: "2031-02-21T01:00:00.000-07:00" }],
    ["a script for a link", { paymentLink: "javascript:alert(1)" }],
    ["no permit", { operator: { name: "Summit Crest Limousine", permit: "" } }],
    ["another zone", { pickup: { ...quote.pickup, zone: "Europe/Paris" } }],
  ])("has not %s", (_, change) => {
    expect(quoteSchema.safeParse({ ...quote, ...change }).success).toBe(false);
  });
});

describe("versions", () => {
  test("a revision has the next number and leaves the earlier as it was", () => {
    expect(first).toEqual({ ...quote, version: 1, sentAt: "2031-02-17T16:24:00.000Z" });
    expect([second.version, quoteTotal(second.lines)]).toEqual([2, 68_500]);
    expect([first.version, quoteTotal(first.lines)]).toEqual([1, 63_500]);
    expect(nextVersion(quote, 2, revisedAt).version).toBe(3);
  });
});

describe("an answer", () => {
  const before = Temporal.Instant.from("2031-02-20T12:00:00Z");
  const lastMoment = Temporal.Instant.from(quote.validUntil);
  const after = lastMoment.add({ milliseconds: 1 });
  const check = (state: RequestState, now = before) =>
    checkAnswer(first, { state, newest: first }, now);

  test("is possible while quoted, until the last moment", () => {
    expect(check("quoted")).toEqual({ ok: true });
    expect(check("quoted", lastMoment)).toEqual({ ok: true });
  });

  test("comes too late after it, whether or not the clock has marked it", () => {
    const ended = {
      ok: false,
      code: "expired",
      title: "This quote expired on Thursday, February 20, 6:00 PM Mountain Time",
      text: "We would be glad to look at it again. Ask for a new quote, or call us.",
      next: "ask-again",
    };
    expect(check("quoted", after)).toEqual(ended);
    expect(check("expired", after)).toEqual(ended);
  });

  test.each<[RequestState, string, string]>([
    ["received", "in-review", "wait"],
    ["in-review", "in-review", "wait"],
    ["accepted", "accepted", "call"],
    ["declined", "declined", "ask-again"],
    ["withdrawn", "withdrawn", "ask-again"],
    ["completed", "completed", "send-new-request"],
  ])("on a request that is %s is refused as %s: %s", (state, code, next) => {
    for (const now of [before, after]) expect(check(state, now)).toMatchObject({ code, next });
  });

  test("after the ride's day says what was planned, which is all that the clock knows", () => {
    const title = "Your ride was planned for Saturday, February 22, 2:15 PM Mountain Time";
    expect(check("completed")).toMatchObject({ title });
  });

  test("goes to the newest version alone", () => {
    expect(checkAnswer(second, { state: "quoted", newest: second }, before)).toEqual({ ok: true });
    expect(checkAnswer(first, { state: "quoted", newest: second }, before)).toEqual({
      ok: false,
      code: "replaced",
      title: "A newer quote replaces this one",
      text: "Quote 2, sent Monday, February 17, 2:05 PM Mountain Time, is the one to answer. You can still read quote 1 below.",
      next: "open-newest",
    });
  });

  test("to a replaced version is not sent on to one that is closed itself", () => {
    for (const [state, now] of [
      ["accepted", before],
      ["quoted", after],
    ] as const)
      expect(checkAnswer(first, { state, newest: second }, now)).toMatchObject({
        code: "replaced",
        text: "Quote 2, sent Monday, February 17, 2:05 PM Mountain Time, took its place. You can still read quote 1 below.",
      });
  });
});

const link = paymentLink("Payment link", 100);

test.each([
  "https://pay.summitcrest.example/7k3q9",
  "https://pay.example.com/a?b=c&d=%20#e",
  "https://xn--bcher-kva.example/",
])("%s is kept as it is", (text) => {
  expect(link.parse(text)).toBe(text);
});

test.each([
  "http://pay.example.com/",
  "HTTPS://pay.example.com/",
  "https://",
  "https://localhost/",
  "https://127.0.0.1/x",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://./",
  "https://pay..example.com/",
  "https://pay.example.com:8443/",
  "https://bank.example@evil.example/",
  "https://user:password@pay.example.com/",
  "https:\\\\pay.example.com",
  "https://pay.example.com\\@evil.example/",
  "https://pay.example.com/a b",
  "https://pаy.example.com/",
  "javascript:alert(1)//https://pay.example.com",
  "data:text/html,x",
  "pay.example.com",
  "https://exa mple.com",
])("%s is refused", (text) => {
  expect(link.safeParse(text).error?.issues.at(-1)?.message).toBe(
    "Payment link must be an address such as https://pay.example.com/7k3q9.",
  );
});

test("a link has an end", () => {
  expect(link.safeParse(`https://pay.example.com/${"a".repeat(100)}`).success).toBe(false);
});

function draftLines(texts: fc.Arbitrary<string>, amounts: fc.Arbitrary<string>) {
  const kinds = fc.constantFrom(...lineKinds);
  const line = fc.record({ id: fc.uuid(), kind: kinds, text: texts, amount: amounts });
  return fc.array(line, { maxLength: 4 });
}

const readable = fc.integer({ min: 1, max: 200_000 }).map((cents) => (cents / 100).toFixed(2));
const unreadable = fc.constantFrom("", "0", "$1,250", "-50", "18.505");

const anyLeg: fc.Arbitrary<Leg> = fc
  .record({
    date: fc.constantFrom("2031-02-22", "2031-03-09", "2031-11-02", "soon"),
    time: fc.constantFrom("14:15", "1:30 AM", "2:30 AM"),
    zone: fc.constantFrom(...pickupZones),
    confirmed: fc.boolean(),
    vehicleType: fc.constantFrom("" as const, ...fleet.map((vehicle) => vehicle.value)),
  })
  .map((leg) => ({ ...exampleRide.legs[0], ...leg }));

const anyDraft: fc.Arbitrary<QuoteDraft> = fc.record({
  lines: draftLines(fc.constantFrom("", "Tolls", "a\nb"), fc.oneof(readable, unreadable)),
  operator: fc.record({
    name: fc.constantFrom("", "Summit Crest"),
    permit: fc.constantFrom("", "LL-03817"),
  }),
  validUntil: fc.record({
    date: fc.constantFrom("2031-02-20", "2031-11-02", "2030-01-01"),
    time: fc.constantFrom("18:00", "1:30 AM"),
  }),
  paymentLink: fc.constantFrom("", "https://pay.example.com/", "pay"),
  message: fc.constantFrom("", "Dear guest"),
});

test("a draft is a valid quote or has an error; its total is the sum that was shown", () => {
  let quotes = 0;
  const transfer: DraftLine = { id: "transfer", kind: "transfer", text: "", amount: "$9,000" };
  const wholeDraft = fc
    .record({
      lines: draftLines(fc.constantFrom("", "Tolls"), readable),
      date: fc.constantFrom("2031-02-22", "2031-03-09", "2031-11-02"),
      time: fc.constantFrom("1:30 AM", "14:15"),
      zone: fc.constantFrom(...pickupZones),
    })
    .map(({ lines: others, ...pickup }) => ({
      typed: { ...draft, lines: [transfer, ...others] },
      leg: { ...exampleRide.legs[0], ...pickup, confirmed: true },
    }));
  const any = fc.record({ typed: anyDraft, leg: anyLeg });
  fc.assert(
    fc.property(fc.oneof(any, wholeDraft), ({ typed, leg }) => {
      const ride: Ride = { ...exampleRide, legs: [leg] };
      const checked = checkDraft(typed, ride, draftedAt);
      if (!checked.ok) {
        expect(checked.errors).not.toEqual([]);
        return;
      }
      quotes += 1;
      expect(quoteSchema.parse(checked.quote)).toEqual(checked.quote);
      expect(quoteTotal(checked.quote.lines)).toBe(draftTotal(typed.lines));
      const revision = reviseDraft(checked.quote, draftedAt);
      expect(quoteDraftSchema.parse(revision)).toEqual(revision);
      expect(checkDraft(revision, ride, draftedAt)).toEqual(checked);
    }),
    { numRuns: 300 },
  );
  expect(quotes).toBeGreaterThan(50);
});
