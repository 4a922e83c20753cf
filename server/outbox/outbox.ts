import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { createQueue } from "./queue.ts";
import type { Transport } from "./transport.ts";
import { createFileTransport } from "./transports/file.ts";
import { createSmtpTransport } from "./transports/smtp.ts";
import { startDeliveryWorker } from "./worker.ts";

type Ports = {
  database: Database;
  config: Pick<Config, "smtpUrl" | "dataDir" | "mailFrom" | "databaseUrl">;
  log: Logger;
};

/** The longest that a stop waits for the email under way. */
const stopWithinMs = 10_000;

/** Delivers the emails that are owed: at once, or after growing waits until they have left. */
export function createOutbox({ database, config, log }: Ports) {
  let workers: ReturnType<typeof startDeliveryWorker>[] = [];

  return {
    /** Takes up the work, beginning with what an earlier process left. */
    async start(): Promise<void> {
      const isPostgres = config.databaseUrl !== null;
      const queue = createQueue(database, isPostgres);
      await queue.reopen(Date.now(), !isPostgres);
      // One worker per audience, so a slow visitor address never delays the team's email.
      workers = (["team", "visitor"] as const).map((audience) =>
        startDeliveryWorker(audience, { queue, transport: createTransport(config), log }),
      );
    },
    /** New emails are in the table. */
    wake(): void {
      for (const worker of workers) worker.wake();
    },
    /** Finishes the emails under way. */
    async stop(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopWithinMs);
      await Promise.race([Promise.all(workers.map((worker) => worker.stop())), promise]);
      clearTimeout(timer);
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

function createTransport({ smtpUrl, dataDir, mailFrom }: Ports["config"]): Transport {
  return smtpUrl === null
    ? createFileTransport(join(dataDir, "mail"))
    : createSmtpTransport(smtpUrl, mailFrom);
}
