import type { Context } from "hono";
import type { Config } from "#server/config.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { reject } from "#server/http/responses.ts";
import { refusedSignIn } from "./sign-in-routes.ts";

const windowSeconds = 15 * 60;
/** A whole team may sit behind one address, and a passkey takes two calls. */
const callsPerAddress = 100;
const passwordsPerAddress = 20;

/** Limits by address; what is tried for one account is counted in accounts/password-tries.ts. */
export function signInLimits({ rateLimit: posts, trustProxy }: Config) {
  const limit = (most: number) =>
    rateLimit(posts === null ? null : most, trustProxy, tooMany, windowSeconds);
  return { calls: limit(callsPerAddress), passwords: limit(passwordsPerAddress) };
}

function tooMany(c: Context) {
  return reject(c, 429, refusedSignIn);
}
