import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientKey, isForwardedByNeighbor } from "./client-address.ts";
import type { HttpEnvironment } from "./environment.ts";

const tenMinutes = 600;
/** Keys cost memory: beyond this many, new clients share one bucket. */
const maxKeys = 100_000;
const sharedKey = "everyone else";

/**
 * Limits posts by client address, before their bodies are read.
 * @param limit posts in `windowSeconds`; null means no limit
 * @param tooMany makes the 429 response; Retry-After is already set
 */
export function rateLimit(
  limit: number | null,
  trustProxy: number,
  tooMany: (c: Context<HttpEnvironment>) => Response | Promise<Response>,
  windowSeconds = tenMinutes,
) {
  const limiter = new RateLimiterMemory({ points: limit ?? 1, duration: windowSeconds });
  const sharedLimiter = new RateLimiterMemory({
    points: (limit ?? 1) * 10,
    duration: windowSeconds,
  });
  const keys = new Map<string, number>();
  const warnings = { proxy: false };

  return createMiddleware<HttpEnvironment>(async (c, next) => {
    if (trustProxy === 0 && !warnings.proxy && isForwardedByNeighbor(c)) {
      warnings.proxy = true;
      c.var
        .log()
        .warn("a proxy forwards requests, but TRUST_PROXY is off: all visitors share one limit");
    }
    if (limit === null) return next();
    const key = clientKey(c, trustProxy);
    const hasOwnBucket = claimBucket(keys, key, windowSeconds);
    try {
      await (hasOwnBucket ? limiter.consume(key) : sharedLimiter.consume(sharedKey));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      c.header("Retry-After", String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      return tooMany(c);
    }
    return next();
  });
}

/** True if the key has, or now gets, a bucket of its own. */
function claimBucket(keys: Map<string, number>, key: string, windowSeconds: number): boolean {
  const now = Date.now();
  if (keys.size >= maxKeys && !keys.has(key)) {
    // A map keeps insertion order, so the oldest come first.
    for (const [old, until] of keys) {
      if (until > now) break;
      keys.delete(old);
    }
    if (keys.size >= maxKeys) return false;
  }
  const until = keys.get(key);
  if (until === undefined || until <= now) {
    keys.delete(key);
    keys.set(key, now + windowSeconds * 1000);
  }
  return true;
}
