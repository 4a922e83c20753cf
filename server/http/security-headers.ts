import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** What one group of routes promises to browsers. */
export type HeaderPolicy = {
  /** HSTS is only promised for an address that is reached by https. */
  publicUrl: string;
  /** Extends HSTS to every other host below the same domain. */
  hstsSubdomains: boolean;
  /** Hashes of the style sheets that stand inside the pages, such as `sha256-...`. */
  styles: readonly string[];
  /** False for responses with personal data or a token: kept by nobody, found by nobody. */
  isPublic: boolean;
};

const self = "'self'";
const twoYearsSeconds = 63_072_000;

/** Sets the security headers of one group of routes. No page has an inline script. */
export function securityHeaders({ publicUrl, hstsSubdomains, styles, isPublic }: HeaderPolicy) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [self],
      styleSrc: [self, ...styles.map((hash) => `'${hash}'`)],
      imgSrc: [self],
      fontSrc: [self],
      mediaSrc: [self],
      connectSrc: [self],
      manifestSrc: [self],
      formAction: [self],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity:
      publicUrl.startsWith("https:") &&
      `max-age=${twoYearsSeconds}${hstsSubdomains ? "; includeSubDomains" : ""}`,
    referrerPolicy: isPublic ? "strict-origin-when-cross-origin" : "no-referrer",
    crossOriginEmbedderPolicy: true,
    permissionsPolicy: {
      camera: [],
      displayCapture: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    xFrameOptions: "DENY",
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
}

/** The same headers as a plain object, for files that are answered from memory. */
export async function securityHeadersOf(policy: HeaderPolicy): Promise<Record<string, string>> {
  const app = new Hono().use(securityHeaders(policy)).get("/", (c) => c.body(null));
  const { headers } = await app.request("/");
  return Object.fromEntries(headers);
}
