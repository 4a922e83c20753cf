import { Kysely } from "kysely";
import type { Database, DatabaseLog, Step } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createReadiness } from "#server/db/readiness.ts";
import { StartError } from "#server/errors.ts";
import type { Tables } from "#server/db/tables.ts";
import { createBroadcast } from "./broadcast.ts";
import { checkServer } from "./checks.ts";
import { postgresDialect } from "./dialect.ts";
import { storageError } from "./errors.ts";
import { createPool } from "./pool.ts";
import { transact } from "./transact.ts";

/** A durable write that changes nothing. */
const probe: Step = {
  sql: "UPDATE kysely_migration_lock SET is_locked = is_locked",
  parameters: [],
};

/** Checks and migrates a database that several processes may share. @throws StartError */
export async function openPostgres(url: string, log: DatabaseLog): Promise<Database> {
  const writers = createPool(url, { max: 10, readOnly: false, log });
  const readers = createPool(url, { max: 4, readOnly: true, log });
  const kysely = new Kysely<Tables>({ dialect: postgresDialect(writers.pool) });
  const close = async () => void (await Promise.all([writers.close(), readers.close()]));
  try {
    await checkServer(writers.pool);
    await migrate(kysely as unknown as Kysely<never>);
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
    isReady: createReadiness(() => transact(writers.pool, [probe])),
    close,
  };
}
