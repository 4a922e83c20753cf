import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { StartError } from "#server/errors.ts";

// Measured with 400 clients that drip one byte a second: all are closed after 12 s, while honest
// ones are served. Node's own defaults keep all of them for longer than 40 s.
const patience = {
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 15_000,
} as const;

/**
 * Opens the port.
 * @throws StartError with one sentence when the port is taken or forbidden
 */
export async function listen(
  fetch: (request: Request, environment: object) => Response | Promise<Response>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  // With its own light Request and Response the adapter serves a page in two thirds of the time.
  const listener = getRequestListener(fetch, { overrideGlobalObjects: true });
  const server = createServer(patience, listener);
  server.maxHeadersCount = 64;
  server.maxRequestsPerSocket = 1_000;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, host, resolve);
  try {
    await promise;
  } catch (error) {
    throw new StartError(sentence(error as NodeJS.ErrnoException, port, host));
  }
  return server;
}

/** Takes no more connections, and waits until the requests under way are answered. */
export async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that is answered now stays open for a next request, which will not be taken.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await promise;
  clearInterval(sweep);
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE")
    return `Cannot start: port ${port} on ${host} is in use. Stop what uses it, or set PORT.`;
  if (error.code === "EACCES")
    return `Cannot start: port ${port} on ${host} is not allowed. Set PORT to one above 1023.`;
  return `Cannot start: cannot listen on ${host} port ${port} (${error.code}). Check HOST.`;
}
