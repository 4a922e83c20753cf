import { mkdir, mkdtemp, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/connect.ts";
import type { Database } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { StartError } from "#server/errors.ts";
import { openTestDatabase, type TestDatabase } from "#tests/fixtures/databases.ts";

let folder: string;
let lockFile: string;
const open: Database[] = [];
const faults: Error[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "firnline-"));
  lockFile = join(folder, "firnline.lock");
  faults.length = 0;
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  await rm(folder, { recursive: true });
});

async function start(): Promise<Database> {
  const config = { dataDir: folder, databaseUrl: null };
  const database = await openDatabase(config, (error) => void faults.push(error));
  open.push(database);
  return database;
}
async function stop(database: Database): Promise<void> {
  open.splice(open.indexOf(database), 1);
  await database.close();
}
const isUsed = /^Cannot start: another Firnline process is using DATA_DIR/;

test("a second process is refused, until the first has ended", async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(isUsed);
  await stop(first);
  await start();
});

test("the lock is for its owner alone", async () => {
  await writeFile(lockFile, "", { mode: 0o644 });
  await start();
  expect((await stat(lockFile)).mode & 0o777).toBe(0o600);
});

test("removing the lock lets no second process in, at once or later", async () => {
  await start();
  await unlink(lockFile);
  await expect(start()).rejects.toThrow(isUsed);
  // Within a second, the first process has the lock again.
  await vi.waitFor(() => stat(lockFile), { timeout: 100_000 });
  await expect(start()).rejects.toThrow(isUsed);
  expect(faults).toEqual([]);
});

test("a process whose lock was taken meanwhile ends", async () => {
  await start();
  await rename(lockFile, `${lockFile}.old`);
  const other = new DatabaseSync(lockFile);
  other.exec("BEGIN EXCLUSIVE");
  await vi.waitFor(() => expect(faults).toHaveLength(1), { timeout: 100_000 });
  other.close();
});

// The controls: neither is a second Firnline process.
test("a reader beside it and a lock that was left behind stop no start", async () => {
  await stop(await start());
  const reader = new DatabaseSync(join(folder, "firnline.sqlite"));
  reader.prepare("SELECT count(*) FROM sqlite_schema").get();
  await stop(await start());
  reader.close();
  await unlink(lockFile);
  await start();
  await sleep(1200);
  expect(faults).toEqual([]);
});

test("a lock that cannot be made is not taken for another process", async () => {
  await mkdir(lockFile);
  const refused = await start().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toMatch(/cannot be locked \(unable to open database file, .*code 14\)/);
});

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
  // At most five waits of 400 ms; the rest is for slow machines.
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
