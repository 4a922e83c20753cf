import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { HttpEnvironment } from "./responses.ts";

/**
 * Logs posts and faults with the route's pattern, since a path may hold a token. A missing page has
 * nothing to say.
 */
export function requestLog(log: Logger) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    // Made on demand: most pages log nothing.
    c.set("log", () => log.child({ requestId }));
    await next();
    const { status } = c.res;
    if (status < 500 && (c.req.method === "GET" || c.req.method === "HEAD")) return;
    c.header("X-Request-Id", requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, method: c.req.method, route: routePath(c), status, ms }, "request");
  });
}
