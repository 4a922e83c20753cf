import type { Kysely } from "kysely";
import { StartError } from "#server/errors.ts";
import type { Database, DatabaseLog, OnAnswer, Step, TransactionResult } from "./database.ts";
import { moveToPostgres } from "./move-to-postgres.ts";
import { backUpPostgres } from "./postgres/backup.ts";
import { openPostgres, openPostgresBeside } from "./postgres/open.ts";
import { backUpSqlite, restoreSqlite } from "./sqlite/backup.ts";
import { openSqlite, openSqliteBeside } from "./sqlite/open.ts";
import type { StorageError } from "./storage-error.ts";
import type { Tables } from "./tables.ts";

export type DatabaseConfig = { dataDir: string; databaseUrl: string | null };

/** Opens, checks and migrates the configured database. After `onFatal` the process should exit. */
export async function openDatabase(
  config: DatabaseConfig,
  onFatal: (error: StorageError) => void,
  log: DatabaseLog = silent,
  onAnswer?: OnAnswer,
): Promise<Database> {
  const database = await (config.databaseUrl === null
    ? openSqlite(config.dataDir, onFatal, log, onAnswer)
    : openPostgres(config.databaseUrl, { log, onAnswer }));
  if (onAnswer === undefined) return database;
  async function transact(steps: readonly Step[]): Promise<TransactionResult> {
    const started = performance.now();
    const note = (ok: boolean) => onAnswer?.("transaction", performance.now() - started, ok);
    try {
      const result = await database.transact(steps);
      note(true);
      return result;
    } catch (error) {
      note(false);
      throw error;
    }
  }
  return { ...database, transact };
}

/** Opens the database without migrating it, also while the site runs. @throws StartError */
export function openBeside(config: DatabaseConfig): Kysely<Tables> {
  return config.databaseUrl === null
    ? openSqliteBeside(config.dataDir)
    : openPostgresBeside(config.databaseUrl, silent);
}

/** Copies the database to a new file, also while the site runs. @throws StartError when it fails */
export function backUp(config: DatabaseConfig, file: string): Promise<void> {
  return config.databaseUrl === null
    ? backUpSqlite(config.dataDir, file)
    : backUpPostgres(config.databaseUrl, file);
}

/** Copies the embedded database to DATABASE_URL. @throws StartError: nothing was moved */
export function moveToDatabaseUrl({ dataDir, databaseUrl }: DatabaseConfig) {
  if (databaseUrl === null)
    throw new StartError(
      "Set DATABASE_URL to an empty PostgreSQL database, and DATA_DIR as before.",
    );
  return moveToPostgres(dataDir, databaseUrl, silent);
}

/**
 * Replaces the embedded database with a backup.
 * @param change what else is done to the copy before it is in place
 * @throws StartError: nothing was changed
 */
export function restore(
  { dataDir }: DatabaseConfig,
  file: string,
  change: (copied: Kysely<Tables>) => Promise<void>,
) {
  return restoreSqlite(dataDir, file, change);
}

const silent: DatabaseLog = { error() {}, warn() {} };
