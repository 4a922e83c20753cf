import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import type { RequestState } from "./request.ts";
import { checkAnswer } from "./quote-answer.ts";
import { nextVersion, quoteSchema, quoteTotal, type Quote } from "./quote.ts";

const quote: Quote = {
  lines: [
    { kind: "transfer", text: "Denver International to Vail", cents: 68_500 },
    { kind: "discount", text: "Returning guest", cents: -5000 },
  ],
  vehicle: "premium-suv",
  operator: { name: "Summit Crest Limousine", permit: "Colorado PUC permit LL-03817" },
  pickup: { at: "2031-02-22T21:15:00.000Z", zone: "America/Denver" },
  validUntil: "2031-02-21T01:00:00.000Z",
  message: "",
  paymentLink: null,
};

const sentAt = Temporal.Instant.from("2031-02-17T16:24:00Z");
const revisedAt = Temporal.Instant.from("2031-02-17T21:05:00Z");
const first = nextVersion(quote, [], sentAt);
const second = nextVersion({ ...quote, lines: quote.lines.slice(0, 1) }, [first], revisedAt);

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
    expect(nextVersion(quote, [second, first], revisedAt).version).toBe(3);
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
      title: "This quote ended on Thu, Feb 20, 6:00 PM MT",
      text: "It can no longer be accepted. Ask us, and we will look at the price again.",
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

  test("goes to the newest version alone", () => {
    const request = { state: "quoted", newest: second } as const;
    expect(checkAnswer(second, request, before)).toEqual({ ok: true });
    expect(checkAnswer(first, request, before)).toEqual({
      ok: false,
      code: "replaced",
      title: "A newer quote replaces this one",
      text: "Quote 2, from Mon, Feb 17, 2:05 PM MT, is the one to answer. Quote 1 stays below to read; it cannot be accepted.",
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
        text: "Quote 2, from Mon, Feb 17, 2:05 PM MT, came after it. Quote 1 stays below to read; it cannot be accepted.",
      });
  });
});
