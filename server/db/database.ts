import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** One compiled statement, as Kysely's `compile()` gives it. */
export type Statement = { sql: string; parameters: readonly unknown[] };

/**
 * One statement of a transaction.
 * `mustChange`: if it changes no row, the transaction is rolled back and its number is returned.
 */
export type Step = Statement & { mustChange?: boolean };

/** All steps are on disk, or none is: `stoppedAt` is the step that changed nothing. */
export type TransactionResult = { ok: true } | { ok: false; stoppedAt: number };

/** The database, whichever engine it is. */
export type Database = {
  /** Builds statements for this engine, and runs single ones. It opens no transactions. */
  kysely: Kysely<Tables>;
  /**
   * Runs a whole transaction in one go and returns once it is on disk. Transactions that arrive
   * together may share one write to disk; each still stands or falls alone.
   * @throws StorageError when nothing was stored
   */
  transact(steps: readonly Step[]): Promise<TransactionResult>;
  /** True if a question is answered within a second. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};
