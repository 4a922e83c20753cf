import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import {
  timed,
  type Database,
  type DatabaseLog,
  type LimitStore,
  type OnAnswer,
  type Step,
} from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createReadiness } from "#server/db/readiness.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Tables } from "#server/db/tables.ts";
import { StartError } from "#server/errors.ts";
import { createBroadcast } from "./broadcast.ts";
import { createPool, storageError, timeouts, transact, type Connections } from "./pool.ts";

/** A durable write that changes nothing. */
const probe: Step = {
  sql: "UPDATE kysely_migration_lock SET is_locked = is_locked",
  parameters: [],
};

type Options = { log: DatabaseLog; statementMs?: number; onAnswer?: OnAnswer | undefined };

/** Checks and migrates a database that several processes may share. @throws StartError */
export async function openPostgres(
  url: string,
  { log, statementMs = timeouts.statement, onAnswer }: Options,
): Promise<Database> {
  const writers = createPool(url, { max: 10, readOnly: false, log, statementMs });
  const readers = createPool(url, { max: 4, readOnly: true, log, statementMs });
  const kysely = new Kysely<Tables>({
    dialect: postgresDialect(writers),
    ...timed("write", onAnswer),
  });
  const close = async () => void (await Promise.all([writers.close(), readers.close()]));
  try {
    await checkServer(writers);
    await migrateAlone(url, log);
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    const { message } = storageError(error);
    throw new StartError(`Cannot start: the database at DATABASE_URL fails (${message}).`);
  }
  return {
    engine: "postgres",
    kysely,
    reader: new Kysely<Tables>({
      dialect: postgresDialect(readers),
      ...timed("read", onAnswer),
    }),
    transact: (steps) => transact(writers, steps),
    broadcast: createBroadcast(url, writers, log),
    limitStore: createLimitStore(writers),
    readClock: () => readClock(writers),
    isReady: createReadiness(() => transact(writers, [probe])),
    close,
  };
}

const limitsPauseMs = 5_000;

/** After a failure, it fails at once for a few seconds, so that no post waits for it again. */
function createLimitStore(connections: Connections): LimitStore {
  let failedAt = -Infinity;
  return {
    async query(statement) {
      if (performance.now() - failedAt < limitsPauseMs)
        throw new StorageError("PostgreSQL: failed lately", { code: null });
      try {
        return await connections.query(statement);
      } catch (error) {
        failedAt = performance.now();
        throw error;
      }
    },
  };
}

async function readClock(connections: Connections): Promise<number> {
  const text = "SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms";
  const { rows } = await connections.query<{ ms: string }>({ text });
  return Number(rows[0]?.ms);
}

/** Shorter than PostgreSQL's deadlock timeout, so that it never ends a visitor's transaction. */
const lockMs = 500;
const mostMigrationMs = 10 * 60_000;
const lockFailures = ["55P03", "40P01"];

/**
 * Migrates while instances of the previous version keep answering: instead of blocking them, it gives
 * way and tries again. A second process waits here until the first has migrated.
 */
async function migrateAlone(url: string, log: DatabaseLog): Promise<void> {
  const end = performance.now() + mostMigrationMs;
  const migrator = createPool(url, { max: 1, readOnly: false, log, statementMs: null, lockMs });
  try {
    for (;;) {
      try {
        return await migrate(new Kysely<never>({ dialect: postgresDialect(migrator) }));
      } catch (error) {
        const cause = error instanceof StartError ? error.cause : null;
        const code = cause instanceof StorageError ? cause.code : null;
        if (!lockFailures.includes(String(code)) || performance.now() > end) throw error;
        await sleep(lockMs * (1 + Math.random()));
      }
    }
  } finally {
    await migrator.close();
  }
}

export function openPostgresBeside(url: string, log: DatabaseLog): Kysely<Tables> {
  const connections = createPool(url, { max: 1, readOnly: false, log, statementMs: null });
  return new Kysely<Tables>({ dialect: postgresDialect(connections) });
}

const promises: Record<string, readonly string[]> = {
  fsync: ["on"],
  full_page_writes: ["on"],
  synchronous_commit: ["on", "remote_apply"],
};

async function checkServer(connections: Connections): Promise<void> {
  for (const [name, accepted] of Object.entries(promises)) {
    const { rows } = await connections.query<Record<string, string>>({ text: `SHOW ${name}` });
    const value = rows[0]?.[name] ?? "";
    if (!accepted.includes(value)) {
      throw new StartError(
        `Cannot start: PostgreSQL has ${name} = ${value}, so an acknowledged request could be ` +
          `lost. Set it to ${accepted.join(" or ")}.`,
      );
    }
  }
}

/** Kysely's own dialect, whose errors become StorageErrors. */
function postgresDialect(connections: Connections): PostgresDialect {
  const guarded: PostgresPool = {
    options: connections.options,
    connect: () => connect(connections),
    end: connections.end,
  };
  return new PostgresDialect({ pool: guarded });
}

async function connect(connections: Connections): Promise<PostgresPoolClient> {
  const client = await connections.connect();
  async function query(sql: string, parameters: readonly unknown[]) {
    try {
      const result = await client.query(sql, [...parameters]);
      connections.noteAnswer();
      return result;
    } catch (error) {
      throw storageError(error, { commit: sql === "commit" });
    }
  }
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}
