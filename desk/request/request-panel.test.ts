import { expect, test } from "vitest";
import { replyHref } from "./request-panel.tsx";

test("a reply names the request, and the address cannot add to the link", () => {
  expect(replyHref("eleanor@whitcombe.example", "FL-7K3Q9")).toBe(
    "mailto:eleanor@whitcombe.example?subject=Your%20ride%20request%20FL-7K3Q9",
  );
  expect(replyHref("a?bcc=b@x.example", "FL-7K3Q9")).toContain("mailto:a%3Fbcc%3Db@x.example?");
});
