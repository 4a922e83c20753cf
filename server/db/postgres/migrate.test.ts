import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { newDatabase } from "#tests/postgres/database.ts";
import { openPostgres } from "./open.ts";

const postgres = inject("postgres");
/** The advisory lock that Kysely holds while it migrates. */
const migrationLock = "3853314791062309107";
const statementMs = 200;

test.skipIf(postgres === null)(
  "a process waits for another's migration, longer than a request may take",
  async () => {
    const url = await newDatabase(postgres ?? "");
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(${migrationLock})`);
    const opening = openPostgres(url, { error() {}, warn() {} }, statementMs);
    const settled = opening.then(
      () => "open",
      () => "failed",
    );
    expect(await Promise.race([settled, sleep(5 * statementMs, "waiting")])).toBe("waiting");
    await other.end();
    const database = await opening;
    expect(await database.kysely.selectFrom("requests").selectAll().execute()).toEqual([]);
    // The control: a request's statement has the limit.
    const slow = { sql: "SELECT pg_sleep(2)", parameters: [] };
    await expect(database.transact([slow])).rejects.toMatchObject({ code: "57014" });
    await database.close();
  },
);
