import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import type { Database, Step, TransactionResult } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { answersInTime } from "#server/db/readiness.ts";
import { StartError } from "#server/errors.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Tables } from "#server/db/tables.ts";
import { checkServer } from "./checks.ts";

const patience = { connectionTimeoutMillis: 2000, statement_timeout: 5000 } as const;

/**
 * The same tables in a PostgreSQL of the operator's, for several instances at once.
 * @param url postgres://...; its own `sslmode` decides about encryption
 * @throws StartError
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, ...patience });
  // An idle connection that breaks is replaced at its next use; without a listener it would end
  // the process.
  pool.on("error", () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkServer(pool);
    await migrate(kysely as unknown as Kysely<never>);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot start: the database at DATABASE_URL fails (${reasonOf(error)}).`);
  }
  return {
    kysely,
    transact: (steps) => transact(pool, steps),
    isReady: () => answersInTime(() => pool.query("SELECT 1")),
    close: () => pool.end(),
  };
}

async function transact(pool: Pool, steps: readonly Step[]): Promise<TransactionResult> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new StorageError(`PostgreSQL: ${reasonOf(cause)}`, { cause });
  });
  try {
    await client.query("BEGIN");
    for (const [index, step] of steps.entries()) {
      const { rowCount } = await client.query(step.sql, [...step.parameters]);
      if (!step.mustChange || rowCount) continue;
      await client.query("ROLLBACK");
      client.release();
      return { ok: false, stoppedAt: index };
    }
    await client.query("COMMIT");
    client.release();
    return { ok: true };
  } catch (cause) {
    // Closed rather than given back: whatever state it is in, its transaction ends with it.
    client.release(true);
    throw new StorageError(`PostgreSQL: ${reasonOf(cause)}`, { cause });
  }
}

/** PostgreSQL's or the system's code: its words could repeat what was stored. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.message;
}
