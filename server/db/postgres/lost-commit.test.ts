import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { openTestDatabase, type TestDatabase } from "#tests/fixtures/databases.ts";
import { startCuttingProxy } from "#tests/postgres/server.ts";
import { createPool, transact } from "./pool.ts";

const postgres = inject("postgres");
let db: TestDatabase;
beforeEach(async () => {
  if (postgres) db = await openTestDatabase("postgres");
});
afterEach(() => db?.close());

test.skipIf(postgres === null).each([
  { at: "COMMIT", when: "after", unsure: true, stored: ["visitor"] },
  { at: "COMMIT", when: "before", unsure: true, stored: [] },
  { at: "BEGIN", when: "after", unsure: false, stored: [] },
  // The control: a connection that is not lost.
  { at: "COMMIT", when: "never", unsure: null, stored: ["visitor"] },
] as const)("lost $when $at: unsure $unsure, stored $stored", async ({ at, when, ...expected }) => {
  const proxy = await startCuttingProxy(db.databaseUrl ?? "", at, when);
  const log = { error() {}, warn() {} };
  const through = createPool(proxy.url, { max: 1, readOnly: false, log });
  const error = await transact(through, [db.entry("visitor")]).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (expected.unsure === null) expect(error).toBeNull();
  else expect(error).toBeInstanceOf(StorageError);
  expect(error === null ? null : (error as StorageError).unsure).toBe(expected.unsure);
  expect(await db.entries()).toEqual(expected.stored);
  await through.close();
  proxy.close();
});

test.skipIf(postgres === null)("what the server refuses at the commit is sure", async () => {
  await db.database.transact([
    {
      sql: `create table deferred_rules (name text references entries deferrable initially deferred)`,
      parameters: [],
    },
  ]);
  const insert = { sql: "insert into deferred_rules values ('nobody')", parameters: [] };
  const refused = await db.database.transact([insert]).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: "StorageError", code: "23503", unsure: false });
  expect(await db.database.transact([db.entry("nobody"), insert])).toEqual({ ok: true });
});
