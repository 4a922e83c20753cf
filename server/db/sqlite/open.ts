import { join } from "node:path";
import { Kysely } from "kysely";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { StartError } from "#server/errors.ts";
import type { StorageError } from "#server/db/storage-error.ts";
import type { Tables } from "#server/db/tables.ts";
import { answersInTime } from "#server/db/readiness.ts";
import { checkDatabase, checkFolder, codeOf } from "./checks.ts";
import { sqliteConnection, sqliteSessions } from "./dialect.ts";
import { lockFolder } from "./lock.ts";
import { openFile } from "./open-file.ts";
import { readerSession, runBatch, writerSession } from "./sessions.ts";
import { createRunner } from "./statements.ts";
import { startThread } from "./thread.ts";

/** The database's name within DATA_DIR. */
export const databaseFile = "firnline.sqlite";

/**
 * The embedded database: checked, migrated, and then left to two threads: one writes, one reads.
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
  const writer = startThread(new URL("./writer-thread.ts", import.meta.url), file, onFatal);
  // Only once the writer has the log open can a connection that may not write read beside it.
  await writerSession(writer).run("SELECT count(*) FROM sqlite_schema", []);
  const readers = startThread(new URL("./reader-thread.ts", import.meta.url), file, onFatal);
  return {
    engine: "sqlite",
    kysely: new Kysely<Tables>({ dialect: sqliteSessions(() => writerSession(writer)) }),
    reader: new Kysely<Tables>({ dialect: sqliteSessions(() => readerSession(readers)) }),
    transact: (steps) => runBatch(writer, steps),
    isReady: () => answersInTime(() => writerSession(writer).run("SELECT 1", [])),
    async close() {
      await readers.close();
      await writer.close();
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
    const dialect = sqliteConnection(async (sql, parameters) => run(sql, parameters));
    await migrate(new Kysely<never>({ dialect }));
  } finally {
    db.close();
  }
}
