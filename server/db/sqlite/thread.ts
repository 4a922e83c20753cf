import { Worker } from "node:worker_threads";
import type { Step, TransactionResult } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { isFatal, type StatementResult } from "./statements.ts";

/** What a thread is asked to do; `transaction` numbers an interactive transaction. */
export type Job =
  | { id: number; kind: "batch"; steps: readonly Step[] }
  | { id: number; kind: "begin"; transaction: number }
  | {
      id: number;
      kind: "statement";
      sql: string;
      parameters: readonly unknown[];
      transaction: number | null;
    }
  | { id: number; kind: "end"; transaction: number; commit: boolean }
  | { id: number; kind: "close" };

export type JobError = { message: string; code: number };

/** The id of an error that belongs to no job. */
export const noJob = 0;

export type JobAnswer =
  | { id: number; statement: StatementResult }
  | { id: number; batch: TransactionResult }
  | { id: number; done: true }
  | { id: number; error: JobError };

type Waiting = { resolve: (answer: JobAnswer) => void; reject: (error: Error) => void };
type Question = Job extends infer Each ? (Each extends Job ? Omit<Each, "id"> : never) : never;

/** Starts a thread that opens the database. `onFatal` is called at most once. */
export function startThread(entry: URL, file: string, onFatal: (error: StorageError) => void) {
  const worker = new Worker(entry, { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  let lastId = noJob;
  let gone: StorageError | null = null;
  let isFaulty = false;

  worker.on("message", (answer: JobAnswer) => {
    if (answer.id === noJob && "error" in answer) failure(answer.error);
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
    if (error.fatal) tell(error);
  }

  function tell(error: StorageError) {
    if (!isFaulty) onFatal(error);
    isFaulty = true;
  }

  function failure({ message, code }: JobError): StorageError {
    const fatal = isFatal(code);
    const error = new StorageError(`SQLite: ${message} (${code})`, { code: String(code), fatal });
    if (fatal) tell(error);
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
    ask,
    async close(): Promise<void> {
      if (gone) return;
      await ask({ kind: "close" });
      await worker.terminate();
    },
  };
}

export type Thread = ReturnType<typeof startThread>;
