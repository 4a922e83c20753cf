import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Reader } from "./reader.ts";
import type { Tables } from "./tables.ts";

/** One compiled statement, as Kysely's `compile()` gives it. */
export type Statement = { sql: string; parameters: readonly unknown[] };

/** One statement of a transaction; if `mustChange` and it changes no row, all is rolled back. */
export type Step = Statement & { mustChange?: boolean };

/** All steps are on disk, or none is: `stoppedAt` is the step that changed nothing. */
export type TransactionResult = { ok: true } | { ok: false; stoppedAt: number };

/** The database, whichever engine it is. Every failure is a StorageError. */
export type Database = {
  engine: "sqlite" | "postgres";
  /**
   * Builds statements and writes. A `transaction()` that is held for two seconds is rolled back.
   * Read with `forUpdate()` what you write next: PostgreSQL needs it, SQLite ignores it.
   */
  kysely: Kysely<Tables>;
  /** Reads on connections of its own: a slow read never holds up a write. */
  reader: Reader<Tables>;
  /**
   * Commits all steps or none, and returns once they are on disk. Calls that arrive together share
   * a commit, but each succeeds or fails by itself.
   * @throws StorageError when nothing was stored, or perhaps was if it is `unsure`
   */
  transact(steps: readonly Step[]): Promise<TransactionResult>;
  /** True if the database can store something within a second. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** Takes the faults that no caller sees, such as a lost idle connection. */
export type DatabaseLog = Pick<Logger, "error" | "warn">;
