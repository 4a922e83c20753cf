import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { FieldErrors } from "#domain/form-schema.ts";

export type HttpEnvironment = {
  /** Absent when a test calls the app without a port. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Its lines include the request's id. */
    log: () => Logger;
    body: Uint8Array;
  };
};

/** The body of every failed call under /api. */
type Failure = { success: false; message: string; errors: FieldErrors };

/** Responds with an error: JSON for /api/*, one line of text for anything else. */
export function reject<Status extends ContentfulStatusCode>(
  c: Context,
  status: Status,
  message: string,
  errors: FieldErrors = {},
) {
  c.header("Cache-Control", "no-store");
  if (c.req.path.startsWith("/api/")) {
    return c.json({ success: false, message, errors } satisfies Failure, status);
  }
  return c.text(`${message}\n`, status);
}

export function rejectMethod(c: Context, allowed: string) {
  c.header("Allow", allowed);
  return reject(c, 405, `This address accepts only ${allowed}.`);
}

/** Tells proxies whether to send requests here. Ignores the database: pages work without it. */
export function answerHealth(c: Context, isDraining: boolean) {
  c.header("Cache-Control", "no-store");
  return isDraining ? c.text("stopping\n", 503) : c.text("ok\n", 200);
}
