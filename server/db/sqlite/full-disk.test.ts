import { execFileSync } from "node:child_process";
import { closeSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/connect.ts";
import type { Database } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";

/** A disk of three megabytes, which only root on Linux can mount. */
const canMount = process.platform === "linux" && userInfo().uid === 0 && mounts();
const it = test.skipIf(!canMount);
let folder: string;
let filler: number;
let database: Database;
const faults: Error[] = [];

beforeEach(async () => {
  if (!canMount) return;
  folder = await mkdtemp(join(tmpdir(), "firnline-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", folder]);
  filler = openSync(join(folder, "filler"), "w");
  await start();
});
afterEach(async () => {
  if (!canMount) return;
  await database.close();
  closeSync(filler);
  execFileSync("umount", [folder]);
  await rm(folder, { recursive: true });
});

function mounts(): boolean {
  try {
    execFileSync("unshare", ["--mount", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function start() {
  const config = { dataDir: folder, databaseUrl: null };
  database = await openDatabase(config, (error) => void faults.push(error));
}

function fillDisk() {
  const block = Buffer.alloc(4096);
  try {
    for (;;) writeSync(filler, block);
  } catch (error) {
    expect(error).toMatchObject({ code: "ENOSPC" });
  }
}

/** Stores a row of 20 KB in a table that every database has. */
function submit(number: number) {
  const sql = "INSERT INTO kysely_migration_lock (id, is_locked) VALUES (?, 0)";
  return database.transact([{ sql, parameters: [`${number} ${"x".repeat(20_000)}`] }]);
}

async function stored(): Promise<number> {
  const rows = await database.reader
    .selectFrom("kysely_migration_lock" as never)
    .selectAll()
    .execute();
  return rows.length - 1;
}

it("a full disk: refused, not ready, nothing lost, and well again by itself", async () => {
  await vi.waitFor(async () => expect(await database.isReady()).toBe(true), { timeout: 100_000 });
  let acknowledged = 0;
  const failures: unknown[] = [];
  fillDisk();
  for (let post = 0; failures.length < 3; post += 1)
    await submit(post).then(
      () => (acknowledged += 1),
      (error: unknown) => failures.push(error),
    );
  expect(failures).toEqual(Array(3).fill(expect.any(StorageError)));
  expect(faults).toEqual([]);
  await vi.waitFor(async () => expect(await database.isReady()).toBe(false), { timeout: 100_000 });
  // The control: reads still succeed, which is why the readiness check has to write.
  expect(await stored()).toBe(acknowledged);

  ftruncateSync(filler, 0);
  await vi.waitFor(async () => expect(await database.isReady()).toBe(true), { timeout: 100_000 });
  await submit(-1);
  expect(await stored()).toBe(acknowledged + 1);
});

it("a start on a full disk says what is wrong", async () => {
  await submit(0);
  await database.close();
  fillDisk();
  const refused = await start().catch((error: unknown) => String(error));
  expect(refused).toMatch(/^StartError: Cannot start: .+(disk is full|ENOSPC|disk I\/O error)/);
  expect(refused).not.toContain("another Firnline process");
  // The control: once there is room again, it starts, with all its rows.
  ftruncateSync(filler, 0);
  await start();
  expect(await stored()).toBe(1);
});
