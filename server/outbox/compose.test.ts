import * as fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { pageLink } from "./emails/standard-text.ts";
import type { StoredDraft } from "./outbox.ts";
import { compose } from "./worker.ts";

const draft: StoredDraft = {
  from: { name: "Firnline", address: "quotes@firnline.example" },
  to: { name: "", address: "roisin@example.com" },
  replyTo: { name: "Róisín O'Brien-Núñez, 李 🎿", address: "li@example.com" },
  text: "Hello Róisín,\n\n.a line that begins with a point\n" + "x".repeat(200) + "\n",
  html: "<p>Hello Róisín</p>",
  date: "2026-12-24T09:30:00.000Z",
  boundary: "6f1c",
};
const row = {
  message_id: "<1@firnline.example>",
  subject: "FL-22222: Zürich to Vail",
  tokens: null,
};

const headers = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "to",
  "x-auto-response-suppress",
];

async function composed(changes: Partial<StoredDraft> = {}, columns = {}): Promise<string> {
  const stored = JSON.stringify({ ...draft, ...changes });
  return (await compose({ ...row, ...columns, draft: stored })).toString("latin1");
}

test("another library reads an email as it was written", async () => {
  const raw = await composed();
  expect(raw).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
  const read = await PostalMime.parse(raw);
  expect(read).toMatchObject({
    subject: row.subject,
    from: draft.from,
    to: [draft.to],
    replyTo: [draft.replyTo],
    messageId: row.message_id,
  });
  expect(read.date).toBe(draft.date);
  expect(read.text?.trimEnd()).toBe(draft.text.trimEnd());
  expect(read.html?.trimEnd()).toBe(draft.html);
  expect(read.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
});

test("the same draft is the same bytes, and another draft is not", async () => {
  const first = await composed();
  expect(await composed()).toBe(first);
  expect(await composed({ boundary: "6f1d" })).not.toBe(first);
});

test("each link gets the token of its own request", async () => {
  const [one, two] = ["FL-22222", "FL-33333"].map((each) => pageLink("https://f.example", each));
  const links = { text: `${one}\n${two}\n`, html: `<a href="${two}">It</a>` };
  const tokens = JSON.stringify({ "FL-22222": "a".repeat(43), "FL-33333": "b".repeat(43) });
  const { text, html } = await PostalMime.parse(await composed(links, { tokens }));
  const pages = ["a", "b"].map((letter) => `https://f.example/requests/${letter.repeat(43)}`);
  expect(text?.trimEnd()).toBe(pages.join("\n"));
  expect(html?.trimEnd()).toBe(`<a href="${pages[1]}">It</a>`);
});

test("no name and no subject adds a header or an address", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string(), async (name, subject) => {
      const replyTo = { name, address: "li@example.com" };
      const raw = await composed({ replyTo }, { subject });
      const read = await PostalMime.parse(raw);
      // A subject of only spaces gets no header.
      const keys = read.headers.map(({ key }) => key).filter((key) => key !== "subject");
      expect(keys.toSorted()).toEqual(headers);
      expect(read.to).toEqual([draft.to]);
      expect(read.replyTo).toHaveLength(1);
      expect(read.replyTo?.[0]?.address).toBe("li@example.com");
    }),
    {
      numRuns: 300,
      // If simply concatenated, each of these would add a header or an address.
      examples: [
        ["a\r\nBcc: victim@example.com", "b\r\nBcc: victim@example.com"],
        ["victim@example.com, ", "\u2028Bcc: victim@example.com"],
        ["victim <victim@example.com>;", "=?utf-8?Q?=0D=0ABcc:_victim@example.com?="],
      ],
    },
  );
});

test("a header or an address that was added would be seen", async () => {
  const raw = (await composed()).replace(
    "\r\nSubject: ",
    "\r\nBcc: victim@example.com\r\nSubject: ",
  );
  const { headers: read } = await PostalMime.parse(raw);
  const keys = read.map(({ key }) => key).filter((key) => key !== "subject");
  expect(keys.toSorted()).not.toEqual(headers);
});
