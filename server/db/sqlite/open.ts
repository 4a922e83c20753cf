import { Kysely } from "kysely";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  timed,
  type Database,
  type DatabaseLog,
  type OnAnswer,
  type Step,
} from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createReadiness } from "#server/db/readiness.ts";
import type { StorageError } from "#server/db/storage-error.ts";
import type { Tables } from "#server/db/tables.ts";
import { StartError } from "#server/errors.ts";
import { checkDatabase, checkFolder, checkIntegrity, damaged } from "./checks.ts";
import {
  sqliteConnection,
  sqliteSessions,
  readerSession,
  runBatch,
  writerSession,
} from "./dialect.ts";
import { openFile } from "./file.ts";
import { lockFolder } from "./lock.ts";
import { isDamage, reasonOf, createRunner } from "./statements.ts";
import { startThread, type Thread } from "./thread.ts";

export const databaseFile = "firnline.sqlite";

/** Checks and migrates the embedded database, then opens it in a writing and a reading thread. */
export async function openSqlite(
  folder: string,
  onFatal: (error: StorageError) => void,
  log: DatabaseLog,
  onAnswer?: OnAnswer,
): Promise<Database> {
  checkFolder(folder);
  const file = join(folder, databaseFile);
  const unlock = lockFolder(folder, file, onFatal);
  try {
    await prepare(file, log);
    const threads = await startThreads(file, onFatal);
    return databaseOf(threads, unlock, onAnswer);
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    if (isDamage(error)) throw damaged(file, reasonOf(error));
    throw new StartError(
      `Cannot start: the database ${file} cannot be opened (${reasonOf(error)}).`,
    );
  }
}

export function openSqliteBeside(folder: string): Kysely<Tables> {
  const file = join(folder, databaseFile);
  if (!existsSync(file))
    throw new StartError(`There is no database in ${folder} yet; DATA_DIR says where.`);
  return new Kysely<Tables>({ dialect: oneConnection(openFile(file)) });
}

export function oneConnection(db: DatabaseSync) {
  const run = createRunner(db);
  return sqliteConnection(async (sql, parameters) => run(sql, parameters));
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

function databaseOf(
  { writer, readers }: Threads,
  unlock: () => void,
  onAnswer: OnAnswer | undefined,
): Database {
  const writing = sqliteSessions(() => writerSession(writer));
  const reading = sqliteSessions(() => readerSession(readers));
  return {
    engine: "sqlite",
    kysely: new Kysely<Tables>({ dialect: writing, ...timed("write", onAnswer) }),
    reader: new Kysely<Tables>({ dialect: reading, ...timed("read", onAnswer) }),
    transact: (steps) => runBatch(writer, steps),
    broadcast: null,
    limitStore: null,
    readClock: async () => null,
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
    await migrate(new Kysely<never>({ dialect: oneConnection(db) }));
    createProbeTable(db);
  } finally {
    db.close();
  }
}

/** As much as a large submission: a full disk may have room for less. */
const bytes = 65_536;

export function createProbeTable(db: DatabaseSync): void {
  db.exec("CREATE TABLE IF NOT EXISTS readiness_probe (filler BLOB NOT NULL)");
}

/** Leaves one row. */
export const probe: readonly Step[] = [
  { sql: `INSERT INTO readiness_probe (filler) VALUES (zeroblob(${bytes}))`, parameters: [] },
  {
    sql: "DELETE FROM readiness_probe WHERE rowid < (SELECT max(rowid) FROM readiness_probe)",
    parameters: [],
  },
];
