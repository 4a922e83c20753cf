import { Hono } from "hono";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Intake } from "#server/intake/types.ts";
import { words } from "#domain/messages.ts";
import { refuse } from "#server/http/responses.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { createFirstSeen } from "./form-timing.ts";
import { jsonDoor } from "./api-routes.ts";
import { pagesDoor, type Pages } from "./page-routes.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { readBody } from "#server/http/read-body.ts";
import { requestLog } from "#server/http/request-log.ts";
import { sameSite } from "#server/http/same-site.ts";
import { securityHeaders } from "#server/http/security-headers.ts";

/** What the front door stands on. */
export type AppPorts = {
  config: Pick<Config, "siteUrl" | "rateLimit" | "trustProxy">;
  log: Logger;
  intake: Intake;
  /** The built pages; see `loadPages`. */
  pages: Pages;
  /** True while the database answers and the process means to stay. */
  isReady: () => Promise<boolean>;
};

/** The front door: every request comes through here, in the order in which it is written. */
export function createApp({ config, log, intake, pages, isReady }: AppPorts) {
  const app = new Hono<HttpEnvironment>();
  const firstSeen = createFirstSeen({ secure: config.siteUrl.startsWith("https:") });
  const posts = [
    sameSite(config.siteUrl),
    rateLimit(config.rateLimit, config.trustProxy),
    readBody,
  ] as const;

  app.use(requestLog(log), securityHeaders(config.siteUrl));

  app.get("/healthz", (c) => c.text("ok\n", 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const ready = await isReady();
    return c.text(ready ? "ready\n" : "not ready\n", ready ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  });

  app.post("/api/booking", ...posts, jsonDoor(intake, firstSeen, "booking"));
  app.post("/api/contact", ...posts, jsonDoor(intake, firstSeen, "contact"));
  for (const path of ["/api/booking", "/api/contact"]) {
    app.all(path, (c) => {
      c.header("Allow", "POST");
      return refuse(c, 405, "This address takes POST alone.");
    });
  }
  app.all("/api/*", (c) => refuse(c, 404, "There is no such call."));

  app.route("/", pagesDoor({ intake, firstSeen, pages, posts }));

  app.onError((error, c) => {
    c.var.log().error({ err: error }, "unexpected");
    return refuse(c, 500, words.bookingError.text);
  });
  return app;
}
