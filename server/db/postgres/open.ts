import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type { Pool } from "pg";
import type { Database, DatabaseLog, Step } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createReadiness } from "#server/db/readiness.ts";
import type { Tables } from "#server/db/tables.ts";
import { StartError } from "#server/errors.ts";
import { createBroadcast } from "./broadcast.ts";
import { storageError } from "./errors.ts";
import { createPool, timeouts, transact } from "./pool.ts";

/** A durable write that changes nothing. */
const probe: Step = {
  sql: "UPDATE kysely_migration_lock SET is_locked = is_locked",
  parameters: [],
};

/** Checks and migrates a database that several processes may share. @throws StartError */
export async function openPostgres(
  url: string,
  log: DatabaseLog,
  statementMs: number = timeouts.statement,
): Promise<Database> {
  const writers = createPool(url, { max: 10, readOnly: false, log, statementMs });
  const readers = createPool(url, { max: 4, readOnly: true, log, statementMs });
  const kysely = new Kysely<Tables>({ dialect: postgresDialect(writers.pool) });
  const close = async () => void (await Promise.all([writers.close(), readers.close()]));
  try {
    await checkServer(writers.pool);
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
    reader: new Kysely<Tables>({ dialect: postgresDialect(readers.pool) }),
    transact: (steps) => transact(writers.pool, steps),
    broadcast: createBroadcast(url, writers.pool, log),
    readClock: () => readClock(writers.pool),
    isReady: createReadiness(() => transact(writers.pool, [probe])),
    close,
  };
}

async function readClock(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: string }>(
    "SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms",
  );
  return Number(rows[0]?.ms);
}

/** A second process waits here until the first has migrated. */
async function migrateAlone(url: string, log: DatabaseLog): Promise<void> {
  const migrator = createPool(url, { max: 1, readOnly: false, log, statementMs: null });
  try {
    await migrate(new Kysely<never>({ dialect: postgresDialect(migrator.pool) }));
  } finally {
    await migrator.close();
  }
}

export function openPostgresBeside(url: string, log: DatabaseLog): Kysely<Tables> {
  const { pool } = createPool(url, { max: 1, readOnly: false, log, statementMs: null });
  return new Kysely<Tables>({ dialect: postgresDialect(pool) });
}

const promises: Record<string, readonly string[]> = {
  fsync: ["on"],
  full_page_writes: ["on"],
  synchronous_commit: ["on", "remote_apply"],
};

/** Checks that the server's commits are durable. @throws StartError */
async function checkServer(pool: Pool): Promise<void> {
  for (const [name, accepted] of Object.entries(promises)) {
    const { rows } = await pool.query<Record<string, string>>(`SHOW ${name}`);
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
function postgresDialect(pool: Pool): PostgresDialect {
  const guarded: PostgresPool = {
    options: pool.options,
    connect: () => connect(pool),
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: guarded });
}

async function connect(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw storageError(error);
  });
  const query = (sql: string, parameters: readonly unknown[]) =>
    client.query(sql, [...parameters]).catch((error: unknown) => {
      throw storageError(error, { commit: sql === "commit" });
    });
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}
