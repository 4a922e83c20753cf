import { setTimeout as sleep } from "node:timers/promises";
import tls from "node:tls";
import { afterEach, describe, expect, test } from "vitest";
import { selfSignedCertificate } from "#tests/fixtures/certificate.ts";
import { startMailServer, type Behavior } from "#tests/fixtures/mail-server.ts";
import { createSmtpTransport, smtpTimeouts, type SmtpServer } from "./smtp.ts";

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

/** One delivery to a server that behaves so. */
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
    // The same server takes both where TLS is not required.
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
      // The same certificate is good once it is trusted.
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
