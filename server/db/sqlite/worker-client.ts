import { Worker } from "node:worker_threads";
import type { Step, TransactionResult } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Job, JobAnswer, JobError } from "./messages.ts";
import type { StatementResult } from "./statements.ts";

/** SQLite's primary codes after which the file is not to be trusted: IOERR, CORRUPT, NOTADB. */
const fatalCodes = new Set([10, 11, 26]);

type Waiting = { resolve: (answer: JobAnswer) => void; reject: (error: Error) => void };
type Question = Job extends infer Each ? (Each extends Job ? Omit<Each, "id"> : never) : never;

/**
 * Talks to the thread that writes.
 * @param file    the database
 * @param onFatal called once when the database cannot be trusted any more, or its thread is gone
 */
export function startWorker(file: string, onFatal: (error: StorageError) => void) {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone: StorageError | null = null;

  worker.on("message", (answer: JobAnswer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  });
  worker.on("error", (cause) => end(new StorageError("The writer failed", { fatal: true, cause })));
  worker.on("exit", () => end(new StorageError("The database is closed")));

  function end(error: StorageError) {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
    if (error.fatal) onFatal(error);
  }

  async function ask(question: Question): Promise<JobAnswer> {
    if (gone) throw gone;
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<JobAnswer>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ ...question, id });
    const answer = await promise;
    if ("error" in answer) throw failure(answer.error);
    return answer;
  }

  function failure({ message, code }: JobError): StorageError {
    const fatal = fatalCodes.has(code & 0xff);
    const error = new StorageError(`SQLite: ${message} (${code})`, { fatal });
    if (fatal) onFatal(error);
    return error;
  }

  return {
    async statement(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
      const answer = await ask({ kind: "statement", sql, parameters });
      return "statement" in answer ? answer.statement : { rows: [], changes: 0 };
    },
    async transaction(steps: readonly Step[]): Promise<TransactionResult> {
      // Kysely's statements carry the tree they were compiled from, which costs 110 µs to send.
      const bare = steps.map(({ sql, parameters, mustChange }) => ({
        sql,
        parameters,
        mustChange,
      }));
      const answer = await ask({ kind: "transaction", steps: bare });
      return "transaction" in answer ? answer.transaction : { ok: false, stoppedAt: 0 };
    },
    async close(): Promise<void> {
      if (gone) return;
      await ask({ kind: "close" });
      await worker.terminate();
    },
  };
}
