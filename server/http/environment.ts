import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";

export type HttpEnvironment = {
  /** Absent when a test calls the app without a port. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Adds the request's id to every line. */
    log: () => Logger;
    body: Uint8Array;
  };
};
