import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { HttpEnvironment } from "./environment.ts";

/**
 * Logs every post and every fault in one line and names its id in X-Request-Id. The line holds the
 * route's pattern, never the path: a path may carry a token or whatever somebody typed. So a missing
 * page has nothing to say, and would only make a flood of them dearer.
 */
export function requestLog(log: Logger) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    // Made on demand, because a page from memory never logs.
    c.set("log", () => log.child({ requestId }));
    await next();
    const { status } = c.res;
    if (status < 500 && (c.req.method === "GET" || c.req.method === "HEAD")) return;
    c.header("X-Request-Id", requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, method: c.req.method, route: routePath(c), status, ms }, "request");
  });
}
