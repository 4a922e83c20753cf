import { setTimeout as sleep } from "node:timers/promises";
import tls from "node:tls";
import { afterEach, describe, expect, test } from "vitest";
import { parseSmtpUrl, type SmtpServer } from "#server/config.ts";
import {
  selfSignedCertificate,
  startMailServer,
  type Behavior,
} from "#tests/fixtures/mail-server.ts";
import { createSmtpTransport, outcomeOf, smtpTimeouts, type SmtpError } from "./smtp.ts";

const trusted = tls.getCACertificates();
const close: (() => unknown)[] = [];
afterEach(async () => {
  tls.setDefaultCACertificates(trusted);
  for (const each of close.splice(0).toReversed()) await each();
});

const email = {
  id: "1",
  reference: "FL-22222",
  audience: "visitor" as const,
  recipient: "roisin@example.com",
  created_at: "2026-12-24T09:30:00.000Z",
  message: Buffer.from("Subject: s\r\n\r\nt\r\n"),
};

/** One delivery to a server with this behavior. */
async function deliver(
  behavior: Behavior,
  server: Partial<SmtpServer> = {},
  timeouts: Partial<typeof smtpTimeouts> = {},
) {
  const mail = await startMailServer(behavior);
  const settings = { host: "127.0.0.1", port: mail.port, tls: "never", credentials: null } as const;
  const transport = createSmtpTransport({ ...settings, ...server }, "quotes@firnline.example", {
    ...smtpTimeouts,
    ...timeouts,
  });
  close.push(
    () => mail.close(),
    () => transport.idle(),
  );
  const outcome = await transport.deliver(email, async () => true);
  return { outcome, received: mail.received.length, commands: mail.commands };
}

const signIn = { credentials: { user: "quotes", pass: "secret" } };
const password = "secret";

describe("TLS", () => {
  test("STARTTLS is stripped: neither password nor email leaves", async () => {
    const { outcome, received, commands } = await deliver(
      { password },
      { ...signIn, tls: "required" },
    );
    expect(outcome).toEqual({ kind: "misconfigured", reason: "STARTTLS 500" });
    expect(received).toBe(0);
    expect(commands).not.toContain("AUTH");
    expect(commands).not.toContain("MAIL");
    // The same server accepts both if TLS is not required.
    for (const mode of ["offered", "never"] as const) {
      const plain = await deliver({ password }, { ...signIn, tls: mode });
      expect(plain).toMatchObject({ outcome: { kind: "sent" }, received: 1 });
      expect(plain.commands).toContain("AUTH");
    }
  });

  test.each(["required", "offered"] as const)(
    "%s: a certificate that nobody vouches for is an error of the settings",
    async (mode) => {
      const certificate = selfSignedCertificate();
      const behavior = { tls: certificate, password };
      const { outcome, received, commands } = await deliver(behavior, { ...signIn, tls: mode });
      expect(outcome).toEqual({
        kind: "misconfigured",
        reason: "CONN DEPTH_ZERO_SELF_SIGNED_CERT",
      });
      expect(received).toBe(0);
      expect(commands).not.toContain("AUTH");
      // The same certificate is accepted once it is trusted.
      tls.setDefaultCACertificates([certificate.cert]);
      const vouched = await deliver(behavior, { ...signIn, tls: mode });
      expect(vouched).toMatchObject({ outcome: { kind: "sent" }, received: 1 });
      expect(vouched.commands).toContain("STARTTLS");
    },
  );

  test("a certificate of another host is an error of the settings", async () => {
    const certificate = selfSignedCertificate("other.example");
    tls.setDefaultCACertificates([certificate.cert]);
    const { outcome } = await deliver({ tls: certificate }, { host: "localhost", tls: "required" });
    expect(outcome).toEqual({ kind: "misconfigured", reason: "CONN ERR_TLS_CERT_ALTNAME_INVALID" });
  });

  test("smtps:// to a server that speaks no TLS is an error of the settings", async () => {
    const { outcome } = await deliver({}, { tls: "implicit" });
    expect(outcome).toMatchObject({ kind: "misconfigured" });
  });
});

