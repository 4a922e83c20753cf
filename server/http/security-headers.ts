import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";

type HeaderPolicy = {
  /** HSTS is only sent for https. */
  publicUrl: string;
  hstsSubdomains: boolean;
  /** Hashes of the inlined style sheets, such as `sha256-...`. */
  styles: readonly string[];
  /** False for responses that may hold personal data or a token. */
  isPublic: boolean;
};

const self = "'self'";
const twoYearsSeconds = 63_072_000;

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

/** The same headers as a plain object, for files from memory. */
export async function securityHeadersOf(policy: HeaderPolicy): Promise<Record<string, string>> {
  const app = new Hono().use(securityHeaders(policy)).get("/", (c) => c.body(null));
  const { headers } = await app.request("/");
  return Object.fromEntries(headers);
}
