import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#server/db/connect.ts";
import { StartError } from "#server/errors.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "firnline-"));
  file = join(folder, "firnline.sqlite");
  await start();
  const db = new DatabaseSync(file);
  db.exec(`CREATE TABLE filled (name TEXT, number INTEGER); CREATE INDEX by_name ON filled (name);
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
    INSERT INTO filled SELECT 'name ' || i, i FROM n`);
  db.close();
});
afterEach(() => rm(folder, { recursive: true }));

async function start(): Promise<string[]> {
  const warnings: string[] = [];
  const log = { error() {}, warn: (_: unknown, text = "") => void warnings.push(text) };
  const config = { dataDir: folder, databaseUrl: null };
  await (await openDatabase(config, () => {}, log)).close();
  return warnings;
}

function overwrite(position: number, bytes: Buffer) {
  const handle = openSync(file, "r+");
  writeSync(handle, bytes, 0, bytes.length, position);
  closeSync(handle);
}

const leadsToBackup =
  /^Cannot start: the database \S+firnline\.sqlite is damaged \([^\n]+\)\. Put a backup in its place: see "Backup and restore" in docs\/operations\.md\.$/;

test("a file with 32 bytes overwritten does not start, wherever a check can tell", async () => {
  const whole = readFileSync(file);
  let refused = 0;
  let started = 0;
  for (let round = 0; round < 16; round += 1) {
    writeFileSync(file, whole);
    overwrite(Math.floor((whole.length * (round + 0.5)) / 16), Buffer.alloc(32, 0xa5));
    const check = new DatabaseSync(file, { readOnly: true });
    const isDamaged = () =>
      Object.values(check.prepare("PRAGMA integrity_check(1)").get() ?? {})[0] !== "ok";
    let damaged = true;
    try {
      damaged = isDamaged();
    } catch {
      // So damaged that it cannot even be checked.
    }
    check.close();
    const error = await start().then(
      () => null,
      (reason: unknown) => reason,
    );
    if (damaged) {
      refused += 1;
      expect(error).toBeInstanceOf(StartError);
      expect((error as StartError).message).toMatch(leadsToBackup);
    } else {
      // The control: SQLite cannot detect changed bytes inside a text.
      started += 1;
      expect(error).toBeNull();
    }
  }
  expect(refused).toBeGreaterThan(4);
  expect(refused + started).toBe(16);
});

test("a file that is no database leads to the backup", async () => {
  writeFileSync(file, "no database".repeat(1000));
  await expect(start()).rejects.toThrow(leadsToBackup);
});

test("a whole file starts without a word, and what is too large is told in the log", async () => {
  expect(await start()).toEqual([]);
  const handle = openSync(file, "r+");
  // A sparse gigabyte after the last page, which takes no disk space.
  writeSync(handle, Buffer.alloc(1), 0, 1, 1024 ** 3 + 4095);
  closeSync(handle);
  expect(await start()).toEqual(["too large to be checked at each start"]);
});
