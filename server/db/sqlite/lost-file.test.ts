import { CompiledQuery } from "kysely";
import { chmod, copyFile, readFile, rename, rm, truncate, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { openTestDatabase, type TestDatabase } from "#tests/fixtures/databases.ts";

let db: TestDatabase;
let file: string;
beforeEach(async () => {
  db = await openTestDatabase("sqlite");
  file = join(db.folder, "firnline.sqlite");
  await db.database.transact([db.entry("before")]);
});
afterEach(() => db.close());

const faults: [string, () => Promise<unknown>][] = [
  ["renamed", () => rename(file, `${file}.old`)],
  ["removed", () => unlink(file)],
  ["replaced", () => copyFile(file, `${file}.new`).then(() => rename(`${file}.new`, file))],
  [
    "cut short",
    async () => {
      // Moves all pages from the log to the file, as the idle writer does.
      await db.kysely.executeQuery(CompiledQuery.raw("PRAGMA wal_checkpoint(TRUNCATE)"));
      await db.database.transact([db.entry("also before")]);
      await truncate(file, 4096);
    },
  ],
  ["left without its log", () => unlink(`${file}-wal`)],
];

test.each(faults)("a file that is %s: nothing more is acknowledged", async (_, cause) => {
  await cause();
  const submission = db.database.transact([db.entry("lost")]);
  await expect(submission).rejects.toThrow(StorageError);
  await expect(submission).rejects.toThrow(
    /was removed, replaced or cut short while Firnline was running/,
  );
  expect(db.faults).toHaveLength(1);
  expect(db.faults[0]).toMatchObject({ fatal: true, code: "1032" });
});

test.each(faults)("a file that is %s while nobody comes is noticed", async (_, cause) => {
  await cause();
  await vi.waitFor(() => expect(db.faults).toHaveLength(1), { timeout: 100_000 });
});

test("an interactive transaction is not acknowledged either", async () => {
  const transaction = db.kysely.transaction().execute(async (trx) => {
    await trx.insertInto("entries").values({ name: "lost" }).execute();
    await unlink(file);
  });
  await expect(transaction).rejects.toThrow(/was removed, replaced or cut short/);
});

// The control: whatever else happens to it, it is the same file.
test("a file that is only looked at, copied or touched goes on", async () => {
  await readFile(file);
  await copyFile(file, `${file}.copy`);
  await utimes(file, 0, 0);
  await chmod(file, 0o640);
  await rm(`${file}.copy`);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await db.database.transact([db.entry("after")])).toEqual({ ok: true });
  expect(db.faults).toEqual([]);
  expect(await db.entries()).toEqual(["after", "before"]);
});
