import { enableCompileCache } from "node:module";

// React chooses its production build at its first import.
process.env["NODE_ENV"] ??= "production";
// The database's threads read this variable.
process.env["NODE_COMPILE_CACHE"] ??= "node_modules/.cache/node";
enableCompileCache();

// Imported now, after the settings above.
const { pino } = await import("pino");
const { ConfigError, readConfig } = await import("./config.ts");
const { createDeskApp } = await import("./desk/app.ts");
const { StartError } = await import("./errors.ts");
const { addressOf, close, listen } = await import("./http/listen.ts");
const { readStaticFiles } = await import("./http/static-files.ts");
const { firstLinkText } = await import("./accounts/first-link-text.ts");
const { createServices } = await import("./services.ts");
const { createSiteApp } = await import("./site/app.ts");
const { checkAddress, loadPages } = await import("./site/load-pages.ts");
const { createPreview } = await import("./site/preview.ts");
const { onParentExit } = await import("./stop-with-parent.ts");

/** The desk's events are one response that lasts; a cut one begins again by itself. */
const deskLimits = { responseMs: 60 * 60 * 1000 };

/** The process exits after this time even if something does not stop. */
const stopTimeoutMs = 15_000;

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const pages = await loadPages("build");
  checkAddress(pages, config.siteUrl);
  const deskFiles = await readStaticFiles("build/desk");
  const services = await createServices(config, log, exitAtOnce);
  const servers = await openListeners().catch(async (error: unknown) => {
    await services.close();
    throw error;
  });
  await services.outbox.start();
  services.clock.start();
  const firstLink = await services.accounts.createFirstLink();
  announce();

  process.once("SIGTERM", () => void stop("SIGTERM"));
  process.once("SIGINT", () => void stop("SIGINT"));
  onParentExit(() => void stop("parent exited"));

  async function openListeners() {
    const siteApp = await createSiteApp(services, pages);
    const deskApp = await createDeskApp(services, deskFiles, {
      ...pages,
      preview: createPreview(services, pages),
    });
    const site = await listen(siteApp.fetch, config, "PORT", config);
    const deskAddress = { port: config.deskPort, host: config.deskHost };
    try {
      return { site, desk: await listen(deskApp.fetch, deskAddress, "DESK_PORT", deskLimits) };
    } catch (error) {
      await close(site);
      throw error;
    }
  }

  function announce() {
    const storage = config.databaseUrl ? "PostgreSQL (DATABASE_URL)" : config.dataDir;
    const mail = config.smtp ? "sent by SMTP" : `written to ${config.dataDir}/mail`;
    // One write, so that a program that waits for the first line gets both.
    console.log(
      `Firnline is at ${addressOf(servers.site)}, the quote desk at ${addressOf(servers.desk)}\n` +
        `Requests are kept in ${storage}; emails are ${mail}.` +
        // To the terminal alone: a log would keep it.
        (firstLink ? `\n\n${firstLinkText(firstLink)}` : ""),
    );
  }

  async function stop(reason: string) {
    if (services.stopping.aborted) return;
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    services.stop();
    await Promise.all([close(servers.site), close(servers.desk)]);
    await services.close();
    log.info("stopped");
  }

  // After a failed fsync only a restart can read what the disk really holds.
  function exitAtOnce(error: Error) {
    log.fatal({ err: error }, "the database cannot be trusted anymore");
    process.exit(70);
  }
}
