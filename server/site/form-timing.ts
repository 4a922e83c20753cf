import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import type { HttpEnvironment } from "#server/http/environment.ts";

const cookieName = "firnline_seen";
const oneDaySeconds = 24 * 60 * 60;
/** Nobody fills either form in less, except with a browser that fills it for them. */
const minSeconds = 3;

/**
 * Remembers when a browser was first shown a form, in a signed cookie that holds a time and nothing
 * else, so that a form that comes back too fast can be flagged for the team. A cookie that is
 * missing, old or forged is never held against a person.
 */
export function createFormTiming({ secure }: { secure: boolean }) {
  // A new key at each start is enough: a cookie of an earlier run counts as missing.
  const key = randomBytes(32);
  const prefix = secure ? "host" : undefined;

  async function secondsSinceShown(c: Context<HttpEnvironment>): Promise<number | null> {
    const time = await getSignedCookie(c, key, cookieName, prefix);
    if (!time) return null;
    const age = (Date.now() - Number(time)) / 1000;
    return age >= 0 && age <= oneDaySeconds ? age : null;
  }

  return {
    /** Sets the cookie on the response that carries a form, unless the browser has one. */
    async noteShown(c: Context<HttpEnvironment>) {
      if ((await secondsSinceShown(c)) !== null) return;
      await setSignedCookie(c, cookieName, String(Date.now()), key, {
        httpOnly: true,
        sameSite: "Lax",
        secure,
        path: "/",
        maxAge: oneDaySeconds,
        ...(prefix && { prefix }),
      });
    },
    /** True if the form came back faster than a person types. */
    async isTooFast(c: Context<HttpEnvironment>): Promise<boolean> {
      const age = await secondsSinceShown(c);
      return age !== null && age < minSeconds;
    },
  };
}

/** The time a visitor took to fill a form, without asking for more than a time. */
export type FormTiming = ReturnType<typeof createFormTiming>;
