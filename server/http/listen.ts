import { getRequestListener } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Logger } from "pino";
import { StartError } from "#server/errors.ts";
import { isPrivate, networkOf } from "./client-address.ts";
import type { HttpEnvironment } from "./responses.ts";

const timeouts = {
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 15_000,
} as const;

const closeTimeoutMs = 10_000;

export type Fetch = (request: Request, environment: object) => Response | Promise<Response>;

type ListenOptions = {
  /** Ends connections that neither read nor write for this long. */
  stalledMs?: number;
  /** Ends responses that take longer, such as those read at a byte a second. */
  responseMs?: number;
  /** Required, so that no listener limits the connections of a proxy. */
  trustProxy: number;
};

/** Opens a port; `setting` is its variable's name. @throws StartError if it is taken or forbidden */
export async function listen(
  fetch: Fetch,
  { port, host }: { port: number; host: string },
  setting: string,
  { stalledMs = 30_000, responseMs = 120_000, trustProxy }: ListenOptions = { trustProxy: 0 },
): Promise<Server> {
  // The adapter's own Request and Response are faster than Node's.
  const listener = getRequestListener(fetch, { overrideGlobalObjects: true });
  const server = createServer(timeouts, (request, response) => {
    // Proxies disagree about which of two Host headers counts, and attacks exploit that.
    if (hasTwoHosts(request.rawHeaders)) return void response.writeHead(400).end();
    const deadline = setTimeout(() => request.socket.destroy(), responseMs);
    response.once("close", () => {
      clearTimeout(deadline);
      if (!request.complete) setImmediate(() => stopReading(request));
    });
    return void listener(request, response);
  });
  server.maxHeadersCount = 64;
  server.setTimeout(stalledMs);
  if (trustProxy === 0) limitConnections(server);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, host, resolve);
  try {
    await promise;
  } catch (error) {
    throw new StartError(messageOf(error as NodeJS.ErrnoException, port, host, setting));
  }
  return server;
}

/** Stops accepting connections, and waits for the requests in progress. */
export async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that becomes idle now would stay open until its keep-alive timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  await promise;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** For example, http://127.0.0.1:3000. */
export function addressOf(server: Server): string {
  const address = server.address();
  if (!address || typeof address === "string") return String(address);
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/** The actual port, even if any free port was requested. */
export function portOf(server: Server): string {
  return new URL(addressOf(server)).port || "80";
}

/** Drops the rest of a request body if the response came first. */
function stopReading({ complete, socket }: IncomingMessage): void {
  if (!complete) socket.destroySoon();
}

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

function messageOf(
  { code }: NodeJS.ErrnoException,
  port: number,
  host: string,
  setting: string,
): string {
  if (code === "EADDRINUSE")
    return `Cannot start: port ${port} on ${host} is in use. Stop what uses it, or set ${setting}.`;
  if (code === "EACCES")
    return `Cannot start: port ${port} on ${host} is not allowed. Set ${setting} to one above 1023.`;
  return `Cannot start: cannot listen on ${host} port ${port} (${code}). Check ${setting.replace("PORT", "HOST")}.`;
}

/** Limits connections per public address; a private one may be a proxy for all visitors. */
export function limitConnections(
  server: Server,
  { mostPerClient = 256, isExempt = isPrivate } = {},
): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isExempt(address)) return;
    const key = networkOf(address);
    const count = open.get(key) ?? 0;
    if (count >= mostPerClient) return void socket.destroy();
    open.set(key, count + 1);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

export type AnsweredRequest = { method: string; route: string; status: number; ms: number };

/**
 * Logs posts and faults with the route's pattern, since a path may contain a token. Does not log
 * missing pages.
 * @param onAnswered called for every request
 */
export function requestLog(log: Logger, onAnswered?: (facts: AnsweredRequest) => void) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    // Created on demand: most requests log nothing.
    c.set("log", () => log.child({ requestId }));
    await next();
    const { status } = c.res;
    const { method } = c.req;
    onAnswered?.({ method, route: routePath(c), status, ms: performance.now() - started });
    if (status < 500 && (method === "GET" || method === "HEAD")) return;
    c.header("X-Request-Id", requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, method, route: routePath(c), status, ms }, "request");
  });
}
