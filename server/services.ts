import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/connect.ts";
import { createIntake } from "./intake/intake.ts";
import { createOutbox } from "./outbox/outbox.ts";

/**
 * Wires the database, the outbox and the use cases: the process, development, tests and benchmarks
 * all start here. Emails leave once `outbox.start()` has been called.
 * @param onFatal called when the database cannot be trusted anymore: the process should exit
 * @throws StartError with one sentence for the operator
 */
export async function createServices(config: Config, log: Logger, onFatal: (error: Error) => void) {
  const database = await openDatabase(config, onFatal, log);
  const outbox = createOutbox({ database, config, log });
  const intake = createIntake({ database, outbox, config });
  const stopping = new AbortController();

  return {
    config,
    log,
    database,
    outbox,
    intake,
    /** Aborted when the process begins to stop: long responses end by it. */
    stopping: stopping.signal,
    /** True while the database answers and the process means to stay. */
    isReady: async () => !stopping.signal.aborted && (await database.isReady()),
    /** Begins the stop: no longer ready. Call `close` once the listeners are closed. */
    stop: () => stopping.abort(),
    /** Finishes the emails in progress and closes the database. */
    async close() {
      stopping.abort();
      await outbox.stop();
      await database.close();
    },
  };
}

/** Everything that the listeners stand on. */
export type Services = Awaited<ReturnType<typeof createServices>>;
