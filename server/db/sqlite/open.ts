import { join } from "node:path";
import { Kysely } from "kysely";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { StartError } from "#server/errors.ts";
import type { StorageError } from "#server/db/storage-error.ts";
import type { Tables } from "#server/db/tables.ts";
import { answersInTime } from "#server/db/readiness.ts";
import { checkDatabase, checkFolder, codeOf } from "./checks.ts";
import { sqliteDialect } from "./dialect.ts";
import { lockFolder } from "./lock.ts";
import { openFile } from "./open-file.ts";
import { createRunner } from "./statements.ts";
import { startWorker } from "./worker-client.ts";

/** The database's name within DATA_DIR. */
export const databaseFile = "firnline.sqlite";

/**
 * The embedded database: checked, migrated, and then left to a thread of its own.
 * @throws StartError
 */
export async function openSqlite(
  folder: string,
  onFatal: (error: StorageError) => void,
): Promise<Database> {
  checkFolder(folder);
  const unlock = lockFolder(folder);
  const file = join(folder, databaseFile);
  try {
    await prepare(file);
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : codeOf(error);
    throw new StartError(`Cannot start: the database ${file} cannot be opened (${reason}).`);
  }
  const worker = startWorker(file, onFatal);
  const kysely = new Kysely<Tables>({
    dialect: sqliteDialect((sql, parameters) => worker.statement(sql, parameters)),
  });
  return {
    kysely,
    transact: (steps) => worker.transaction(steps),
    isReady: () => answersInTime(() => worker.statement("SELECT 1", [])),
    async close() {
      await worker.close();
      unlock();
    },
  };
}

/** Checks and migrates by a connection of this thread, which is closed again. */
async function prepare(file: string): Promise<void> {
  const db = openFile(file);
  try {
    checkDatabase(db);
    const run = createRunner(db);
    const dialect = sqliteDialect(async (sql, parameters) => run(sql, parameters));
    await migrate(new Kysely<never>({ dialect }));
  } finally {
    db.close();
  }
}
