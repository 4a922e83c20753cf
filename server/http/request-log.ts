import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { alsoSend } from "./with-headers.ts";
import type { HttpEnvironment } from "./environment.ts";

/**
 * Gives each request an id, shown to the client as X-Request-Id, and, unless it was a page that was
 * simply served, one line when it is over. The line names the method, the path without its query,
 * the status and the time taken: nothing that a person typed, no address, no agent.
 */
export function requestLog(log: Logger) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    // A logger of its own costs more than serving a page does: made only for those who ask.
    c.set("log", () => log.child({ requestId }));
    await alsoSend(c, { "X-Request-Id": requestId }, next);
    const { status } = c.res;
    if (status < 400 && c.req.method !== "POST") return;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const path = knownPath(c.req.path, status);
    log.info({ requestId, method: c.req.method, path, status, ms }, "request");
  });
}

// A path that leads nowhere is whatever somebody typed: it may hold a name or an address.
function knownPath(path: string, status: number): string {
  return status === 404 ? "(unknown)" : path;
}
