import type { Database, DatabaseLog } from "./database.ts";
import { openPostgres } from "./postgres/open.ts";
import { openSqlite } from "./sqlite/open.ts";
import type { StorageError } from "./storage-error.ts";

/**
 * Opens the configured database, checks its durability settings and migrates its tables.
 * @param onFatal called when the database cannot be trusted anymore: the process should exit
 * @throws StartError
 */
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
