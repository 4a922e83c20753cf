import type { Database, DatabaseLog } from "./database.ts";
import { openPostgres } from "./postgres/open.ts";
import { openSqlite } from "./sqlite/open.ts";
import type { StorageError } from "./storage-error.ts";

/**
 * Opens the database that the settings name, checks that it keeps what it is given, and brings its
 * tables up to date.
 * @param onFatal called when the database cannot be trusted any more: the process should leave
 * @param log     hears of lost connections and the like, by codes alone
 * @throws StartError with one sentence for the operator
 */
export function openDatabase(
  config: { dataDir: string; databaseUrl: string | null },
  onFatal: (error: StorageError) => void,
  log: DatabaseLog = silent,
): Promise<Database> {
  return config.databaseUrl === null
    ? openSqlite(config.dataDir, onFatal)
    : openPostgres(config.databaseUrl, log);
}

const silent: DatabaseLog = { error() {}, warn() {} };
