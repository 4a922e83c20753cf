import type { Logger } from "pino";
import { createAccounts } from "./accounts/accounts.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/connect.ts";
import { createIntake } from "./intake/intake.ts";
import { createOutbox } from "./outbox/outbox.ts";

/**
 * Creates the database, the outbox and the use cases. No email leaves before `outbox.start()`.
 * @param onFatal called when the database cannot be trusted anymore: the process should exit
 */
export async function createServices(config: Config, log: Logger, onFatal: (error: Error) => void) {
  const database = await openDatabase(config, onFatal, log);
  const outbox = createOutbox({ database, config, log });
  const intake = createIntake({ database, outbox, config });
  const accounts = createAccounts({ database, config });
  const stopping = new AbortController();

  return {
    config,
    log,
    database,
    outbox,
    intake,
    accounts,
    /** Aborted when the process begins to stop, so that long responses can end. */
    stopping: stopping.signal,
    isReady: async () => !stopping.signal.aborted && (await database.isReady()),
    /** Makes `isReady` false. Call `close` once the listeners are closed. */
    stop: () => stopping.abort(),
    /** Finishes the emails in progress and closes the database. */
    async close() {
      stopping.abort();
      await outbox.stop();
      await database.close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
