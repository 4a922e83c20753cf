import type { MiddlewareHandler } from "hono";
import type { z } from "zod";
import { fieldErrors } from "#domain/errors.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { reject } from "#server/http/responses.ts";

/** Checks the body that `readBody` left, for `c.req.valid("json")`; 422 has `errors` by field. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  const check: MiddlewareHandler<
    HttpEnvironment,
    string,
    { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }
  > = async (c, next) => {
    const value = parse(c.var.body);
    if (value === undefined) return reject(c, 400, "The body is not JSON.");
    const result = schema.safeParse(value);
    if (!result.success)
      return reject(c, 422, "Some fields need your attention.", fieldErrors(result.error));
    c.req.addValidatedData("json", result.data as object);
    return next();
  };
  return check;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}
