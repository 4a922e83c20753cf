import type { Kysely } from "kysely";
import type { Database, DatabaseLog } from "./database.ts";
import { openPostgres, openPostgresBeside } from "./postgres/open.ts";
import { openSqlite, openSqliteBeside } from "./sqlite/open.ts";
import type { StorageError } from "./storage-error.ts";
import type { Tables } from "./tables.ts";

type DatabaseConfig = { dataDir: string; databaseUrl: string | null };

/** Opens, checks and migrates the configured database. After `onFatal` the process should exit. */
export function openDatabase(
  config: DatabaseConfig,
  onFatal: (error: StorageError) => void,
  log: DatabaseLog = silent,
): Promise<Database> {
  return config.databaseUrl === null
    ? openSqlite(config.dataDir, onFatal, log)
    : openPostgres(config.databaseUrl, log);
}

/** Opens it beside a running site, without migrating it. @throws StartError when there is none yet */
export function openBeside(config: DatabaseConfig): Kysely<Tables> {
  return config.databaseUrl === null
    ? openSqliteBeside(config.dataDir)
    : openPostgresBeside(config.databaseUrl, silent);
}

const silent: DatabaseLog = { error() {}, warn() {} };
