import { Hono } from "hono";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { requestLog } from "#server/http/request-log.ts";
import { reject, rejectMethod } from "#server/http/responses.ts";
import { securityHeaders, securityHeadersOf } from "#server/http/security-headers.ts";
import { createFileServer } from "#server/http/serve-file.ts";
import type { StaticFiles } from "#server/http/static-files.ts";
import type { Services } from "#server/services.ts";

/** The team's listener. Nobody can sign in yet: calls get 401, pages the signed-out screen. */
export async function createDeskApp({ config, log }: Services, files: StaticFiles) {
  const policy = {
    publicUrl: config.deskUrl,
    hstsSubdomains: config.hstsSubdomains,
    styles: [],
    isPublic: false,
  };
  const serve = createFileServer(files, {
    headers: { ...(await securityHeadersOf(policy)), "X-Robots-Tag": "noindex" },
    headersOf: (path) => ({
      "Cache-Control": path.startsWith("/assets/")
        ? "private, max-age=31536000, immutable"
        : "no-store",
    }),
  });

  const app = new Hono<HttpEnvironment>();
  app.use(requestLog(log));
  app.use("/api/*", securityHeaders(policy));
  app.all("/api/*", (c) => reject(c, 401, "Please sign in first."));
  app.get("*", (c) => serve(c, c.req.path) ?? serve(c, "/") ?? c.text("Not found\n", 404));
  app.all("*", (c) => rejectMethod(c, "GET, HEAD"));
  app.onError((error, c) => {
    c.var.log().error({ err: error }, "unexpected fault");
    return reject(c, 500, "The fault is ours. Please try again in a moment.");
  });
  return app;
}