describe("signing in", () => {
  test("a server that does not offer it is not sent the password", async () => {
    const { outcome, received, commands } = await deliver({}, signIn);
    expect(outcome).toEqual({ kind: "misconfigured", reason: "AUTH not offered" });
    expect(received).toBe(0);
    expect(commands).not.toContain("AUTH");
  });

  test("a wrong password is an error of the settings", async () => {
    const { outcome } = await deliver({ password: "other" }, signIn);
    expect(outcome).toEqual({ kind: "misconfigured", reason: "AUTH PLAIN 535" });
  });
});

describe("timeouts", () => {
  test("the reply to the final dot has ten minutes of its own", async () => {
    expect(smtpTimeouts.data).toBe(10 * 60_000);
    const late = { beforeReply: () => sleep(1500) };
    expect(await deliver(late, {}, { command: 1000 })).toMatchObject({ outcome: { kind: "sent" } });
    const never = { beforeReply: () => new Promise(() => {}) };
    expect(await deliver(never, {}, { data: 1000 })).toMatchObject({
      outcome: { kind: "ambiguous" },
    });
  });

  test("a server that does not answer before the data is tried later", async () => {
    const never = { beforeRecipient: () => new Promise(() => {}) };
    const slow = await deliver(never, {}, { command: 200 });
    expect(slow).toMatchObject({ outcome: { kind: "later", reason: "timeout" }, received: 0 });
    const quick = await deliver({ beforeRecipient: () => sleep(20) });
    expect(quick).toMatchObject({ outcome: { kind: "sent" }, received: 1 });
  });
});

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
])("%s: TLS is %s, port %i", (url, mode, port) => {
  expect(parseSmtpUrl(url)).toMatchObject({ tls: mode, port, credentials: null });
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

const failure = (facts: Partial<SmtpError>) => Object.assign(new Error("timeout"), facts);

test.each<[string, Partial<SmtpError>, string]>([
  ["no connection", { code: "ESOCKET", originalCode: "ECONNREFUSED", command: "CONN" }, "later"],
  ["no address", { code: "EDNS", command: "CONN" }, "later"],
  ["no reply", {}, "later"],
  ["a greeting of 554", { code: "EPROTOCOL", command: "CONN", responseCode: 554 }, "later"],
  ["an EHLO of 502", { code: "ECONNECTION", command: "EHLO", responseCode: 502 }, "misconfigured"],
  ["a STARTTLS of 454", { code: "ETLS", command: "STARTTLS", responseCode: 454 }, "later"],
  ["a STARTTLS of 500", { code: "ETLS", command: "STARTTLS", responseCode: 500 }, "misconfigured"],
  ["a handshake that broke", { code: "ETLS", command: "CONN" }, "later"],
  ["a certificate", { code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" }, "misconfigured"],
  ["an AUTH of 454", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 454 }, "later"],
  ["an AUTH of 535", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 }, "misconfigured"],
  ["a sender of 451", { code: "EENVELOPE", command: "MAIL FROM", responseCode: 451 }, "later"],
  [
    "a sender of 550",
    { code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 },
    "misconfigured",
  ],
  ["a recipient of 450", { code: "EENVELOPE", command: "RCPT TO", responseCode: 450 }, "later"],
  ["a recipient of 550", { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }, "refused"],
])("%s, before the data: %o is %s", (_, facts, kind) => {
  expect(outcomeOf(failure(facts), "not started")).toMatchObject({ kind });
});

test.each<[string, Partial<SmtpError>, string]>([
  ["a reply of 451", { code: "EMESSAGE", command: "DATA", responseCode: 451 }, "later"],
  ["a reply of 554", { code: "EMESSAGE", command: "DATA", responseCode: 554 }, "refused"],
  ["no reply", { code: "ETIMEDOUT", command: "CONN" }, "ambiguous"],
  ["a cut", { code: "ECONNECTION", command: "CONN" }, "ambiguous"],
  ["a strange reply", { code: "EPROTOCOL", command: "CONN", responseCode: 250 }, "ambiguous"],
])("%s, after the data has started: %o is %s", (_, facts, kind) => {
  expect(outcomeOf(failure(facts), "started")).toMatchObject({ kind });
});
