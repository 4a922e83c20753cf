import { Worker } from "node:worker_threads";
import { StorageError } from "#server/db/storage-error.ts";
import type { Job, JobAnswer, JobError } from "./messages.ts";

/** SQLite's primary codes after which the file is not to be trusted: IOERR, CORRUPT, NOTADB. */
const fatalCodes = new Set([10, 11, 26]);

type Waiting = { resolve: (answer: JobAnswer) => void; reject: (error: Error) => void };
type Question = Job extends infer Each ? (Each extends Job ? Omit<Each, "id"> : never) : never;

/**
 * Starts a thread that has the database open, and talks to it.
 * @param entry   the thread's own file
 * @param file    the database
 * @param onFatal called when the database cannot be trusted any more, or the thread is gone
 */
export function startThread(entry: URL, file: string, onFatal: (error: StorageError) => void) {
  const worker = new Worker(entry, { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone: StorageError | null = null;

  worker.on("message", (answer: JobAnswer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  });
  worker.on("error", (cause) =>
    end(new StorageError("The database's thread failed", { fatal: true, unsure: true, cause })),
  );
  worker.on("exit", () => end(new StorageError("The database is closed")));

  function end(error: StorageError) {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
    if (error.fatal) onFatal(error);
  }

  function failure({ message, code }: JobError): StorageError {
    const fatal = fatalCodes.has(code & 0xff);
    const error = new StorageError(`SQLite: ${message} (${code})`, { code: String(code), fatal });
    if (fatal) onFatal(error);
    return error;
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

  return {
    /** @throws StorageError when the thread could not do it, or is gone */
    ask,
    /** Ends the thread after all that it was asked before. */
    async close(): Promise<void> {
      if (gone) return;
      await ask({ kind: "close" });
      await worker.terminate();
    },
  };
}

/** See `startThread`. */
export type Thread = ReturnType<typeof startThread>;
