import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { aSentQuote } from "#tests/fixtures/quote-draft.ts";
import { answerTeamEmail, answerVisitorEmail, type AnswerEmailFacts } from "./answer-emails.ts";
import { linksEmail } from "./links-email.ts";
import { pageLink } from "./standard-text.ts";

const facts: AnswerEmailFacts = {
  request: {
    reference: "FL-22222",
    firstName: "Róisín",
    lastName: "O'Brien",
    email: "roisin@example.com",
    cellPhone: "+1 970 555 0100",
    pickupAddress: "Denver International Airport, UA 1287",
    dropoffAddress: "https://evil.example, Vail",
    passengers: "4",
    pickupAt: "2031-02-22T21:15:00.000Z",
  },
  quote: aSentQuote({
    pickupAddress: "Denver International Airport, UA 1287",
    dropoffAddress: "https://evil.example, Vail",
  }),
  answer: { type: "accept" },
  dueAt: "2031-02-19T17:02:00.000Z",
  now: Temporal.Instant.from("2031-02-17T17:02:00Z"),
  siteUrl: "https://firnline.example",
  deskUrl: "https://desk.firnline.example",
  teamEmail: "team@firnline.example",
};
const ours = "tel:+19705550142";
const page = pageLink("https://firnline.example", "FL-22222");
const types = ["accept", "decline", "withdraw", "ask-again"] as const;

describe.each(types)("an answer to %s", (type) => {
  const answer = { type, reason: type === "decline" ? "<b>Too early</b>" : null };

  test("reaches the team with the way to the desk, and never with the visitor's link", () => {
    const { text, html, to, replyTo, subject } = answerTeamEmail({ ...facts, answer });
    expect(to.address).toBe("team@firnline.example");
    expect(replyTo.address).toBe("roisin@example.com");
    expect(subject).toMatch(/^FL-22222: .+, Róisín O'Brien$/);
    expect(text).toContain("Mon, Feb 17, 10:02 AM MT");
    expect(html).toContain('<a href="https://desk.firnline.example/requests/FL-22222"');
    expect(text + html).not.toContain(page);
    expect(html).not.toContain("<b>");
    expect(text.includes("Reason: <b>Too early</b>")).toBe(type === "decline");
  });

  test("is confirmed to the visitor with the page's link, and nothing that was typed", () => {
    const { text, html, to } = answerVisitorEmail({ ...facts, answer });
    expect(to.address).toBe("roisin@example.com");
    expect(text).toContain(`:\n${page}\n`);
    expect(text + html).not.toContain("Too early");
    expect(text + html).not.toContain("//evil.example");
    const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, address]) => address);
    expect(links.filter((address) => !address?.startsWith("https://pay."))).toEqual([page, ours]);
  });
});

test("a yes confirms the ride with its vehicle, party, dates and how to pay", () => {
  expect(answerTeamEmail(facts).subject).toBe("FL-22222: accepted $835.50, Róisín O'Brien");
  const { subject, text } = answerVisitorEmail(facts);
  expect(subject).toBe("Your ride is confirmed, Saturday, February 22 (FL-22222)");
  for (const words of [
    "Thank you, Róisín. Your ride is confirmed.",
    "driving you on Saturday, February 22, at 2:15 PM Mountain Time.",
    "Pickup: Saturday, February 22, 2:15 PM Mountain Time",
    "From: Denver International Airport, UA 1287",
    "Vehicle: Premium SUV, for 4 people",
    "    Summit Crest Limousine\n    Colorado PUC permit LL-03817",
    "Total: $835.50",
    "Full refund, less processing fees, until Friday, February 21, 2:15 PM Mountain Time",
    "Payment: Pay in full now\nhttps://pay.summitcrest.example/7k3q9",
    "Maya Ortiz\nFirnline, +1 (970) 555-0142. Reply to this email and it reaches me.",
  ])
    expect(text).toContain(words);
});

test("without a payment link, the agent who signs will send one", () => {
  const { text } = answerVisitorEmail({ ...facts, quote: aSentQuote({ paymentLink: null }) });
  expect(text).toContain("Payment: Maya will email you a payment link.");
});

test("whoever asks again is told until when, and so is the team", () => {
  const again = { ...facts, answer: { type: "ask-again" as const } };
  const { text } = answerVisitorEmail(again);
  expect(text).toContain("will send it by Wednesday, February 19, 10:02 AM Mountain Time.");
  expect(text).not.toContain("please also call");
  expect(answerTeamEmail(again).text).toContain("Answer by Wed, Feb 19, 10:02 AM MT.");
  const soon = { ...again, request: { ...facts.request, pickupAt: "2031-02-19T17:00:00.000Z" } };
  expect(answerVisitorEmail(soon).text).toContain("please also call +1 (970) 555-0142");
});

test("links open one page each, and name the rides without a link of their own", () => {
  const { text, html, subject } = linksEmail({
    email: "roisin@example.com",
    requests: [{ ...facts.request, legs: [facts.request] }],
    siteUrl: facts.siteUrl,
  });
  expect(subject).toBe("Your requests at Firnline");
  expect(text).toContain(page);
  const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, address]) => address);
  expect(links).toEqual([page, ours]);
  expect(text).not.toContain("//evil.example");
});
