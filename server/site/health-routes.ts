import { Hono, type Context } from "hono";
import { company } from "#content/company.ts";
import { describeClient } from "#server/http/client-address.ts";
import { answerHealth, type HttpEnvironment } from "#server/http/responses.ts";
import type { Services } from "#server/services.ts";

const uncached = { "Cache-Control": "no-store" };
/** Limits how often a flood of requests reads the database. */
const sharedMs = 1000;

/** For supervisors and load balancers; /healthz/client is for `check-proxy`. */
export function healthRoutes({
  isReady,
  isDraining,
  config,
  outbox,
  backups,
}: Pick<Services, "isReady" | "isDraining" | "config" | "outbox" | "backups">) {
  const routes = new Hono<HttpEnvironment>();
  const mailFault = createMailFault(outbox);
  const respond = (c: Context, fault: string | null) =>
    fault === null
      ? c.text("ready\n", 200, uncached)
      : c.text(`not ready: ${fault}\n`, 503, uncached);
  routes.get("/healthz", (c) => answerHealth(c, isDraining()));
  routes.get("/healthz/client", (c) => c.json(describeClient(c, config.trustProxy), 200, uncached));
  routes.get("/readyz", async (c) => {
    const ready = await isReady();
    return c.text(ready ? "ready\n" : "not ready\n", ready ? 200 : 503, uncached);
  });
  // Not part of /readyz: a restart would not help, and the site still takes requests.
  routes.get("/readyz/mail", async (c) => respond(c, await mailFault()));
  routes.get("/readyz/backup", (c) => respond(c, backups.fault()));
  routes.get("/.well-known/security.txt", (c) =>
    c.text(securityText(config.siteUrl, Date.now()), 200, {
      "Cache-Control": "public, max-age=86400",
    }),
  );
  return routes;
}

function createMailFault(outbox: Services["outbox"]): () => Promise<string | null> {
  let last: { time: number; fault: Promise<string | null> } | null = null;
  return function mailFault() {
    const time = performance.now();
    if (last === null || time - last.time > sharedMs) last = { time, fault: look() };
    return last.fault;
  };

  async function look(): Promise<string | null> {
    const health = await outbox.health().catch(() => null);
    if (health === null) return "the database does not answer";
    if (health.team === "failing") return `the team's email has waited since ${health.since}`;
    return health.held === 0
      ? null
      : `emails to visitors that the site's cap holds: ${health.held}; npm run requests -- release`;
  }
}

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year; the end date moves on every day. */
const validDays = 300;

/** Where to report vulnerabilities (RFC 9116), for /.well-known/security.txt. */
export function securityText(siteUrl: string, now: number): string {
  const today = Math.floor(now / dayMs) * dayMs;
  return [
    `Contact: mailto:${company.email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
