import { expect, test } from "vitest";
import { callHref, replyHref } from "./contact-links.ts";

test.each([
  ["+1 (212) 555-0174", "tel:+12125550174"],
  ["970.555.0142", "tel:9705550142"],
  ["(970) 555-0142 ext. 12", "tel:9705550142"],
  ["call my hotel", null],
  ["", null],
])("%s is called by %s", (typed, href) => {
  expect(callHref(typed)).toBe(href);
});

test("a reply names the request, and the address cannot add to the link", () => {
  expect(replyHref("eleanor@whitcombe.example", "FL-7K3Q9")).toBe(
    "mailto:eleanor@whitcombe.example?subject=Your%20ride%20request%20FL-7K3Q9",
  );
  expect(replyHref("a?bcc=b@x.example", "FL-7K3Q9")).toContain("mailto:a%3Fbcc%3Db@x.example?");
});
