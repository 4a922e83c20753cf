import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { Step, TransactionResult } from "#server/db/database.ts";

export type StatementResult = { rows: unknown[]; changes: number };

type Run = (sql: string, parameters: readonly unknown[]) => StatementResult;

/** Runs statements on one connection; the last `maxPrepared` used stay prepared. */
export function createRunner(db: Pick<DatabaseSync, "prepare">, maxPrepared = 200): Run {
  const cache = new Map<string, { statement: StatementSync; reads: boolean }>();

  function prepare(sql: string) {
    const cached = cache.get(sql);
    if (cached) {
      // A map keeps insertion order: the first key is the least recently used.
      cache.delete(sql);
      cache.set(sql, cached);
      return cached;
    }
    const statement = db.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    cache.set(sql, prepared);
    const [oldest] = cache.keys();
    if (cache.size > maxPrepared && oldest !== undefined) cache.delete(oldest);
    return prepared;
  }

  return function run(sql, parameters) {
    const { statement, reads } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (reads) {
      const rows = statement.all(...values);
      return { rows, changes: rows.length };
    }
    return { rows: [], changes: Number(statement.run(...values).changes) };
  };
}

/** SQLite's extended result code; null for other errors. */
function sqliteCode(error: unknown): number | null {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) : null;
}

export function isBusy(error: unknown): boolean {
  return ((sqliteCode(error) ?? 0) & 0xff) === 5;
}

export function isDamage(error: unknown): boolean {
  return [11, 26].includes((sqliteCode(error) ?? 0) & 0xff);
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = sqliteCode(error);
  if (code !== null) return `${error.message}, SQLite's code ${code}`;
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}

/** READONLY_DBMOVED */
export const fileMoved = 1032;

/** Primary codes: IOERR, CORRUPT, NOTADB. */
const fatalFamilies = new Set([10, 11, 26]);

/** CORRUPT_VTAB and IOERR_BLOCKED, _NOMEM, _SHMSIZE, _SHMMAP, _GETTEMPPATH: the file is intact. */
const harmless = new Set([267, 2826, 3082, 4874, 5386, 6410]);

/** True if the file cannot be trusted after this extended result code. */
export function isFatal(code: number): boolean {
  return code === fileMoved || (fatalFamilies.has(code & 0xff) && !harmless.has(code));
}

/** A job for a thread; `transaction` is the number of an interactive transaction. */
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

export function toJobError(error: unknown): JobError {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 1;
  return { message: error instanceof Error ? error.message : "unknown", code };
}
