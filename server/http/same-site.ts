import { createMiddleware } from "hono/factory";
import { reject, type HttpEnvironment } from "./responses.ts";

/**
 * Rejects cross-site posts. Hono's own `csrf` lets a cross-site JSON post through.
 * @param fromPrivatePages for forms on pages without a referrer, where browsers before Sec-Fetch-Site
 *   send the origin `null`; what such a form does must not rest on a cookie
 */
export function sameSite(publicUrl: string, { fromPrivatePages = false } = {}) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    const { headers } = c.req.raw;
    const isHidden = fromPrivatePages && headers.get("origin") === "null";
    if (isForeign(headers, publicUrl, isHidden)) {
      return reject(c, 403, "This form can only be sent from our own pages.");
    }
    return next();
  });
}

function isForeign(headers: Headers, publicUrl: string, isHidden: boolean): boolean {
  const site = headers.get("sec-fetch-site");
  // "none": started by the person, such as a reload of the response.
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  // A client without either header is not a browser.
  if (origin === null || origin === publicUrl || isHidden) return false;
  // Another name of this machine, such as localhost.
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
