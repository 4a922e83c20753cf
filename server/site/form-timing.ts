import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import { randomBytes } from "node:crypto";
import type { HttpEnvironment } from "#server/http/responses.ts";

const cookieName = "firnline_seen";
const oneDaySeconds = 24 * 60 * 60;
/** People need longer to fill in a form, unless their browser does it for them. */
const minSeconds = 3;

/** Keeps the time when a form was first shown in a signed cookie. A missing or forged one is fine. */
export function createFormTiming({ secure }: { secure: boolean }) {
  // A new key at each start: a cookie of an earlier run counts as missing.
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
    async isTooFast(c: Context<HttpEnvironment>): Promise<boolean> {
      const age = await secondsSinceShown(c);
      return age !== null && age < minSeconds;
    },
  };
}

export type FormTiming = ReturnType<typeof createFormTiming>;
