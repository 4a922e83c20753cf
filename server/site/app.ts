import { Hono, type Context } from "hono";
import { createMiddleware } from "hono/factory";
import { StorageError } from "#server/db/storage-error.ts";
import { clientFaults } from "#server/http/client-faults.ts";
import { requestLog } from "#server/http/listen.ts";
import { createEmailAllowance, rateLimit, sharedLimits } from "#server/http/rate-limit.ts";
import { readBody } from "#server/http/read-body.ts";
import { type HttpEnvironment, reject } from "#server/http/responses.ts";
import { securityHeaders, securityHeadersOf } from "#server/http/security-headers.ts";
import { createFileServer } from "#server/http/serve-file.ts";
import type { Services } from "#server/services.ts";
import { apiRoutes, faultMessages } from "./api-routes.ts";
import { healthRoutes } from "./health-routes.ts";
import { fileHeaders } from "./load-pages.ts";
import { pageRoutes, type Pages } from "./page-routes.ts";
import { requestRoutes } from "./request-routes.ts";
import { createFormTiming } from "./submit.ts";

/** The public app; requests pass its handlers in this order. */
export async function createSiteApp(services: Services, pages: Pages) {
  const { config, log, intake, requests } = services;
  const policy = {
    publicUrl: config.siteUrl,
    hstsSubdomains: config.hstsSubdomains,
    styles: pages.styles,
  };
  const publicHeaders = securityHeaders({ ...policy, isPublic: true });
  const privateHeaders = securityHeaders({ ...policy, isPublic: false });
  const files = new Map(pages.files);
  const headersWith = (styles: readonly string[]) =>
    securityHeadersOf({ ...policy, styles, isPublic: true });
  const ofStyles = pages.styles.map(async (hash) => [hash, await headersWith([hash])] as const);
  const serve = createFileServer(files, {
    headers: await headersWith([]),
    headersOf: fileHeaders(files, new Map(await Promise.all(ofStyles))),
  });
  const timing = createFormTiming({ secure: config.siteUrl.startsWith("https:") });
  const { rateLimit: most, trustProxy } = config;
  const shared = sharedLimits(services);
  const limit = rateLimit(shared, { name: "posts", most, trustProxy, tooMany: tooManyPosts });
  const allowanceOf = createEmailAllowance(config, shared);
  const posts = [sameSite(config.siteUrl), limit, readBody] as const;
  const fromPrivatePages = sameSite(config.siteUrl, { fromPrivatePages: true });
  const privatePosts = [fromPrivatePages, limit, readBody] as const;

  const app = new Hono<HttpEnvironment>();
  app.use(requestLog(log, services.metrics?.answered("site")), async (c, next) => {
    await next();
    if (c.res.status === 503 && !c.res.headers.has("Retry-After")) c.header("Retry-After", "10");
  });
  for (const path of ["/healthz/*", "/readyz/*", "/.well-known/security.txt", "/api/*"])
    app.use(path, publicHeaders);
  app.route("/", healthRoutes(services));
  app.route(
    "/api",
    clientFaults({
      trustProxy,
      ownPages: sameSite(config.siteUrl),
      onFault: () => services.metrics?.clientFault("site"),
    }),
  );
  app.route("/api", apiRoutes({ intake, timing, allowanceOf, posts }));
  app.route(
    "/requests",
    requestRoutes({
      siteUrl: config.siteUrl,
      requests,
      allowanceOf,
      pages,
      privateHeaders,
      posts: privatePosts,
    }),
  );
  app.route(
    "/",
    pageRoutes({ intake, timing, allowanceOf, pages, files, serve, publicHeaders, posts }),
  );

  app.onError((error, c) => {
    if (error instanceof StorageError) return unavailable(c, error);
    c.var.log().error({ err: error }, "unexpected fault");
    if (!c.req.path.startsWith("/api/"))
      return serve(c, "/500", 500) ?? c.text(`${unexpectedFault}\n`, 500);
    const kind = c.req.path.slice("/api/".length);
    const isForm = kind === "booking" || kind === "contact";
    return reject(c, 500, isForm ? faultMessages[kind] : unexpectedFault);
  });
  return app;

  function unavailable(c: Context<HttpEnvironment>, { message }: StorageError) {
    c.var.log().warn({ reason: message }, "the database did not answer");
    const page = serve(c, "/503", 503) ?? c.text(`${tryAgain}\n`, 503);
    page.headers.set("Retry-After", "60");
    page.headers.set("Cache-Control", "no-store");
    return page;
  }

  function tooManyPosts(c: Context<HttpEnvironment>) {
    const page = c.req.path.startsWith("/api/") ? null : serve(c, "/429", 429);
    if (page === null)
      return reject(c, 429, "Too many requests. Please wait a few minutes and send it again.");
    page.headers.set("Retry-After", c.res.headers.get("Retry-After") ?? "60");
    return page;
  }
}

const tryAgain = "Your request is safe. Try again in a minute.";
const unexpectedFault = "The fault is ours. Please try again in a moment.";

/**
 * Rejects cross-site posts. Hono's own `csrf` lets a cross-site JSON post through.
 * @param fromPrivatePages for forms on no-referrer pages, where browsers without Sec-Fetch-Site
 *   send the origin `null`; the actions of such forms must not rely on a cookie
 */
function sameSite(publicUrl: string, { fromPrivatePages = false } = {}) {
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
