import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { email, requiredLine } from "#domain/form-schema.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Caller, SignedIn, SignInResult } from "#server/accounts/types.ts";
import type { Config } from "#server/config.ts";
import { type SessionCookie, jsonBody, noFields } from "#server/desk/guard.ts";
import { clientKey } from "#server/http/client-address.ts";
import { rateLimit, type SharedLimits } from "#server/http/rate-limit.ts";
import { reject, type HttpEnvironment } from "#server/http/responses.ts";

const linkToken = z.string().max(100);
const personName = requiredLine("Your name", 100);
const address = requiredLine("Email", 254);
const password = z.string({ error: "Type a password." }).max(1000);

const signInFields = z.object({ email: address, password });
const linkFields = z.object({ token: linkToken });
const personFields = z.object({ token: linkToken, name: personName, email: email("Email", 254) });
const newPassword = z.object({ password });
export const passwordFields = newPassword.extend({
  currentPassword: z.string().max(1000).optional(),
});
export const inviteFields = z.object({
  email: email("Email", 254),
  role: z.enum(["owner", "agent"]),
});
export const currentFields = z.object({ currentPassword: z.string().max(1000).optional() });

// The library that verifies the response checks the rest of it.
const assertion = z.object({ response: z.custom<AuthenticationResponseJSON>(hasId) });
export const attestation = z.object({ response: z.custom<RegistrationResponseJSON>(hasId) });

function hasId(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("id" in value)) return false;
  return typeof value.id === "string" && isId(value.id);
}

/** A UUID or base64url; PostgreSQL rejects NUL characters in text. */
export function isId(text: string): boolean {
  return /^[\w-]{1,1400}$/.test(text);
}

const windowSeconds = 15 * 60;
/** A whole team may share one address, and a passkey takes two calls. */
const callsPerAddress = 100;
const passwordsPerAddress = 20;

/** Limits per IP address; accounts/sign-in.ts counts the tries per account. */
export function signInLimits({ trustProxy }: Pick<Config, "trustProxy">, shared: SharedLimits) {
  const limit = (name: string, most: number) =>
    rateLimit(shared, { name, most, trustProxy, tooMany, seconds: windowSeconds });
  return {
    calls: limit("sign-in-calls", callsPerAddress),
    passwords: limit("passwords", passwordsPerAddress),
  };
}

/** Logs each refused sign-in with a hash of its network; the hash's key is new at each start. */
export function logRefusals({ trustProxy }: Pick<Config, "trustProxy">) {
  const key = randomBytes(32);
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    await next();
    const { status } = c.res;
    if (status !== 401 && status !== 429) return;
    const client = createHmac("sha256", key).update(clientKey(c, trustProxy)).digest("hex");
    c.var.log().warn({ status, client: client.slice(0, 16) }, "sign-in refused");
  });
}

function tooMany(c: Context) {
  return reject(c, 429, refusedSignIn);
}

const browsers = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPX)\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:DuckDuckGo|Ddg)\//, "DuckDuckGo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\bHeadlessChrome\//, "Headless Chrome"],
  [/\bChromium\//, "Chromium"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bMac OS X\b/, "macOS"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

/** For example, `Chrome on macOS`: enough to recognize your own sessions. */
export function browserName(userAgent: string | undefined): string {
  const text = userAgent ?? "";
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1] ?? "Another browser";
  const system = systems.find(([pattern]) => pattern.test(text))?.[1];
  return system === undefined ? browser : `${browser} on ${system}`;
}

export type SignInPorts = {
  accounts: Accounts;
  cookie: SessionCookie;
  config: Pick<Config, "trustProxy">;
};

/**
 * The caller as sessions and account events store it. Thousands of networks share the same four
 * digits: enough to notice a different network, not enough to find an address.
 */
export function callerOf(c: Context, { trustProxy }: SignInPorts["config"]): Required<Caller> {
  const network = createHash("sha256").update(clientKey(c, trustProxy)).digest("hex").slice(0, 4);
  return { browser: browserName(c.req.header("user-agent")), network };
}

/** The calls that need no session, under /api/sign-in. */
export function signInRoutes({ accounts, cookie, config }: SignInPorts) {
  const { signIn, links } = accounts;

  return new Hono<HttpEnvironment>()
    .post("/passkey/options", jsonBody(noFields), async (c) =>
      c.json(await signIn.passkeyOptions(), 200),
    )
    .post("/passkey", jsonBody(assertion), async (c) =>
      answer(c, await signIn.withPasskey(c.req.valid("json").response, callerOf(c, config))),
    )
    .post("/password", jsonBody(signInFields), async (c) =>
      answer(c, await signIn.withPassword(c.req.valid("json"), callerOf(c, config))),
    )
    .post("/link", jsonBody(linkFields), async (c) => {
      const link = await links.read(c.req.valid("json").token);
      return link ? c.json(link, 200) : reject(c, 410, linkOver);
    })
    .post("/link/passkey/options", jsonBody(personFields), async (c) => {
      const options = await links.passkeyOptions(c.req.valid("json"));
      return options ? c.json(options, 200) : reject(c, 410, linkOver);
    })
    .post("/link/passkey", jsonBody(personFields.extend(attestation.shape)), async (c) =>
      accepted(c, await links.withPasskey(c.req.valid("json"), callerOf(c, config))),
    )
    .post("/link/password", jsonBody(personFields.extend(newPassword.shape)), async (c) =>
      accepted(c, await links.withPassword(c.req.valid("json"), callerOf(c, config))),
    );

  function answer(c: Context, result: SignInResult) {
    if (result.ok) return welcome(c, result);
    if (result.reason === "wrong") return reject(c, 401, refusedSignIn);
    c.header("Retry-After", String(result.retryAfterSeconds));
    return reject(c, 429, refusedSignIn);
  }

  function accepted(c: Context, result: Awaited<ReturnType<typeof links.withPassword>>) {
    if (result.ok) return welcome(c, result);
    if (result.reason === "link-over") return reject(c, 410, linkOver);
    if (result.reason === "passkey-refused") return reject(c, 422, passkeyRefused);
    return reject(c, 422, "Some fields need your attention.", result.errors);
  }

  /** Ends the browser's earlier session: each sign-in starts a new one. */
  async function welcome(c: Context, { account, token }: SignedIn) {
    const earlier = cookie.read(c);
    if (earlier !== null) await accounts.signOut(earlier, callerOf(c, config).network);
    cookie.set(c, token);
    return c.json({ account }, 200);
  }
}

/** The same for every reason, so that it doesn't reveal which addresses have an account. */
export const refusedSignIn =
  "The email or the password is wrong, or there were too many attempts. Wait 15 min, or ask the owner " +
  "for a new link.";

export const passkeyRefused = "The passkey was not accepted. Please try again.";

const linkOver = "This link was already used, or it has expired. Ask the owner for a new one.";
