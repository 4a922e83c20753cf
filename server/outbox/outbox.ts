import { sql } from "kysely";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Database, Reader } from "#server/db/database.ts";
import type { Audience, Tables } from "#server/db/tables.ts";
import { createQueue } from "./queue.ts";
import { standingColumns, statusOf, type EmailStatus } from "./settlement.ts";
import type { Transport } from "./transport.ts";
import { createFileTransport } from "./transports/file.ts";
import { createSmtpTransport } from "./transports/smtp.ts";
import { siteCapReason } from "./visitor-caps.ts";
import { startDeliveryWorker } from "./worker.ts";

type Ports = {
  database: Database;
  config: Pick<Config, "smtp" | "dataDir" | "mailFrom" | "databaseUrl">;
  log: Logger;
  now?: () => number;
  leaseMs?: number;
  /** Called with the reference of a request after each attempt to deliver one of its emails. */
  onSettled?: (reference: string) => void;
};

export const audiences = ["team", "visitor", "account"] as const satisfies readonly Audience[];

const stopWithinMs = 10_000;
const watchEveryMs = 60_000;

/** Delivers the emails owed: at once, then after growing waits. */
export function createOutbox(ports: Ports) {
  const { database, config, log, now = Date.now, leaseMs = 60_000, onSettled } = ports;
  let workers: ReturnType<typeof startDeliveryWorker>[] = [];
  let watch: ReturnType<typeof setInterval> | undefined;
  let knownHeld = 0;

  async function logHeld(): Promise<void> {
    // The workers say already when the database does not answer.
    const held = await countHeld(database.kysely).catch(() => knownHeld);
    if (held > knownHeld) log.error({ held }, "the site's cap holds emails to visitors");
    knownHeld = held;
  }

  return {
    async start(): Promise<void> {
      const isPostgres = config.databaseUrl !== null;
      const queue = createQueue(database, { isPostgres, now, leaseMs });
      // Without it emails leave at the times they were given; the pages must not wait for that.
      await queue.reopen().catch((error: unknown) => {
        log.error({ err: error }, "the outbox cannot reach the database");
      });
      // One worker per audience, so a slow visitor address never delays the team's email.
      workers = audiences.map((audience) =>
        startDeliveryWorker(audience, {
          queue,
          transport: createTransport(config),
          log,
          now,
          renewEveryMs: leaseMs / 4,
          onSettled,
        }),
      );
      watch = setInterval(() => void logHeld(), watchEveryMs);
      await logHeld();
    },
    /** Tells the workers that new emails are in the table. */
    notify(): void {
      for (const worker of workers) worker.notify();
    },
    health: () => readHealth(database, now()),
    backlog: () => readBacklog(database, now()),
    async stop(): Promise<void> {
      clearInterval(watch);
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopWithinMs);
      await Promise.race([Promise.all(workers.map((worker) => worker.stop())), promise]);
      clearTimeout(timer);
    },
  };
}

function createTransport({ smtp, dataDir, mailFrom }: Ports["config"]): Transport {
  return smtp === null ? createFileTransport(dataDir) : createSmtpTransport(smtp, mailFrom);
}

/** Whether the team gets its email, and how many emails to visitors the site's cap holds. */
type OutboxHealth = { held: number } & (
  | { team: "ok" }
  | { team: "failing"; since: string; reason: string | null }
);

/** Due for so long without an attempt: no worker runs. */
const overdueMs = 15 * 60_000;

export async function readHealth({ kysely }: Database, now: number): Promise<OutboxHealth> {
  const oldest = await kysely
    .selectFrom("emails")
    .select(["created_at", "reason"])
    .where("audience", "=", "team")
    .where("sent_at", "is", null)
    .where("held_reason", "is", null)
    .where((eb) =>
      eb.or([
        eb("reason", "is not", null),
        eb("due_at", "<", new Date(now - overdueMs).toISOString()),
      ]),
    )
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  const held = await countHeld(kysely);
  if (!oldest) return { held, team: "ok" };
  return { held, team: "failing", since: oldest.created_at, reason: oldest.reason };
}

export type Backlog = { audience: Audience; status: EmailStatus; count: number; oldestMs: number };

/** How many emails were not sent, by reader and status, and the age of the oldest of each. */
export async function readBacklog({ reader }: Database, now: number): Promise<Backlog[]> {
  const isSet = (column: (typeof standingColumns)[number]) =>
    sql<string | null>`min(${sql.ref(column)})`;
  const groups = await reader
    .selectFrom("emails")
    .select((eb) => [
      "audience",
      eb.fn.countAll<number | string>().as("count"),
      eb.fn.min("created_at").as("oldest"),
      ...standingColumns.map((column) => isSet(column).as(column)),
    ])
    .where("sent_at", "is", null)
    .groupBy("audience")
    .groupBy((eb) => standingColumns.map((column) => eb(column, "is", null)))
    .execute();
  const backlog = new Map<string, Backlog>();
  for (const group of groups) {
    const { audience, oldest } = group;
    const status = statusOf(group);
    const key = `${audience} ${status}`;
    const before = backlog.get(key) ?? { audience, status, count: 0, oldestMs: 0 };
    const oldestMs = Math.max(before.oldestMs, now - Date.parse(oldest));
    backlog.set(key, { ...before, count: before.count + Number(group.count), oldestMs });
  }
  return [...backlog.values()];
}

/** Emails to visitors that wait because the site wrote to so many within an hour. */
export async function countHeld(kysely: Reader<Tables>): Promise<number> {
  const { held } = await kysely
    .selectFrom("emails")
    .select((eb) => eb.fn.countAll().as("held"))
    .where("held_reason", "=", siteCapReason)
    .executeTakeFirstOrThrow();
  return Number(held);
}
