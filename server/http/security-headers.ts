import { createMiddleware } from "hono/factory";
import { alsoSend } from "./also-send.ts";
import type { HttpEnvironment } from "./environment.ts";

// No page has an inline script, so there is nothing to allow: whatever is not one of our own files
// does not run. The one style sheet that stands in the pages is allowed by its hash.
const contentSecurityPolicy = (styles: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const permissionsPolicy = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
  "browsing-topics",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * The headers that every answer carries.
 * @param siteUrl HSTS is only promised for a site that is reached by https
 * @param styles  hashes of the style sheets inside of pages
 */
export function securityHeaders(siteUrl: string, styles: readonly string[]) {
  const headers: Record<string, string> = {
    "Content-Security-Policy": contentSecurityPolicy(styles),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  // Two years. Other hosts under the same domain are for the operator to decide.
  if (siteUrl.startsWith("https:")) headers["Strict-Transport-Security"] = "max-age=63072000";
  return createMiddleware<HttpEnvironment>((c, next) => alsoSend(c, headers, next));
}
