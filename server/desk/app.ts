import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { PasswordQueueFull } from "#server/accounts/passwords.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { clientFaults } from "#server/http/client-faults.ts";
import { requestLog } from "#server/http/listen.ts";
import { sharedLimits } from "#server/http/rate-limit.ts";
import { readBody } from "#server/http/read-body.ts";
import {
  answerHealth,
  type HttpEnvironment,
  reject,
  rejectMethod,
} from "#server/http/responses.ts";
import { securityHeaders, securityHeadersOf } from "#server/http/security-headers.ts";
import { createFileServer, type StaticFiles } from "#server/http/serve-file.ts";
import type { Services } from "#server/services.ts";
import { deskApi } from "./api.ts";
import { createSessionCookie, toOwnAddress, sameOrigin } from "./guard.ts";
import { previewRoutes, type VisitorPages } from "./preview.ts";
import { logRefusals, signInLimits } from "./sign-in/sign-in-routes.ts";

const unavailable = "The database does not answer. Nothing was changed. Try again in a minute.";
const unsure = "The database does not answer. Look whether it happened before you repeat it.";

const unsafe = ["POST", "PUT", "PATCH", "DELETE"];

/** The team's listener: the desk's files, and calls that ask for an account. */
export async function createDeskApp(services: Services, files: StaticFiles, pages: VisitorPages) {
  const { config, log } = services;
  const policy = {
    publicUrl: config.deskUrl,
    hstsSubdomains: config.hstsSubdomains,
    styles: [],
    isPublic: false,
    frame: "parent" as const,
  };
  const filePolicy = {
    headers: { ...(await securityHeadersOf(policy)), "X-Robots-Tag": "noindex" },
    headersOf: (path: string) => ({
      "Cache-Control": path.startsWith("/assets/")
        ? "private, max-age=31536000, immutable"
        : "no-store",
    }),
  };
  const serve = createFileServer(files, filePolicy);
  // For the preview of the visitor's page; both builds name assets by their content.
  const serveSite = createFileServer(pages.files, filePolicy);

  const app = new Hono<HttpEnvironment>();
  app.use(requestLog(log, services.metrics?.answered("desk")));
  const cookie = createSessionCookie(config.deskUrl);
  const limits = signInLimits(config, sharedLimits(services));
  app.use("/api/*", securityHeaders(policy), async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.on(unsafe, "/api/*", sameOrigin(config.deskUrl));
  app.route(
    "/api",
    clientFaults({
      trustProxy: config.trustProxy,
      ownPages: sameOrigin(config.deskUrl),
      onFault: () => services.metrics?.clientFault("desk"),
    }),
  );
  app.on(unsafe, "/api/sign-in/*", logRefusals(config), limits.calls);
  app.on(unsafe, "/api/sign-in/password", limits.passwords);
  app.on(unsafe, "/api/*", readBody);
  app.route("/", deskApi({ ...services, cookie }));
  app.all("/api/*", (c) => reject(c, 404, "There is no such call."));
  app.route("/", previewRoutes({ ...services, cookie, pages, policy }));
  app.get("/assets/*", (c) => serve(c, c.req.path) ?? serveSite(c, c.req.path) ?? c.notFound());
  app.get("/healthz", (c) => answerHealth(c, services.isDraining()));
  app.get("*", toOwnAddress(config.deskUrl));
  app.get("*", (c) => serve(c, c.req.path) ?? serve(c, "/") ?? c.text("Not found\n", 404));
  app.all("*", (c) => rejectMethod(c, "GET, HEAD"));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof PasswordQueueFull) return reject(c, 503, "Please try again in a moment.");
    if (error instanceof StorageError) {
      c.var.log().warn({ reason: error.message }, "the database did not answer");
      c.header("Retry-After", "10");
      return reject(c, 503, error.unsure ? unsure : unavailable);
    }
    c.var.log().error({ err: error }, "unexpected fault");
    return reject(c, 500, "The fault is ours. Please try again in a moment.");
  });
  return app;
}
