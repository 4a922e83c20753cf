import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without settings there is a working site on this machine alone", () => {
  expect(readConfig({ PORT: "" })).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    databaseUrl: null,
    smtp: null,
    rateLimit: 60,
    trustProxy: 0,
  });
  expect(readConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
});

test("a public address loses its slash, a limit can be switched off", () => {
  const config = readConfig({ SITE_URL: "https://example.com/", RATE_LIMIT: "off" });
  expect(config.siteUrl).toBe("https://example.com");
  expect(config.rateLimit).toBeNull();
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["SITE_URL", "example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["DATABASE_URL", "mysql://x"],
  ["SMTP_URL", "mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com?tls=off"],
  ["SMTP_URL", "smtp://user@mail.example.com"],
  ["TEAM_EMAIL", "a@example.com, b@example.com"],
  ["MAIL_FROM", "nobody"],
  ["RATE_LIMIT", "-1"],
  ["TRUST_PROXY", "yes"],
])("%s=%s stops the start with a sentence that names it", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Cannot start: ${name} must `));
});

test("all wrong settings are named at once, and no value is repeated", () => {
  expect(() => readConfig({ PORT: "x", SMTP_URL: "http://user:secret@mail" })).toThrow(
    "Cannot start: PORT must be a port number from 0 to 65535; SMTP_URL must start with smtp:// or smtps://.",
  );
});
