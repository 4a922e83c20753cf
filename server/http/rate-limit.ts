import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "#server/config.ts";
import { clientKey, isForwardedByNeighbor } from "./client-address.ts";
import type { HttpEnvironment } from "./responses.ts";

const hourSeconds = 3600;
const emailsPerHour = 10;

/** Counts the emails to visitors that one client causes. Without a limit on posts there is none here. */
export function createEmailAllowance({
  rateLimit: limit,
  trustProxy,
}: Pick<Config, "rateLimit" | "trustProxy">) {
  const limiter = new RateLimiterMemory({ points: emailsPerHour, duration: hourSeconds });
  return function allowanceOf(c: Context<HttpEnvironment>) {
    const key = clientKey(c, trustProxy);
    return {
      async take(): Promise<boolean> {
        if (limit === null) return true;
        const result = await limiter.consume(key).catch((refusal: unknown) => refusal);
        return !(result instanceof RateLimiterRes) || result.consumedPoints <= emailsPerHour;
      },
      async giveBack(): Promise<void> {
        if (limit !== null) await limiter.reward(key);
      },
    };
  };
}

export type AllowanceOf = ReturnType<typeof createEmailAllowance>;

const tenMinutes = 600;
const sharedKey = "everyone else";

/**
 * Limits posts by client address, before their bodies are read.
 * @param limit posts in `windowSeconds`; null means no limit
 * @param tooMany makes the 429 response; Retry-After is already set
 * @param maxKeys beyond this many clients, new ones share one limit: each costs memory
 */
export function rateLimit(
  limit: number | null,
  trustProxy: number,
  tooMany: (c: Context<HttpEnvironment>) => Response | Promise<Response>,
  windowSeconds = tenMinutes,
  maxKeys = 100_000,
) {
  const limiter = new RateLimiterMemory({ points: limit ?? 1, duration: windowSeconds });
  const sharedLimiter = new RateLimiterMemory({
    points: (limit ?? 1) * 10,
    duration: windowSeconds,
  });
  const seen = { keys: 0, proxy: false };

  return createMiddleware<HttpEnvironment>(async (c, next) => {
    if (trustProxy === 0 && !seen.proxy && isForwardedByNeighbor(c)) {
      seen.proxy = true;
      c.var
        .log()
        .warn("a proxy forwards requests, but TRUST_PROXY is off: all visitors share one limit");
    }
    if (limit === null) return next();
    const key = clientKey(c, trustProxy);
    const hasOwnBucket = seen.keys < maxKeys || (await limiter.get(key)) !== null;
    try {
      if (!hasOwnBucket) await sharedLimiter.consume(sharedKey);
      else if ((await limiter.consume(key)).isFirstInDuration) {
        seen.keys += 1;
        // The limiter forgets the key then, too.
        setTimeout(() => (seen.keys -= 1), windowSeconds * 1000).unref();
      }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      c.header("Retry-After", String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      return tooMany(c);
    }
    return next();
  });
}
