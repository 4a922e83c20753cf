import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { readReference } from "#domain/reference.ts";
import { reject } from "#server/http/responses.ts";

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
