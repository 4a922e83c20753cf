import { expect, test } from "vitest";
import { mailboxKey } from "./mailbox.ts";

test.each([
  ["Roisin@Example.COM", "roisin@example.com"],
  ["roisin+ski@example.com", "roisin@example.com"],
  ["r.oisin+a+b@example.com", "r.oisin@example.com"],
  ["R.O.I.S.I.N+x@googlemail.com", "roisin@gmail.com"],
  ["+tag@example.com", "@example.com"],
])("%s reaches the mailbox %s", (address, key) => {
  expect(mailboxKey(address)).toBe(key);
});

test("different mailboxes stay different", () => {
  expect(mailboxKey("a.b@example.com")).not.toBe(mailboxKey("ab@example.com"));
  expect(mailboxKey("a@example.com")).not.toBe(mailboxKey("a@example.org"));
});
