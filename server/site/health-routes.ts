import { Hono } from "hono";
import { describeClient } from "#server/http/client-address.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";

const uncached = { "Cache-Control": "no-store" };

/** For supervisors and load balancers; /healthz/client is for `check-proxy`. */
export function healthRoutes({ isReady, config }: Pick<Services, "isReady" | "config">) {
  const routes = new Hono<HttpEnvironment>();
  routes.get("/healthz", (c) => c.text("ok\n", 200, uncached));
  routes.get("/healthz/client", (c) => c.json(describeClient(c, config.trustProxy), 200, uncached));
  routes.get("/readyz", async (c) => {
    const ready = await isReady();
    return c.text(ready ? "ready\n" : "not ready\n", ready ? 200 : 503, uncached);
  });
  return routes;
}
