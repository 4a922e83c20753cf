import { expect, test } from "vitest";
import type { TimelineEntry } from "#server/requests/views.ts";
import { replyHref } from "./request-panel.tsx";
import { describeEntry } from "./timeline.tsx";

const entry = (changes: Partial<TimelineEntry>): TimelineEntry => ({
  at: "2031-02-17T16:20:00.000Z",
  type: "received",
  actor: "visitor",
  name: null,
  quoteVersion: null,
  reason: null,
  source: "form",
  email: null,
  closing: null,
  cancellation: null,
  undone: null,
  ...changes,
});
const byMaya = { actor: "agent" as const, name: "Maya Ortiz", quoteVersion: 2 };

const say = (changes: Partial<TimelineEntry>) => {
  const { text, detail, isFault } = describeEntry(entry(changes), "Eleanor Whitcombe");
  return [text, detail, isFault];
};

test.each<[Partial<TimelineEntry>, string, string | null]>([
  [{}, "Request received", null],
  [{ ...byMaya, source: "phone" }, "Taken by phone by Maya Ortiz", null],
  [{ ...byMaya, source: "person" }, "Taken in person by Maya Ortiz", null],
  [{ ...byMaya, type: "begin-review" }, "Maya Ortiz began the review", "Received → In review"],
  [{ ...byMaya, type: "send-quote" }, "Maya Ortiz sent quote 2", null],
  [{ type: "accept", quoteVersion: 1 }, "Eleanor Whitcombe accepted quote 1", null],
  [
    { ...byMaya, type: "accept", reason: "by phone" },
    "Maya Ortiz recorded a yes to quote 2:",
    "by phone",
  ],
  [
    { type: "decline", quoteVersion: 1, reason: "Too dear" },
    "Eleanor Whitcombe declined quote 1",
    "Too dear",
  ],
  [{ type: "withdraw" }, "Eleanor Whitcombe withdrew the request", null],
  [{ ...byMaya, type: "withdraw" }, "Maya Ortiz recorded the withdrawal", null],
  [
    { ...byMaya, type: "withdraw", reason: "Owen Tillery, by phone" },
    "Maya Ortiz recorded the withdrawal:",
    "Owen Tillery, by phone",
  ],
  [{ type: "ask-again" }, "Eleanor Whitcombe asked for a new quote", null],
  [{ type: "expire", actor: "clock", quoteVersion: 1 }, "Quote 1 expired", null],
  [{ type: "complete", actor: "clock" }, "The ride took place", null],
])("%j is told as a sentence", (changes, text, detail) => {
  expect(say(changes)).toEqual([text, detail, false]);
});

test("a quote that was not sent needs someone", () => {
  const changes = { type: "not-sent", quoteVersion: 2, reason: "Withdrawn." } as const;
  expect(say(changes)).toEqual(["Quote 2 was not sent", "Withdrawn.", true]);
});

const email = { id: "1", audience: "visitor", subject: "Your quote", quoteVersion: null } as const;

test.each([
  ["sent", "Emailed the visitor", "“Your quote”", false],
  ["waiting", "Email to the visitor", "“Your quote”, waiting", false],
  ["refused", "Email to the visitor", "“Your quote”, refused", true],
  ["given up", "Email to the visitor", "“Your quote”, given up", true],
] as const)("an email that is %s", (status, text, detail, isFault) => {
  expect(say({ type: "email", email: { ...email, status } })).toEqual([text, detail, isFault]);
});

test.each([
  ["sent", "Emailed the team", null],
  ["held", "Email to the team", "held"],
] as const)("an email to the team that is %s", (status, text, detail) => {
  const team = { ...email, audience: "team", status } as const;
  expect(say({ type: "email", email: team }).slice(0, 2)).toEqual([text, detail]);
});

test("a reply names the request, and the address cannot add to the link", () => {
  expect(replyHref("eleanor@whitcombe.example", "FL-7K3Q9")).toBe(
    "mailto:eleanor@whitcombe.example?subject=Your%20ride%20request%20FL-7K3Q9",
  );
  expect(replyHref("a?bcc=b@x.example", "FL-7K3Q9")).toContain("mailto:a%3Fbcc%3Db@x.example?");
});
