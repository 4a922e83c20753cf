import { expect, test } from "vitest";
import { paymentLink } from "./payment-link.ts";

const link = paymentLink("Payment link", 100);

test.each([
  "https://pay.summitcrest.example/7k3q9",
  "https://pay.example.com:8443/a?b=c&d=%20#e",
  "https://xn--bcher-kva.example/",
])("%s is kept as it is", (text) => {
  expect(link.parse(text)).toBe(text);
});

test.each([
  "http://pay.example.com/",
  "HTTPS://pay.example.com/",
  "https://",
  "https://localhost/",
  "https://bank.example@evil.example/",
  "https://user:password@pay.example.com/",
  "https:\\\\pay.example.com",
  "https://pay.example.com\\@evil.example/",
  "https://pay.example.com/a b",
  "https://pаy.example.com/",
  "https://pay.example.com/\u202etxt",
  "javascript:alert(1)//https://pay.example.com",
  "data:text/html,x",
  "pay.example.com",
  "https://exa mple.com",
])("%s is refused", (text) => {
  expect(link.safeParse(text).error?.issues.at(-1)?.message).toBe(
    "Payment link must be an address such as https://pay.example.com/7k3q9.",
  );
});

test("a link has an end", () => {
  expect(link.safeParse(`https://pay.example.com/${"a".repeat(100)}`).success).toBe(false);
});
