import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientKey } from "./client-address.ts";
import type { HttpEnvironment } from "./environment.ts";

const windowSeconds = 600;
/** A million keys weigh 681 MB: beyond this many, newcomers share one bucket. */
const mostKeys = 100_000;
const sharedKey = "everyone else";

/**
 * Counts posts by client address. It only notes that the limit is passed (`c.var.limited`): the
 * JSON door and the form door each say so in their own way, the form with everything still in it.
 * @param limit posts in ten minutes; null counts nothing
 */
export function rateLimit(limit: number | null, trustProxy: number) {
  const limiter = new RateLimiterMemory({ points: limit ?? 1, duration: windowSeconds });
  const crowd = new RateLimiterMemory({ points: (limit ?? 1) * 10, duration: windowSeconds });
  const keys = new Map<string, number>();

  return createMiddleware<HttpEnvironment>(async (c, next) => {
    if (limit === null) return next();
    const key = clientKey(c, trustProxy);
    const known = remember(keys, key);
    try {
      await (known ? limiter.consume(key) : crowd.consume(sharedKey));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      c.set("limited", { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
    return next();
  });
}

/** True if the key has, or now gets, a bucket of its own. */
function remember(keys: Map<string, number>, key: string): boolean {
  const now = Date.now();
  if (keys.size >= mostKeys && !keys.has(key)) {
    // Insertion order is age: the oldest go first, and only once their window is over.
    for (const [old, until] of keys) {
      if (until > now) break;
      keys.delete(old);
    }
    if (keys.size >= mostKeys) return false;
  }
  const until = keys.get(key);
  if (until === undefined || until <= now) {
    keys.delete(key);
    keys.set(key, now + windowSeconds * 1000);
  }
  return true;
}
