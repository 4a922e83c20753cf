import * as fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { writeMime, type MimeMessage } from "./mime.ts";

const mail: MimeMessage = {
  from: { name: "Firnline", address: "quotes@firnline.example" },
  to: { name: "", address: "roisin@example.com" },
  replyTo: { name: "Róisín O'Brien-Núñez, 李 🎿", address: "li@example.com" },
  subject: "FL-22222: Zürich to Vail",
  text: "Hello Róisín,\n\n.a line that begins with a point\n" + "x".repeat(200) + "\n",
  html: "<p>Hello Róisín</p>",
  messageId: "<1@firnline.example>",
  date: new Date("2026-12-24T09:30:00Z"),
  boundary: "firnline-1",
};

test("a mail reads as it was written", async () => {
  const raw = writeMime(mail);
  expect(raw).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
  const read = await PostalMime.parse(raw);
  expect(read).toMatchObject({
    subject: mail.subject,
    from: mail.from,
    to: [mail.to],
    replyTo: [mail.replyTo],
    messageId: mail.messageId,
  });
  expect(new Date(read.date ?? "")).toEqual(mail.date);
  expect(read.text?.trimEnd()).toBe(mail.text.trimEnd());
  expect(read.html?.trimEnd()).toBe(mail.html);
});

test("the same mail is the same bytes", () => {
  expect(writeMime(mail)).toBe(writeMime(mail));
});

test("no name and no subject adds a header or an address", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string(), async (name, subject) => {
      const raw = writeMime({ ...mail, replyTo: { name, address: "li@example.com" }, subject });
      const read = await PostalMime.parse(raw);
      expect(read.headers.map(({ key }) => key)).toHaveLength(10);
      expect(read.replyTo).toHaveLength(1);
      expect(read.replyTo?.[0]?.address).toBe("li@example.com");
    }),
    { numRuns: 300 },
  );
});
