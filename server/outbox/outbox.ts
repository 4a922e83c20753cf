import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { createFileCarrier } from "./transports/file.ts";
import { startLane } from "./worker.ts";
import type { Carrier } from "./outcome.ts";
import { createQueue } from "./queue.ts";
import { createRightOfWay } from "./right-of-way.ts";
import { createSmtpCarrier } from "./transports/smtp.ts";

type Ports = {
  database: Database;
  config: Pick<Config, "smtpUrl" | "dataDir" | "mailFrom" | "databaseUrl">;
  log: Logger;
};

/** The longest that a stop waits for the mail under way. */
const stopWithinMs = 10_000;

/** What is owed to people leaves from here: at once, or after growing waits until it has left. */
export function createOutbox({ database, config, log }: Ports) {
  const way = createRightOfWay();
  let lanes: ReturnType<typeof startLane>[] = [];

  return {
    /** Takes up the work, beginning with what an earlier process left. */
    async start(): Promise<void> {
      const isPostgres = config.databaseUrl !== null;
      const queue = createQueue(database, isPostgres);
      await queue.reopen(Date.now(), !isPostgres);
      lanes = (["team", "visitor"] as const).map((audience) =>
        startLane(audience, { queue, carrier: createCarrier(config), log, way }),
      );
    },
    /** New mails are in the table. */
    wake(): void {
      way.noteSubmission();
      for (const lane of lanes) lane.wake();
    },
    /** Finishes the mails under way. */
    async stop(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopWithinMs);
      await Promise.race([Promise.all(lanes.map((lane) => lane.stop())), promise]);
      clearTimeout(timer);
    },
  };
}

/** See `createOutbox`. */
export type Outbox = ReturnType<typeof createOutbox>;

function createCarrier({ smtpUrl, dataDir, mailFrom }: Ports["config"]): Carrier {
  return smtpUrl === null
    ? createFileCarrier(join(dataDir, "mail"))
    : createSmtpCarrier(smtpUrl, mailFrom);
}
