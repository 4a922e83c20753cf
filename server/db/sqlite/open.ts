import { Kysely } from "kysely";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import {
  timed,
  type Database,
  type DatabaseLog,
  type OnAnswer,
  type Step,
  type TransactionResult,
} from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createReadiness } from "#server/db/readiness.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Tables } from "#server/db/tables.ts";
import { StartError } from "#server/errors.ts";
import { checkDatabase, checkFolder, checkIntegrity, damaged } from "./checks.ts";
import { sqliteConnection, sqliteSessions, readerSession, writerSession } from "./dialect.ts";
import { openFile } from "./file.ts";
import { lockFolder } from "./lock.ts";
import {
  createRunner,
  isDamage,
  isFatal,
  noJob,
  reasonOf,
  type Job,
  type JobAnswer,
  type JobError,
} from "./statements.ts";

export const databaseFile = "firnline.sqlite";

/** Next to the database until a restore has moved it into its place. */
export const restoringFile = (file: string) => `${file}.restoring`;

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
    if (!existsSync(file) && existsSync(restoringFile(file)))
      throw new StartError("Cannot start: a restore was interrupted. Run it again.");
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

async function runBatch(thread: Thread, steps: readonly Step[]): Promise<TransactionResult> {
  // Drops the syntax tree that Kysely attaches, which is slow to copy.
  const bare = steps.map(({ sql, parameters, mustChange }) => ({ sql, parameters, mustChange }));
  const answer = await thread.ask({ kind: "batch", steps: bare });
  if ("batch" in answer) return answer.batch;
  throw new StorageError("The database's thread gave another kind of answer");
}

type Waiting = { resolve: (answer: JobAnswer) => void; reject: (error: Error) => void };
type Question = Job extends infer Each ? (Each extends Job ? Omit<Each, "id"> : never) : never;

/** Starts a thread that opens the database. `onFatal` is called at most once. */
function startThread(entry: URL, file: string, onFatal: (error: StorageError) => void) {
  const worker = new Worker(entry, { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  const unsent: Job[] = [];
  let lastId = noJob;
  let gone: StorageError | null = null;
  let isFaulty = false;

  worker.on("message", (answers: readonly JobAnswer[]) => {
    for (const answer of answers) {
      if (answer.id === noJob && "error" in answer) failure(answer.error);
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
    }
  });
  worker.on("error", (cause) =>
    end(new StorageError("The database's thread failed", { fatal: true, unsure: true, cause })),
  );
  worker.on("exit", () => end(new StorageError("The database is closed")));

  function end(error: StorageError) {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
    if (error.fatal) reportFatal(error);
  }

  function reportFatal(error: StorageError) {
    if (!isFaulty) onFatal(error);
    isFaulty = true;
  }

  function failure({ message, code }: JobError): StorageError {
    const fatal = isFatal(code);
    const error = new StorageError(`SQLite: ${message} (${code})`, { code: String(code), fatal });
    if (fatal) reportFatal(error);
    return error;
  }

  async function ask(question: Question): Promise<JobAnswer> {
    if (gone) throw gone;
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<JobAnswer>();
    waiting.set(id, { resolve, reject });
    // What one turn of the event loop asks for goes in one message, and so into one commit.
    if (unsent.length === 0) setImmediate(send);
    unsent.push({ ...question, id });
    const answer = await promise;
    if ("error" in answer) throw failure(answer.error);
    return answer;
  }

  function send() {
    const jobs = unsent.splice(0);
    try {
      worker.postMessage(jobs);
    } catch (cause) {
      const error = new StorageError("A value cannot be sent to the database's thread", { cause });
      for (const { id } of jobs) {
        waiting.get(id)?.reject(error);
        waiting.delete(id);
      }
    }
  }

  return {
    ask,
    async close(): Promise<void> {
      if (gone) return;
      await ask({ kind: "close" });
      await worker.terminate();
    },
  };
}

export type Thread = ReturnType<typeof startThread>;

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

/** The size of a large submission: a full disk may still have room for less. */
const bytes = 65_536;

export function createProbeTable(db: DatabaseSync): void {
  db.exec("CREATE TABLE IF NOT EXISTS readiness_probe (filler BLOB NOT NULL)");
}

/** Leaves one row in the table. */
export const probe: readonly Step[] = [
  { sql: `INSERT INTO readiness_probe (filler) VALUES (zeroblob(${bytes}))`, parameters: [] },
  {
    sql: "DELETE FROM readiness_probe WHERE rowid < (SELECT max(rowid) FROM readiness_probe)",
    parameters: [],
  },
];
