import * as fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { aSentQuote } from "#tests/fixtures/quote-draft.ts";
import { quoteEmail, type QuoteEmailFacts } from "./quote-email.ts";
import { pageLink } from "./standard-text.ts";

const request = {
  reference: "FL-22222",
  firstName: "Eleanor",
  passengers: "4",
  email: "roisin@example.com",
  pickupAddress: "Denver International Airport, UA 1287",
  dropoffAddress: "The Lodge at Vail, 174 Gore Creek Dr",
};
const page = pageLink("https://firnline.example", request.reference);

function emailOf(
  changes: { request?: object; quote?: object; replaced?: QuoteEmailFacts["replaced"] } = {},
) {
  return quoteEmail({
    request: { ...request, ...changes.request },
    quote: { ...aSentQuote(), ...changes.quote },
    replaced: changes.replaced ?? null,
    siteUrl: "https://firnline.example",
  });
}

test("the subject has the sum, the day and the reference", () => {
  expect(emailOf().subject).toBe("Your quote of $835.50, Saturday, February 22 (FL-22222)");
});

test("a revision says which total it replaces", () => {
  const lines = [{ kind: "transfer", text: "", cents: 90_000 }] as const;
  const { subject, text, html } = emailOf({ replaced: { lines } });
  expect(subject).toBe("Your new quote of $835.50 replaces $900.00 (FL-22222)");
  for (const body of [text, html]) expect(body).toContain("It replaces our quote of $900.00.");
  const same = emailOf({ replaced: aSentQuote() });
  expect(same.subject).toBe("Your new quote of $835.50 (FL-22222)");
  expect(same.text).toContain("the total stays the same");
  expect(emailOf().text).not.toContain("replaces");
});

test("the total, the deadline and the link come before anything else", () => {
  const { text, html } = emailOf();
  for (const body of [text, html.slice(html.indexOf("<h1"))]) {
    const places = [
      "$835.50",
      "Thursday, February 20, 6:00 PM Mountain Time",
      page,
      "Dear Eleanor",
    ];
    const found = places.map((words) => body.indexOf(words));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  }
});

test("text and HTML say the same", () => {
  const { text, html } = emailOf();
  for (const words of [
    "Denver International Airport to The Lodge at Vail",
    "Saturday, February 22, at 2:15 PM Mountain Time",
    "30 min beyond the 15 min grace",
    "\u2212$50.00",
    "Maya Ortiz",
    "Premium SUV, for 4 people",
    "Summit Crest Limousine",
    "Colorado PUC permit LL-03817",
    "Full refund, less processing fees, until Friday, February 21, 2:15 PM Mountain Time; 50% refund until Saturday, February 22, 2:15 AM Mountain Time; after that no refund.",
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

test("however long their names are, amounts stay in their column and names are whole", () => {
  const name = fc.string({ minLength: 0, maxLength: 120, unit: "grapheme-ascii" });
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, cents), { minLength: 1, maxLength: 6 }), (named) => {
      const lines = named.map(([text, each]) => ({ kind: "fees", text, cents: each }));
      const { text } = emailOf({ quote: { lines } });
      const [, table = ""] = text.split("WHAT THE PRICE INCLUDES\n\n");
      const rows = table.split("\n\nVehicle:")[0]?.split("\n") ?? [];
      const amounts = rows.filter((row) => / {2}\$[\d,]+\.\d\d$/.test(row));
      expect(amounts.length).toBeGreaterThan(lines.length);
      expect(rows.every((row) => row.length <= 60)).toBe(true);
      expect(amounts.every((row) => row.length === 60)).toBe(true);
      const words = lines.map((line) => line.text).join("");
      expect(rows.join("").replaceAll(/\s/g, "")).toContain(
        (lines[0]?.text ?? words).replaceAll(/\s/g, ""),
      );
    }),
  );
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

test("bare kinds without a message still greet, name the route and are signed once", () => {
  const lines = [
    { kind: "transfer", text: "", cents: 68_500 },
    { kind: "discount", text: "", cents: -5000 },
  ];
  const { text, html } = emailOf({ quote: { message: "", lines } });
  for (const body of [text, html]) {
    expect(body).toContain("Dear Eleanor, thank you for asking us.");
    expect(body.replaceAll(/\s+/g, " ")).toContain(
      "From Denver International Airport to The Lodge",
    );
    expect(body.split("Maya")).toHaveLength(2);
  }
});

test.each(["Maya", "Maya.", "- Maya", "Maya Ortiz", "maya ortiz, Firnline"])(
  "a message that ends with %s is signed once",
  (name) => {
    const { text } = emailOf({ quote: { message: `Dear Eleanor, welcome back.\n\n${name}` } });
    expect(text.match(/maya/gi)).toHaveLength(1);
    expect(text).toContain("Dear Eleanor, welcome back.\n\nWHAT");
  },
);
