import type { Pool, PoolClient } from "pg";
import type { Step, TransactionResult } from "#server/db/database.ts";
import { storageError } from "./errors.ts";
import { limitSilence, timeouts } from "./pool.ts";

/** Runs the steps in one transaction on one connection. @throws StorageError */
export async function transact(pool: Pool, steps: readonly Step[]): Promise<TransactionResult> {
  const client = await pool.connect().catch((error: unknown) => {
    throw storageError(error);
  });
  let commit = false;
  try {
    await beginOrEnd(client, "BEGIN");
    const stoppedAt = await firstThatStops(client, steps);
    commit = stoppedAt === null;
    await beginOrEnd(client, commit ? "COMMIT" : "ROLLBACK");
    client.release();
    return stoppedAt === null ? { ok: true } : { ok: false, stoppedAt };
  } catch (error) {
    // Close the connection: its transaction ends with it, whatever its state.
    client.release(true);
    throw storageError(error, { commit });
  }
}

async function beginOrEnd(client: PoolClient, sql: string): Promise<void> {
  limitSilence(client, timeouts.beginOrCommit);
  await client.query(sql);
  limitSilence(client, timeouts.silence);
}

async function firstThatStops(client: PoolClient, steps: readonly Step[]): Promise<number | null> {
  for (const [index, step] of steps.entries()) {
    const { rowCount } = await client.query(step.sql, [...step.parameters]);
    if (step.mustChange && !rowCount) return index;
  }
  return null;
}
