import type { Logger } from "pino";
import { createAccounts } from "./accounts/accounts.ts";
import type { PasswordCost } from "./accounts/passwords.ts";
import type { Config } from "./config.ts";
import { createBackups } from "./db/backups.ts";
import { openDatabase } from "./db/connect.ts";
import type { Database } from "./db/database.ts";
import { createIntake } from "./intake/intake.ts";
import { createClock } from "./jobs/clock.ts";
import { createPersonalData } from "./maintenance/person.ts";
import { createRetention } from "./maintenance/retention.ts";
import type { Metrics } from "./metrics.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { createChanges, publishAgain } from "./requests/changes.ts";
import { createRequests } from "./requests/requests.ts";

type Options = {
  /** Milliseconds since 1970. */
  now?: () => number;
  passwordCost?: PasswordCost;
  /** Null turns metrics off. */
  metrics?: Metrics | null;
};

/**
 * Opens the configured database and creates all services on it.
 * @param onFatal called when the database can no longer be trusted: the process should exit
 */
export async function openServices(
  config: Config,
  log: Logger,
  onFatal: (error: Error) => void,
  options: Options = {},
) {
  const database = await openDatabase(config, onFatal, log, options.metrics?.databaseAnswered);
  return createServices(database, config, log, options);
}

/**
 * Creates the outbox and the use cases on an open database. No email leaves before
 * `outbox.start()`, and no timed event happens before `clock.start()`.
 */
export function createServices(
  database: Database,
  config: Config,
  log: Logger,
  { now = Date.now, passwordCost, metrics = null }: Options = {},
) {
  const changes = createChanges(database, log);
  const personalData = createPersonalData({ database, config, log, changes, now });
  const onSettled = (reference: string) => void publishAgain({ database, changes }, reference);
  const outbox = createOutbox({ database, config, log, now, onSettled });
  const intake = createIntake({ database, outbox, changes, config, now });
  const requests = createRequests({ database, outbox, changes, config, now });
  const clock = createClock({ requests, database, log, now });
  const backups = createBackups({ config, log, now });
  const retention = createRetention({ database, config, log, now });
  const accounts = createAccounts({
    database,
    config,
    outbox,
    now,
    ...(passwordCost && { passwordCost }),
  });
  const stopping = new AbortController();
  let isDraining = false;

  return {
    config,
    log,
    database,
    outbox,
    changes,
    intake,
    requests,
    clock,
    backups,
    retention,
    personalData,
    accounts,
    /** Null unless METRICS_PORT is set. */
    metrics,
    /** Aborted when the process begins to stop, so that long responses can end. */
    stopping: stopping.signal,
    isReady: async () => !isDraining && (await database.isReady()),
    isDraining: () => isDraining,
    /** Tells proxies to stop sending requests here; still answers the ones that arrive. */
    drain: () => void (isDraining = true),
    /** Ends long responses. Call `close` once the listeners are closed. */
    stop: () => stopping.abort(),
    /** Finishes what is in progress and closes the database. */
    async close() {
      stopping.abort();
      await Promise.all([clock.stop(), backups.stop(), retention.stop()]);
      await changes.close();
      await outbox.stop();
      await database.close();
    },
  };
}

export type Services = ReturnType<typeof createServices>;
