import { createMiddleware } from "hono/factory";
import { reject } from "./responses.ts";
import type { HttpEnvironment } from "./environment.ts";

/**
 * Rejects posts that another site started in a visitor's browser. Hono's own `csrf` lets a
 * cross-site JSON post through. A client that sends neither header is no browser and carries no
 * cookies that could be misused.
 * @param publicUrl the listener's public origin, such as https://example.com
 */
export function sameSite(publicUrl: string) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    if (isForeign(c.req.raw.headers, publicUrl)) {
      return reject(c, 403, "This form can only be sent from our own pages.");
    }
    return next();
  });
}

function isForeign(headers: Headers, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  // "none": started by the person, not by a page, such as a reload of the response.
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (origin === null || origin === publicUrl) return false;
  // Another of the machine's names, such as localhost or 127.0.0.1.
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
