import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { HttpEnvironment } from "#server/http/environment.ts";

const cookieName = "firnline_seen";
const oneDaySeconds = 24 * 60 * 60;
/** Nobody fills either form in less, save with a browser that fills it for them. */
const quickestSeconds = 3;

/**
 * Remembers when a browser was first shown a form, in a signed cookie that holds a time and nothing
 * else, so that a form that comes back within three seconds can be marked for the team. A cookie
 * that is missing, old or forged says nothing: it is never held against a person.
 */
export function createFirstSeen({ secure }: { secure: boolean }) {
  // A new key at each start is enough: a cookie of an earlier run counts as missing.
  const key = createSecretKey(randomBytes(32));
  const sign = (time: string) => createHmac("sha256", key).update(time).digest("base64url");

  function readSeconds(c: Context<HttpEnvironment>): number | null {
    const cookie = getCookie(c, cookieName);
    if (cookie === undefined) return null;
    const [time = "", signature = ""] = cookie.split(".");
    const expected = Buffer.from(sign(time));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const age = (Date.now() - Number(time)) / 1000;
    return age >= 0 && age <= oneDaySeconds ? age : null;
  }

  return {
    /** Sets the cookie on the answer that carries a form, unless the browser has one. */
    note(c: Context<HttpEnvironment>) {
      if (readSeconds(c) !== null) return;
      const time = String(Date.now());
      setCookie(c, cookieName, `${time}.${sign(time)}`, {
        httpOnly: true,
        sameSite: "Lax",
        secure,
        path: "/",
        maxAge: oneDaySeconds,
      });
    },
    /** True if the form came back faster than a person types. */
    isTooFast(c: Context<HttpEnvironment>): boolean {
      const age = readSeconds(c);
      return age !== null && age < quickestSeconds;
    },
  };
}

/** See `createFirstSeen`. */
export type FirstSeen = ReturnType<typeof createFirstSeen>;
