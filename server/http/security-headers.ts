import { createMiddleware } from "hono/factory";
import { alsoSend } from "./with-headers.ts";
import type { HttpEnvironment } from "./environment.ts";

/**
 * No page has an inline script, so there is nothing to allow: whatever is not one of our own files
 * does not run.
 * @param style the hash of the style sheet that stands in the page, if one does
 */
export function contentSecurityPolicy(style: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    style === null ? "style-src 'self'" : `style-src 'self' '${style}'`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

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
 */
export function securityHeaders(siteUrl: string) {
  const headers: Record<string, string> = {
    "Content-Security-Policy": contentSecurityPolicy(null),
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
