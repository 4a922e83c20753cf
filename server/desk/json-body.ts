import type { MiddlewareHandler, Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { fieldErrors } from "#domain/form-schema.ts";
import { readReference } from "#domain/request.ts";
import { type HttpEnvironment, reject } from "#server/http/responses.ts";

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

/** The request that the path names. @throws HTTPException 404 */
export function referenceOf(c: Context): string {
  return found(c, readReference(c.req.param("reference") ?? ""));
}

/** What was found. Throwing leaves a call's type to its successes. @throws HTTPException 404 */
export function found<Value>(c: Context, value: Value | null): Value {
  if (value === null)
    throw new HTTPException(404, { res: reject(c, 404, "There is no such request.") });
  return value;
}
