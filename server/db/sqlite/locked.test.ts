import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { openTestDatabase, type TestDatabase } from "#tests/fixtures/databases.ts";

let db: TestDatabase;
let foreign: DatabaseSync;
beforeEach(async () => {
  db = await openTestDatabase("sqlite");
  foreign = new DatabaseSync(join(db.folder, "firnline.sqlite"));
});
afterEach(async () => {
  foreign.close();
  await db.close();
});

const submit = (name: string) =>
  db.database.transact([db.entry(name)]).catch((error: unknown) => error);

test("while another process holds the database, every submission is answered soon", async () => {
  foreign.exec("BEGIN IMMEDIATE");
  // The outbox's own writes wait for the same lock.
  const others = [1, 2].map((value) =>
    db.kysely
      .updateTable("counters")
      .set({ value })
      .execute()
      .catch((error: unknown) => error),
  );
  const answers = Promise.all(["a", "b", "c"].map(submit));
  // Five waits of 400 ms at the most; a machine may be slower than that.
  const answered = await Promise.race([answers, sleep(10_000, "too late")]);
  expect(answered).toEqual(Array(3).fill(expect.any(StorageError)));
  expect(await Promise.all(others)).toEqual(Array(2).fill(expect.any(StorageError)));
  expect(db.faults).toEqual([]);
  foreign.exec("ROLLBACK");
  expect(await submit("after")).toEqual({ ok: true });
});

// The control: a short wait is only a wait.
test("a lock that is let go of soon delays a submission, and no more", async () => {
  foreign.exec("BEGIN IMMEDIATE");
  const submission = submit("visitor");
  await sleep(100);
  foreign.exec("COMMIT");
  expect(await submission).toEqual({ ok: true });
});
