import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { FieldErrors } from "#domain/errors.ts";
import type { HttpEnvironment } from "./environment.ts";

/** The body of every failed call under /api. */
type Failure = { success: false; message: string; errors: FieldErrors };

/** Responds with an error: JSON for /api/*, one line of text for anything else. */
export function reject(
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

export function rejectMethod(c: Context<HttpEnvironment>, allowed: string) {
  c.header("Allow", allowed);
  return reject(c, 405, `This address takes ${allowed} only.`);
}
