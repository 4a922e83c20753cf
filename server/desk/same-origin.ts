import { createMiddleware } from "hono/factory";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { reject } from "#server/http/responses.ts";

/** Unsafe calls come from the desk's own pages, as JSON: no form and no other site can send one. */
export function sameOrigin(deskUrl: string) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const site = c.req.header("sec-fetch-site");
    const isOwn = site === undefined ? c.req.header("origin") === deskUrl : site === "same-origin";
    if (!isOwn) return reject(c, 403, "This call can only come from the desk itself.");
    if (c.req.header("content-type") !== "application/json")
      return reject(c, 415, "Send the fields as application/json.");
    return next();
  });
}
