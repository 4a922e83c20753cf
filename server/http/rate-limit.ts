import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "#server/config.ts";
import { clientKey, isForwardedByNeighbor } from "./client-address.ts";
import type { HttpEnvironment } from "./responses.ts";

/** The store in which instances count together; without one, each counts on its own. */
export type SharedLimits = {
  store: object | null;
  /** Keys the hashes of addresses, so that nobody else can find an address in the store. */
  secret: string;
};

/** The secret is the password in DATABASE_URL, which no dump has; without it nothing is stored. */
export function sharedLimits({
  database,
  config,
}: {
  database: { limitStore: object | null };
  config: Pick<Config, "databaseUrl">;
}): SharedLimits {
  const secret = config.databaseUrl === null ? "" : new URL(config.databaseUrl).password;
  return { store: secret === "" ? null : database.limitStore, secret };
}

type Limit = { name: string; points: number; seconds: number };

/** @param isEmptied whether points can be given back; if so, each check queries the database */
function createLimiter(
  { store, secret }: SharedLimits,
  { name, points, seconds }: Limit,
  { isEmptied = false } = {},
) {
  const options = { points, duration: seconds, keyPrefix: name };
  const own = new RateLimiterMemory(options);
  if (store === null) return { limiter: own, keyOf: (key: string) => key };
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: store,
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: own,
    // A client over its limit causes no more queries.
    ...(isEmptied ? {} : { inMemoryBlockOnConsumed: points }),
  });
  return {
    limiter,
    keyOf: (key: string) => createHmac("sha256", secret).update(key).digest("hex"),
  };
}

const hourSeconds = 3600;
const emailsPerHour = 10;

/** Limits the emails to visitors that one client causes, unless posts are unlimited. */
export function createEmailAllowance(
  { rateLimit: limit, trustProxy }: Pick<Config, "rateLimit" | "trustProxy">,
  shared: SharedLimits,
) {
  const kind = { name: "emails", points: emailsPerHour, seconds: hourSeconds };
  const { limiter, keyOf } = createLimiter(shared, kind, { isEmptied: true });
  return function allowanceOf(c: Context<HttpEnvironment>) {
    const key = keyOf(clientKey(c, trustProxy));
    return {
      async take(): Promise<boolean> {
        if (limit === null) return true;
        const result = await limiter.consume(key).catch((refusal: unknown) => refusal);
        return !(result instanceof RateLimiterRes) || result.consumedPoints <= emailsPerHour;
      },
      async refund(): Promise<void> {
        if (limit !== null) await limiter.reward(key);
      },
    };
  };
}

export type AllowanceOf = ReturnType<typeof createEmailAllowance>;

const tenMinutes = 600;
const sharedKey = "everyone else";

type PostLimit = {
  /** What is counted, such as `posts`. */
  name: string;
  /** Posts in `seconds`; null means no limit. */
  most: number | null;
  seconds?: number;
  trustProxy: number;
  /** Makes the 429 response; Retry-After is already set. */
  tooMany: (c: Context<HttpEnvironment>) => Response | Promise<Response>;
  /** Beyond this many clients, new ones share one limit, because each key takes memory. */
  maxKeys?: number;
};

/** Limits posts by client address, before their bodies are read. */
export function rateLimit(
  shared: SharedLimits,
  { name, most, seconds = tenMinutes, trustProxy, tooMany, maxKeys = 100_000 }: PostLimit,
) {
  const points = most ?? 1;
  const { limiter, keyOf } = createLimiter(shared, { name, points, seconds });
  const { limiter: sharedLimiter } = createLimiter(shared, {
    name: `${name}-others`,
    points: points * 10,
    seconds,
  });
  const seen = { keys: 0, proxy: false };

  return createMiddleware<HttpEnvironment>(async (c, next) => {
    if (trustProxy === 0 && !seen.proxy && isForwardedByNeighbor(c)) {
      seen.proxy = true;
      c.var
        .log()
        .warn("a proxy forwards requests, but TRUST_PROXY is off: all visitors share one limit");
    }
    if (most === null) return next();
    const key = keyOf(clientKey(c, trustProxy));
    const hasOwnBucket = seen.keys < maxKeys || (await limiter.get(key)) !== null;
    try {
      if (!hasOwnBucket) await sharedLimiter.consume(sharedKey);
      else if ((await limiter.consume(key)).isFirstInDuration) {
        seen.keys += 1;
        // The limiter forgets the key then, too.
        setTimeout(() => (seen.keys -= 1), seconds * 1000).unref();
      }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      c.header("Retry-After", String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      return tooMany(c);
    }
    return next();
  });
}
