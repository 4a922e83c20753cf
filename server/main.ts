import { enableCompileCache } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import type { Fetch } from "./http/listen.ts";

// React chooses its production build when it is first imported.
process.env["NODE_ENV"] ??= "production";
// The database's threads read this variable.
process.env["NODE_COMPILE_CACHE"] ??= "node_modules/.cache/node";
enableCompileCache();

// Imported now, after the settings above.
const { pino } = await import("pino");
const { ConfigError, readConfig } = await import("./config.ts");
const { createDeskApp } = await import("./desk/app.ts");
const { StartError } = await import("./errors.ts");
const { addressOf, close, listen, portOf } = await import("./http/listen.ts");
const { readStaticFiles } = await import("#server/http/serve-file.ts");
const { firstLinkText } = await import("./accounts/links.ts");
const { openServices } = await import("./services.ts");
const { createSiteApp } = await import("./site/app.ts");
const { builtPath, loadPages } = await import("./site/load-pages.ts");
const { createPreview } = await import("./site/preview.ts");
const { onParentExit } = await import("./stop-with-parent.ts");

/** The desk's event stream is one long response; browsers reconnect if it is cut off. */
const deskLimits = { responseMs: 60 * 60 * 1000 };

/** Longer than the proxy takes to notice: `health_interval` in deploy/Caddyfile. */
const drainMs = 3_000;

/** After this time, the process exits even if something has not stopped. */
const stopTimeoutMs = 15_000;

type Apps = Record<"site" | "desk", { fetch: Fetch }>;

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start() {
  const given = readConfig(process.env);
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const deskFiles = readStaticFiles(builtPath("desk"));
  const apps = Promise.withResolvers<Apps>();
  const { servers, config } = await openListeners();
  const pages = await loadPages(config.siteUrl);
  const metrics = config.metricsPort === null ? null : await loadMetrics();
  const services = await openServices(config, log, exitAtOnce, { metrics });
  const repeated = await services.personalData.catchUp();
  if (repeated > 0) log.warn({ repeated }, "erasures were repeated on a restored database");
  apps.resolve({
    site: await createSiteApp(services, pages),
    desk: await createDeskApp(services, deskFiles, {
      ...pages,
      preview: createPreview(services, pages),
    }),
  });
  await services.outbox.start();
  services.clock.start();
  services.backups.start();
  services.retention.start();
  const metricsServer = await openMetrics();
  const firstLink = await services.accounts.createFirstLink();
  announce();

  process.once("SIGTERM", () => void stop("SIGTERM"));
  process.once("SIGINT", () => void stop("SIGINT"));
  onParentExit(() => void stop("parent exited"));

  /** Links contain the ports, and port 0 is only resolved once open. Requests wait for `apps`. */
  async function openListeners() {
    const site: Fetch = async (request, env) => (await apps.promise).site.fetch(request, env);
    const desk: Fetch = async (request, env) => (await apps.promise).desk.fetch(request, env);
    const deskAddress = { port: given.deskPort, host: given.deskHost };
    const opened = {
      site: await listen(site, given, "PORT", given),
      desk: await listen(desk, deskAddress, "DESK_PORT", {
        ...deskLimits,
        trustProxy: given.trustProxy,
      }),
    };
    const ports = { PORT: portOf(opened.site), DESK_PORT: portOf(opened.desk) };
    return { servers: opened, config: readConfig({ ...process.env, ...ports }) };
  }

  async function loadMetrics() {
    const { createMetrics } = await import("./metrics.ts");
    return createMetrics();
  }

  async function openMetrics() {
    if (metrics === null || config.metricsPort === null) return null;
    const { createMetricsApp } = await import("./metrics.ts");
    const address = { port: config.metricsPort, host: config.metricsHost };
    return listen(createMetricsApp({ ...services, metrics }).fetch, address, "METRICS_PORT");
  }

  function announce() {
    const storage = config.databaseUrl ? "PostgreSQL (DATABASE_URL)" : config.dataDir;
    const mail = config.smtp ? "sent by SMTP" : `written to ${config.dataDir}/mail`;
    // A single write, so that programs that wait for the first line get both lines.
    console.log(
      `Firnline is at ${addressOf(servers.site)}, the quote desk at ${addressOf(servers.desk)}\n` +
        `Requests are kept in ${storage}; emails are ${mail}.` +
        (metricsServer ? `\nMetrics are at ${addressOf(metricsServer)}/metrics.` : "") +
        // Only to the terminal: a log would keep the link.
        (firstLink ? `\n\n${firstLinkText(firstLink)}` : ""),
    );
  }

  async function stop(reason: string) {
    if (services.isDraining()) return;
    log.info({ reason }, "stopping");
    services.drain();
    if (config.trustProxy > 0) await sleep(drainMs);
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    services.stop();
    const listeners = [servers.site, servers.desk, ...(metricsServer ? [metricsServer] : [])];
    await Promise.all(listeners.map(close));
    await services.close();
    log.info("stopped");
  }

  // After a failed fsync, only a restart can read what is really on disk.
  function exitAtOnce(error: Error) {
    log.fatal({ err: error }, "the database cannot be trusted anymore");
    process.exit(70);
  }
}
