import { pino } from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { StartError } from "./errors.ts";
import { openDatabase } from "./db/connect.ts";
import { createIntake } from "./intake/intake.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { createApp } from "./site/app.ts";
import { close, listen } from "./http/listen.ts";
import { whenOrphaned } from "./stop-with-parent.ts";
import { loadPages } from "./site/load-pages.ts";

/** The longest that an orderly stop may take before the process leaves all the same. */
const stopWithinMs = 15_000;

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
  const database = await openDatabase(config, leave);
  const outbox = createOutbox({ database, config, log });
  const intake = createIntake({ database, outbox, config });
  let staying = true;
  const isReady = async () => staying && (await database.isReady());
  const app = createApp({ config, log, intake, pages, isReady });
  const server = await listen(app.fetch, config).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  await outbox.start();
  announce();

  process.once("SIGTERM", () => void stop("SIGTERM"));
  process.once("SIGINT", () => void stop("SIGINT"));
  whenOrphaned(() => void stop("parent gone"));

  function announce() {
    const address = server.address();
    const port = address && typeof address === "object" ? address.port : config.port;
    const place = config.databaseUrl ? "PostgreSQL (DATABASE_URL)" : config.dataDir;
    const mail = config.smtpUrl ? "by SMTP" : `written to ${config.dataDir}/mail`;
    // One write: whoever waits for the first line has the second with it.
    console.log(
      `Firnline is at http://${config.host}:${port}\nRequests are kept in ${place}; mails are ${mail}.`,
    );
  }

  async function stop(signal: string) {
    if (!staying) return;
    staying = false;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await close(server);
    await outbox.stop();
    await database.close();
    log.info("stopped");
  }

  // After a failed fsync nobody knows what the disk holds: the only safe way on is a new start,
  // which reads what is really there.
  function leave(error: Error) {
    log.fatal({ err: error }, "the database cannot be trusted any more");
    process.exit(70);
  }
}
