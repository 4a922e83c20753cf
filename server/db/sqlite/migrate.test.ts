import { Kysely } from "kysely";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { StartError } from "#server/errors.ts";
import { sqliteConnection } from "./dialect.ts";
import { openFile } from "./file.ts";
import { createRunner } from "./statements.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "firnline-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Migrates as a start does. @param lives after so many statements the process is gone */
async function start(lives = Infinity): Promise<string[]> {
  const db = openFile(join(folder, "firnline.sqlite"));
  const run = createRunner(db);
  let statements = 0;
  const dialect = sqliteConnection(async (sql, parameters) => {
    statements += 1;
    if (statements > lives) throw new Error("killed");
    return run(sql, parameters);
  });
  try {
    await migrate(new Kysely<never>({ dialect }));
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1");
    return tables.all().map((row) => String(row["name"]));
  } finally {
    db.close();
  }
}

test("a first start that is killed at any statement is made good by the next one", async () => {
  let lives = 0;
  for (let over = false; !over; lives += 1) {
    over = await start(lives).then(
      () => true,
      () => false,
    );
    expect(await start()).toContain("emails");
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), "firnline-"));
  }
  // It was killed in the middle, not only before and after.
  expect(lives).toBeGreaterThan(10);
});

test("a database that a newer version has been at is left alone", async () => {
  await start();
  const db = openFile(join(folder, "firnline.sqlite"));
  db.exec("INSERT INTO kysely_migration VALUES ('999-of-tomorrow', '2999-01-01T00:00:00.000Z')");
  db.close();
  await expect(start()).rejects.toThrow(StartError);
  await expect(start()).rejects.toThrow(/999-of-tomorrow/);
});
