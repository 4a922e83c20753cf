import { createMiddleware } from "hono/factory";
import { refuse } from "./responses.ts";
import type { HttpEnvironment } from "./environment.ts";

/**
 * Refuses posts that another site started in a visitor's browser. Browsers say where a request
 * comes from in Sec-Fetch-Site, older ones in Origin; a client that sends neither is no browser
 * and carries no visitor's cookies that could be misused.
 */
export function sameSite(siteUrl: string) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    if (isForeign(c.req.raw.headers, siteUrl)) {
      return refuse(c, 403, "This form can only be sent from our own pages.");
    }
    return next();
  });
}

/** @param siteUrl the public origin, such as https://example.com */
export function isForeign(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  // "none": started by the person, not by a page (such as a reload of the answer).
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (origin === null) return false;
  if (origin === siteUrl) return false;
  // Reached by another of the machine's names, such as localhost or 127.0.0.1.
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
