import type { Database, DatabaseLog } from "./database.ts";
import { openPostgres } from "./postgres/open.ts";
import { openSqlite } from "./sqlite/open.ts";
import type { StorageError } from "./storage-error.ts";

/** Opens, checks and migrates the configured database. After `onFatal` the process should exit. */
export function openDatabase(
  config: { dataDir: string; databaseUrl: string | null },
  onFatal: (error: StorageError) => void,
  log: DatabaseLog = silent,
): Promise<Database> {
  return config.databaseUrl === null
    ? openSqlite(config.dataDir, onFatal, log)
    : openPostgres(config.databaseUrl, log);
}

const silent: DatabaseLog = { error() {}, warn() {} };
