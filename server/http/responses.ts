import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { FieldErrors } from "#domain/errors.ts";
import type { HttpEnvironment } from "./environment.ts";

/** The body of every failed call under /api, and what a caller may rely on. */
export type Failure = { success: false; message: string; errors: FieldErrors };

/**
 * An answer that says no: JSON for /api/*, one plain sentence for anything else.
 * @param message what happened and what to do, for a person
 */
export function refuse(
  c: Context<HttpEnvironment>,
  status: ContentfulStatusCode,
  message: string,
  errors: FieldErrors = {},
) {
  c.header("Cache-Control", "no-store");
  if (c.req.path.startsWith("/api/")) {
    return c.json({ success: false, message, errors } satisfies Failure, status);
  }
  return c.text(`${message}\n`, status);
}
