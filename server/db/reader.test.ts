import { sql, type Kysely, CompiledQuery } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { engines, openTestDatabase, type TestDatabase } from "#tests/fixtures/databases.ts";
import type { Reader } from "./database.ts";
import { createReadiness } from "./readiness.ts";

/** On PostgreSQL, waits until a lock is released; on SQLite, takes longer than five commits. */
const slow = {
  sqlite: sql<number>`(with recursive n(i) as (select 0 union all select i + 1 from n
    where i < 4000000) select count(*) from n)`,
  postgres: sql<number>`(select count(*) from pg_advisory_lock_shared(1))`,
};

/** Holds up PostgreSQL's slow queries until `release`. */
async function holdLock({ databaseUrl }: TestDatabase) {
  if (databaseUrl === null) return { release: async () => {} };
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("select pg_advisory_lock(1)");
  return { release: () => client.end() };
}

describe.each(engines)("reads on %s", (engine) => {
  let db: TestDatabase;
  beforeEach(async () => {
    db = await openTestDatabase(engine);
  });
  afterEach(() => db.close());

  /** Submits while more slow queries run than there are connections. @returns what ended, in order */
  async function orderBeside(
    queries: Pick<Database["reader"], "selectNoFrom">,
    release: "during the first submission" | "after the last",
  ) {
    const order: string[] = [];
    const lock = await holdLock(db);
    const reads = Array.from({ length: engine === "sqlite" ? 1 : 10 }, async () => {
      await queries.selectNoFrom(slow[engine].as("count")).execute();
      order.push("read");
    });
    // Sent first, each slow query has begun before the submissions arrive.
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let submission = 0; submission < 5; submission += 1) {
      const stored = db.database.transact([db.entry(`${submission} ${release}`)]);
      if (release === "during the first submission") await lock.release();
      await stored;
      order.push("submission");
    }
    if (release === "after the last") await lock.release();
    await Promise.allSettled(reads);
    return order;
  }

  test("a slow one holds up no submission", async () => {
    const order = await orderBeside(db.database.reader, "after the last");
    expect(order.slice(0, 5)).toEqual(Array(5).fill("submission"));
    expect(order).toContain("read");
    // The control: on the writer's connections, it holds up all but the first submission.
    const control = await orderBeside(db.database.kysely, "during the first submission");
    expect(control.indexOf("read")).toBeLessThan(2);
  });

  test("they see what was committed before", async () => {
    const reader = db.database.reader as unknown as Reader<{ entries: { name: string } }>;
    for (let entry = 0; entry < 20; entry += 1) {
      await db.database.transact([db.entry(`${entry}`)]);
      const rows = await reader.selectFrom("entries").selectAll().execute();
      expect(rows).toHaveLength(entry + 1);
    }
    const found = await reader
      .with("some", (query) => query.selectFrom("entries").selectAll().limit(3))
      .selectFrom("some")
      .selectAll()
      .execute();
    expect(found).toHaveLength(3);
  });

  test("a write there neither compiles nor runs", async () => {
    const { reader } = db.database;
    // @ts-expect-error -- the reader has no such method
    void reader.insertInto;
    // @ts-expect-error -- nor after `with`
    void reader.with("some", (query) => query.selectFrom("emails").selectAll()).deleteFrom;
    const forced = reader as unknown as typeof db.kysely;
    const write = (kysely: Kysely<never>) =>
      sql`insert into entries (name) values ('x')`.execute(kysely);
    await expect(write(forced as never)).rejects.toThrow(/readonly|25006/);
    // The control: the writer accepts the same statement.
    await write(db.kysely as never);
    expect(await db.entries()).toEqual(["x"]);
  });
});

describe.each(engines)("readiness on %s", (engine) => {
  let db: TestDatabase;
  beforeEach(async () => {
    db = await openTestDatabase(engine);
  });
  afterEach(() => db.close());

  /** Makes writes fail, but not reads. */
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
      timeout: 100_000,
      interval: 300,
    });
    await forbidWrites();
    await sleep(300);
    expect(await db.database.isReady()).toBe(false);
    // The control: a read alone would not have shown it.
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
