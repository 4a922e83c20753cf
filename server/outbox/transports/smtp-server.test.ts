import { expect, test } from "vitest";
import { parseSmtpUrl } from "./smtp.ts";

test.each([
  ["smtp://mail.example.com", "required", 587],
  ["smtps://mail.example.com", "implicit", 465],
  ["smtp://mail.example.com:2525/", "required", 2525],
  ["smtp://10.0.0.1:25", "required", 25],
  ["smtp://127.example.com", "required", 587],
  ["smtp://localhost.example.com", "required", 587],
  ["smtp://mail.example.com?tls=never", "never", 587],
  ["smtp://localhost:1025", "offered", 1025],
  ["smtp://LOCALHOST:1025", "offered", 1025],
  ["smtp://127.0.0.1:1025", "offered", 1025],
  ["smtp://[::1]:1025", "offered", 1025],
  ["smtps://127.0.0.1:1025", "implicit", 1025],
])("%s: TLS is %s, port %i", (url, tls, port) => {
  expect(parseSmtpUrl(url)).toMatchObject({ tls, port, credentials: null });
});

test("a user's name and password are decoded", () => {
  expect(parseSmtpUrl("smtp://a%40b:p%2Fw@[::1]")).toMatchObject({
    host: "::1",
    credentials: { user: "a@b", pass: "p/w" },
  });
});

test.each([
  "mail.example.com",
  "http://mail.example.com",
  "smtp://",
  "smtp://mail.example.com?tls=no",
  "smtp://mail.example.com?tls=never&x=1",
  "smtps://mail.example.com?tls=never",
  "smtp://mail.example.com/tls=never",
  "smtp://mail.example.com#tls",
  "smtp://a%:b@mail.example.com",
  "smtp://user@mail.example.com",
])("%s names no mail server", (url) => {
  expect(parseSmtpUrl(url)).toBeNull();
});
