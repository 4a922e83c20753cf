import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { pageLink } from "#server/outbox/email-draft.ts";
import { aSentQuote } from "#tests/fixtures/quote-draft.ts";
import { quoteEmail } from "./quote-email.ts";

const request = {
  reference: "FL-22222",
  email: "roisin@example.com",
  pickupAddress: "Denver International Airport, UA 1287",
  dropoffAddress: "The Lodge at Vail, 174 Gore Creek Dr",
};
const page = pageLink("https://firnline.example", request.reference);

function emailOf(changes: { request?: object; quote?: object } = {}) {
  return quoteEmail({
    request: { ...request, ...changes.request },
    quote: { ...aSentQuote(), ...changes.quote },
    siteUrl: "https://firnline.example",
  });
}

test("the subject has the reference, the sum and the deadline", () => {
  expect(emailOf().subject).toBe("FL-22222: your quote, $835.50, until Thu, Feb 20, 6:00 PM MT");
});

test("the total, the deadline and the link come before anything else", () => {
  const { text, html } = emailOf();
  for (const body of [text, html.slice(html.indexOf("<h1"))]) {
    const places = ["$835.50", "Thu, Feb 20, 6:00 PM MT", page, "Dear Eleanor"];
    const found = places.map((words) => body.indexOf(words));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  }
});

test("text and HTML say the same", () => {
  const { text, html } = emailOf();
  for (const words of [
    "Denver International Airport to The Lodge at Vail",
    "Sat, Feb 22, 2:15 PM MT",
    "30 min beyond the 15 min grace",
    "\u2212$50.00",
    "Maya Ortiz, Firnline",
    "Summit Crest Limousine, Premium SUV",
    "Colorado PUC permit LL-03817",
    "Full refund, less processing fees, until Fri, Feb 21, 2:15 PM MT; 50% until Sat, Feb 22, 2:15 AM MT; after that no refund.",
    "+1 (970) 555-0142",
  ])
    expect([words, text.includes(words), html.includes(words)]).toEqual([words, true, true]);
});

test("amounts stand under each other in the plain text", () => {
  const ends = emailOf()
    .text.split("\n")
    .filter((line) => /\$\d+\.\d\d$/.test(line) && line.includes("  "))
    .map((line) => line.length);
  expect(ends).toHaveLength(6);
  expect(new Set(ends).size).toBe(1);
});

test("what was typed stays text, and a visitor's words are never a link", () => {
  const { text, html } = emailOf({
    request: { pickupAddress: "<b>evil.example</b>" },
    quote: {
      message: '1 < 2 & "so"\non',
      operator: { name: "<i>O</i>", permit: "<u>P</u>" },
      lines: [{ kind: "transfer", text: "<s>x</s>", cents: 100 }],
      sentBy: "<em>M</em>",
    },
  });
  expect(html).toContain("1 &lt; 2 &amp; &quot;so&quot;<br>on");
  expect(html).not.toMatch(/<(b|i|u|s|em)>/);
  expect(text + html).not.toContain("evil.example");
});

test("loads nothing, links the page and the phone alone, and is valid HTML", async () => {
  const { html } = emailOf();
  const addresses = Array.from(html.matchAll(/(?:href|src)="([^"]+)"/g), ([, address]) => address);
  expect(addresses).toEqual([page, "tel:+19705550142"]);
  expect(html).not.toMatch(/<img|<form|url\(|@import/);
  const { results } = await new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      "no-inline-style": "off",
      "tel-non-breaking": "off",
      "no-deprecated-attr": "off",
      "long-title": "off",
    },
  }).validateString(html);
  const complaints = results.flatMap(({ messages }) => messages.map(({ message }) => message));
  expect(complaints).toEqual([]);
});

test("a quote without a message is signed all the same", () => {
  const { text, html } = emailOf({ quote: { message: "" } });
  expect(text).toContain("Maya Ortiz, Firnline");
  expect(html).toContain("Maya Ortiz, Firnline");
});
