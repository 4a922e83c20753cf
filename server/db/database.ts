import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Reader } from "./reader.ts";
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

/** The database, whichever engine it is. Whatever fails in it rejects with a StorageError. */
export type Database = {
  engine: "sqlite" | "postgres";
  /**
   * Builds statements and writes. `transaction()` and `startTransaction()` are isolated from all
   * other work; one that is held for two seconds is rolled back. Add `forUpdate()` to what is read
   * before it is written: PostgreSQL needs it, and on SQLite, where one transaction writes at a
   * time, it compiles to nothing.
   */
  kysely: Kysely<Tables>;
  /** Reads on connections of its own: a slow read never holds up a write. */
  reader: Reader<Tables>;
  /**
   * Runs a whole transaction in one go and returns once it is on disk. Transactions that arrive
   * together may share one write to disk; each still stands or falls alone.
   * @throws StorageError when nothing was stored; if it is `unsure`, look before you say so
   */
  transact(steps: readonly Step[]): Promise<TransactionResult>;
  /** True if the database stores something within a second. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** Where the database tells of faults that no caller hears of. */
export type DatabaseLog = Pick<Logger, "error" | "warn">;
