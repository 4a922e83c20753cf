import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
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
