import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely } from "kysely";
import type { Database, DatabaseLog } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { StartError } from "#server/errors.ts";
import type { StorageError } from "#server/db/storage-error.ts";
import type { Tables } from "#server/db/tables.ts";
import { createReadiness } from "#server/db/readiness.ts";
import { checkDatabase, checkFolder } from "./checks.ts";
import { sqliteConnection, sqliteSessions } from "./dialect.ts";
import { isDamage, reasonOf } from "./errors.ts";
import { checkIntegrity, damaged } from "./integrity.ts";
import { lockFolder } from "./lock.ts";
import { openFile } from "./open-file.ts";
import { createProbeTable, probe } from "./probe.ts";
import { readerSession, runBatch, writerSession } from "./sessions.ts";
import { createRunner } from "./statements.ts";
import { startThread, type Thread } from "./thread.ts";

export const databaseFile = "firnline.sqlite";

/** Checks and migrates the embedded database, then opens it in a writing and a reading thread. */
export async function openSqlite(
  folder: string,
  onFatal: (error: StorageError) => void,
  log: DatabaseLog,
): Promise<Database> {
  checkFolder(folder);
  const file = join(folder, databaseFile);
  const unlock = lockFolder(folder, file, onFatal);
  try {
    await prepare(file, log);
    const threads = await startThreads(file, onFatal);
    return databaseOf(threads, unlock);
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    if (isDamage(error)) throw damaged(file, reasonOf(error));
    throw new StartError(
      `Cannot start: the database ${file} cannot be opened (${reasonOf(error)}).`,
    );
  }
}

const maxReaderMs = 1000;
const firstRead = "SELECT count(*) FROM sqlite_schema";

type Threads = { writer: Thread; readers: Thread };

async function startThreads(
  file: string,
  onFatal: (error: StorageError) => void,
): Promise<Threads> {
  const writer = startThread(new URL("./writer-thread.ts", import.meta.url), file, onFatal);
  // A read-only connection needs the log that the writer opens.
  await writerSession(writer).run(firstRead, []);
  const readers = startThread(new URL("./reader-thread.ts", import.meta.url), file, onFatal);
  await readerSession(readers).run(firstRead, []);
  return { writer, readers };
}

function databaseOf({ writer, readers }: Threads, unlock: () => void): Database {
  return {
    engine: "sqlite",
    kysely: new Kysely<Tables>({ dialect: sqliteSessions(() => writerSession(writer)) }),
    reader: new Kysely<Tables>({ dialect: sqliteSessions(() => readerSession(readers)) }),
    transact: (steps) => runBatch(writer, steps),
    broadcast: null,
    isReady: createReadiness(() => runBatch(writer, probe)),
    async close() {
      // A slow query cannot be interrupted.
      await Promise.race([readers.close(), sleep(maxReaderMs, undefined, { ref: false })]);
      await writer.close();
      unlock();
    },
  };
}

async function prepare(file: string, log: DatabaseLog): Promise<void> {
  const db = openFile(file);
  try {
    checkDatabase(db);
    checkIntegrity(db, file, log);
    const run = createRunner(db);
    const dialect = sqliteConnection(async (sql, parameters) => run(sql, parameters));
    await migrate(new Kysely<never>({ dialect }));
    createProbeTable(db);
  } finally {
    db.close();
  }
}
