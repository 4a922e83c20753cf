import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type { Pool } from "pg";
import { storageError } from "./errors.ts";

/** Kysely's own dialect, whose errors become StorageErrors. */
export function postgresDialect(pool: Pool): PostgresDialect {
  const guarded: PostgresPool = {
    options: pool.options,
    connect: () => connect(pool),
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: guarded });
}

async function connect(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw storageError(error);
  });
  const query = (sql: string, parameters: readonly unknown[]) =>
    client.query(sql, [...parameters]).catch((error: unknown) => {
      throw storageError(error, { commit: sql === "commit" });
    });
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}
