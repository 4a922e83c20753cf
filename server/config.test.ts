import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig, settingNames } from "./config.ts";

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
  ["DESK_URL", "desk.example.com"],
  ["DESK_URL", "http://desk.lan:3001"],
  ["DESK_URL", "http://192.168.0.7"],
  ["DESK_URL", "http://localhost.example.com"],
  ["DATABASE_URL", "mysql://x"],
  ["SMTP_URL", "mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com?tls=off"],
  ["SMTP_URL", "smtp://user@mail.example.com"],
  ["TEAM_EMAIL", "a@example.com, b@example.com"],
  ["MAIL_FROM", "nobody"],
  ["RATE_LIMIT", "-1"],
  ["TRUST_PROXY", "yes"],
  ["TEST_UNDO_SECONDS", "soon"],
  ["TEST_IDLE_SECONDS", "later"],
])("%s=%s stops the start with a sentence that names it", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Cannot start: ${name} must `));
});

test("a desk that is not at localhost always has ten seconds to undo", () => {
  expect(readConfig({ DESK_URL: "https://desk.example.com" }).undoSeconds).toBe(10);
  expect(readConfig({ TEST_UNDO_SECONDS: "3" }).undoSeconds).toBe(3);
  const settings = { TEST_UNDO_SECONDS: "3", DESK_URL: "https://desk.example.com" };
  expect(() => readConfig(settings)).toThrow(
    "Cannot start: TEST_UNDO_SECONDS must be unset unless the desk is at localhost.",
  );
});

test.each([
  "http://localhost:3001",
  "http://127.0.0.1:3001",
  "http://[::1]:3001",
  "https://desk.example.com",
  // The control: the public site may use plain http on any host.
])("DESK_URL=%s is secure enough for a browser", (address) => {
  const config = readConfig({ DESK_URL: address, SITE_URL: "http://site.lan" });
  expect(config.deskUrl).toBe(address);
});

test("all wrong settings are named at once, and no value is repeated", () => {
  expect(() => readConfig({ PORT: "x", SMTP_URL: "http://user:secret@mail" })).toThrow(
    "Cannot start: PORT must be a port number from 0 to 65535; SMTP_URL must start with smtp:// or smtps://.",
  );
});

test.each(["Containerfile", "compose.yaml", "firnline.service"])(
  "what deploy/%s sets is a setting",
  (file) => {
    const text = readFileSync(`deploy/${file}`, "utf8");
    const names = [...text.matchAll(/\b((?:[A-Z]+_)*(?:URL|PORT|HOST|DIR|PROXY))(?:=|: )/g)];
    expect(names.length).toBeGreaterThan(0);
    const known = [...settingNames, "SITE_HOST"];
    for (const [, name = ""] of names) expect(known).toContain(name);
  },
);
