import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";

/** What Hono hands from one middleware to the next. */
export type HttpEnvironment = {
  /** Node's own request and response; absent when a test calls the app without a port. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** A logger that carries the request's id into every line. */
    log: () => Logger;
    /** The body, read and counted. */
    body: Uint8Array;
  };
};
