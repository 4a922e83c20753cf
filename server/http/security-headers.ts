import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";

export type HeaderPolicy = {
  /** HSTS is only sent for https. */
  publicUrl: string;
  hstsSubdomains: boolean;
  /** Hashes of the inlined style sheets, such as `sha256-...`. */
  styles: readonly string[];
  /** False for responses that may hold personal data or a token. */
  isPublic: boolean;
  /** A `parent` may frame pages of its own origin; a `child` is such a page, without scripts. */
  frame?: "parent" | "child";
};

const self = "'self'";
const twoYearsSeconds = 63_072_000;

export function securityHeaders(policy: HeaderPolicy) {
  const { publicUrl, hstsSubdomains, styles, isPublic, frame } = policy;
  const isChild = frame === "child";
  return secureHeaders({
    contentSecurityPolicy: {
      // Firefox checks only this directive before it prefetches a page.
      defaultSrc: [isPublic ? self : "'none'"],
      ...(isPublic
        ? { objectSrc: ["'none'"], frameSrc: ["'none'"], workerSrc: ["'none'"] }
        : {
            scriptSrc: [isChild ? "'none'" : self],
            imgSrc: [self],
            fontSrc: [self],
            mediaSrc: [self],
            connectSrc: [self],
            manifestSrc: [self],
          }),
      styleSrc: [self, ...styles.map((hash) => `'${hash}'`)],
      formAction: [isChild ? "'none'" : self],
      baseUri: ["'none'"],
      frameAncestors: [isChild ? self : "'none'"],
      ...(frame === "parent" && { frameSrc: [self] }),
      ...(isChild && { sandbox: ["allow-same-origin"] }),
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
    xFrameOptions: isChild ? "SAMEORIGIN" : "DENY",
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** The same headers as a plain object, for files from memory. */
export async function securityHeadersOf(policy: HeaderPolicy): Promise<Record<string, string>> {
  const app = new Hono().use(securityHeaders(policy)).get("/", (c) => c.body(null));
  const { headers } = await app.request("/");
  return Object.fromEntries(headers);
}
