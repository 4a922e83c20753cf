import { CompiledQuery } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { engines, openTestDatabase, type TestDatabase } from "#tests/fixtures/databases.ts";
import { createReadiness } from "./readiness.ts";

describe.each(engines)("readiness on %s", (engine) => {
  let db: TestDatabase;
  beforeEach(async () => {
    db = await openTestDatabase(engine);
  });
  afterEach(() => db.close());

  /** Makes every write fail, and no read. */
  async function forbidWrites() {
    if (engine === "sqlite") {
      await db.kysely.executeQuery(CompiledQuery.raw("PRAGMA query_only = ON"));
      return;
    }
    const client = new Client({ connectionString: db.databaseUrl ?? "" });
    await client.connect();
    const name = new URL(db.databaseUrl ?? "").pathname.slice(1);
    await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
      [name],
    );
    await client.end();
    await sleep(100);
  }

  test("a database that reads but does not write is not ready", async () => {
    await vi.waitFor(async () => expect(await db.database.isReady()).toBe(true), {
      timeout: 15_000,
      interval: 300,
    });
    await forbidWrites();
    await sleep(300);
    expect(await db.database.isReady()).toBe(false);
    // The control: a question alone would not have told.
    const { reader } = db.database;
    expect(await reader.selectNoFrom((e) => e.lit(1).as("one")).execute()).toEqual([{ one: 1 }]);
  });
});

test("many questions at once are one write", async () => {
  let writes = 0;
  const isReady = createReadiness(async () => (writes += 1));
  expect(await Promise.all(Array.from({ length: 100 }, isReady))).toEqual(Array(100).fill(true));
  expect(writes).toBe(1);
  await sleep(300);
  await isReady();
  expect(writes).toBe(2);
});

test("a write that takes too long is not ready", async () => {
  expect(await createReadiness(() => new Promise(() => {}))()).toBe(false);
});
