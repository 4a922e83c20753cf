import type { Step, TransactionResult } from "#server/db/database.ts";
import type { StatementResult } from "./statements.ts";

/** What the worker is asked to do. */
export type Job =
  | { id: number; kind: "statement"; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: "transaction"; steps: readonly Step[] }
  | { id: number; kind: "close" };

/** A failure as it crosses threads: SQLite's own code and words. */
export type JobError = { message: string; code: number };

/** What the worker answers. */
export type JobAnswer =
  | { id: number; statement: StatementResult }
  | { id: number; transaction: TransactionResult }
  | { id: number; error: JobError }
  | { id: number; closed: true };
