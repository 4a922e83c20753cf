import { existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import type { Config } from "#server/config.ts";
import { StartError } from "#server/errors.ts";
import { sqliteConnection } from "#server/db/sqlite/dialect.ts";
import { databaseFile } from "#server/db/sqlite/open.ts";
import { openFile } from "#server/db/sqlite/open-file.ts";
import { createRunner } from "#server/db/sqlite/statements.ts";
import type { Tables } from "#server/db/tables.ts";

/** Opens the database beside a running site. @throws StartError when there is none yet */
export async function openBeside(
  config: Pick<Config, "dataDir" | "databaseUrl">,
): Promise<Kysely<Tables>> {
  if (config.databaseUrl !== null) {
    const pool = new Pool({ connectionString: config.databaseUrl, connectionTimeoutMillis: 2000 });
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }
  const file = join(config.dataDir, databaseFile);
  if (!existsSync(file)) {
    throw new StartError(`There is no database in ${config.dataDir} yet; DATA_DIR says where.`);
  }
  const run = createRunner(openFile(file));
  return new Kysely<Tables>({
    dialect: sqliteConnection(async (sql, parameters) => run(sql, parameters)),
  });
}
