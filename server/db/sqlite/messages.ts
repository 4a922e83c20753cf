import type { Step, TransactionResult } from "#server/db/database.ts";
import type { StatementResult } from "./statements.ts";

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
