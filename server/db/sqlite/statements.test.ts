import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, afterEach, beforeEach } from "vitest";
import { openTestDatabase, type TestDatabase } from "#tests/fixtures/databases.ts";
import { createRunner, isFatal } from "./statements.ts";

test.each([
  ["IOERR_WRITE", 778],
  ["IOERR_FSYNC", 1034],
  ["IOERR_DIR_FSYNC", 1290],
  ["IOERR_READ", 266],
  ["CORRUPT", 11],
  ["CORRUPT_INDEX", 779],
  ["NOTADB", 26],
  ["READONLY_DBMOVED", 1032],
])("%s stops the process", (_, code) => expect(isFatal(code)).toBe(true));

test.each([
  ["FULL", 13],
  ["BUSY", 5],
  ["READONLY", 8],
  ["CONSTRAINT_PRIMARYKEY", 1555],
  ["IOERR_SHMSIZE", 4874],
  ["IOERR_NOMEM", 3082],
  ["CORRUPT_VTAB", 267],
  ["CANTOPEN", 14],
])("%s does not", (_, code) => expect(isFatal(code)).toBe(false));

function counting(maxPrepared?: number) {
  const db = new DatabaseSync(":memory:");
  const prepared: string[] = [];
  const run = createRunner(
    {
      prepare: (sql) => {
        prepared.push(sql);
        return db.prepare(sql);
      },
    },
    maxPrepared,
  );
  return { prepared, run: (sql: string) => run(sql, []).rows[0] };
}

test("a statement that is used again is prepared once", () => {
  const { prepared, run } = counting(2);
  for (const sql of ["SELECT 1 AS v", "SELECT 2 AS v", "SELECT 1 AS v", "SELECT 2 AS v"]) run(sql);
  expect(prepared).toEqual(["SELECT 1 AS v", "SELECT 2 AS v"]);
});

test("only the statements used last are kept", () => {
  const { prepared, run } = counting(2);
  run("SELECT 1 AS v");
  run("SELECT 2 AS v");
  run("SELECT 1 AS v");
  run("SELECT 3 AS v");
  prepared.length = 0;
  expect([run("SELECT 1 AS v"), run("SELECT 2 AS v")]).toEqual([{ v: 1 }, { v: 2 }]);
  expect(prepared).toEqual(["SELECT 2 AS v"]);
});

let db: TestDatabase;
beforeEach(async () => {
  db = await openTestDatabase("sqlite");
});
afterEach(() => db.close());

/** Counts the commits in the log: a commit's last frame has the size of the database after it. */
function commits(): number {
  const log = readFileSync(join(db.folder, "firnline.sqlite-wal"));
  const frameSize = 24 + log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  let count = 0;
  for (let frame = 32; frame + frameSize <= log.length; frame += frameSize)
    if (log.subarray(frame + 8, frame + 16).equals(salts) && log.readUInt32BE(frame + 4) > 0)
      count += 1;
  return count;
}

const submit = (name: string) => db.database.transact([db.entry(name)]);
const names = (kind: string) => Array.from({ length: 20 }, (_, index) => `${kind} ${index}`);

test("submissions that arrive together share a commit", async () => {
  // An open reader keeps the log from restarting, so that its commits can be counted.
  const reader = new DatabaseSync(join(db.folder, "firnline.sqlite"), { readOnly: true });
  reader.exec("BEGIN; SELECT count(*) FROM entries");
  const first = await db.kysely.startTransaction().execute();
  const before = commits();
  const waiting = names("behind").map(submit);
  await first.insertInto("entries").values({ name: "own" }).execute();
  await first.commit().execute();
  await Promise.all(waiting);
  expect(commits() - before).toBe(2);

  // The control: one after another, each has its own commit.
  const between = commits();
  for (const name of names("alone")) await submit(name);
  expect(commits() - between).toBe(20);
  reader.close();
});
