import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { HttpEnvironment } from "./environment.ts";

/**
 * Gives each request an id, shown to the client as X-Request-Id, and one line when it is over.
 * The line names the method, the path without its query, the status and the time taken: nothing
 * that a person typed, no address, no agent.
 */
export function requestLog(log: Logger) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    await next();
    c.header("X-Request-Id", requestId);
    const quiet = c.res.status < 400 && c.req.method !== "POST";
    c.var.log[quiet ? "debug" : "info"](
      {
        method: c.req.method,
        path: knownPath(c.req.path, c.res.status),
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      "request",
    );
  });
}

// A path that leads nowhere is whatever somebody typed: it may hold a name or an address.
function knownPath(path: string, status: number): string {
  return status === 404 ? "(unknown)" : path;
}
