import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createRunner } from "./statements.ts";

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
