import { Kysely } from "kysely";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test, inject } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres/open.ts";
import { StartError } from "#server/errors.ts";
import { newDatabase } from "#tests/postgres/server.ts";
import { sqliteConnection } from "./dialect.ts";
import { openFile } from "./file.ts";
import { createRunner } from "./statements.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "firnline-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Migrates like a startup. @param lives the number of statements before the process is killed */
async function start(lives = Infinity): Promise<string[]> {
  const db = openFile(join(folder, "firnline.sqlite"));
  // The machine keeps running, so nothing has to reach the disk.
  db.exec("PRAGMA synchronous = OFF");
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

/** Every table and index, and every row. */
function stateNow(): string {
  const db = openFile(join(folder, "firnline.sqlite"));
  const schema = db.prepare("SELECT type, name, sql FROM sqlite_schema").all();
  const rows = schema
    .filter(({ type }) => type === "table")
    .map(({ name }) => db.prepare(`SELECT * FROM "${String(name)}"`).all());
  db.close();
  return JSON.stringify([schema, rows]);
}

test("a first start that is killed at any statement is made good by the next one", async () => {
  let lives = 0;
  const states = new Set<string>();
  for (let over = false; !over; lives += 1) {
    over = await start(lives).then(
      () => true,
      () => false,
    );
    // Most kills leave the same state as an earlier one.
    const state = stateNow();
    if (!states.has(state)) expect(await start()).toContain("emails");
    states.add(state);
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), "firnline-"));
  }
  // It was killed in the middle of the migration, not only before and after.
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

const postgres = inject("postgres");
/** The advisory lock that Kysely holds while it migrates. */
const migrationLock = "3853314791062309107";
const statementMs = 200;

test.skipIf(postgres === null)(
  "a process waits for another's migration, longer than a request may take",
  async () => {
    const url = await newDatabase(postgres ?? "");
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(${migrationLock})`);
    const opening = openPostgres(url, { log: { error() {}, warn() {} }, statementMs });
    const settled = opening.then(
      () => "open",
      () => "failed",
    );
    expect(await Promise.race([settled, sleep(5 * statementMs, "waiting")])).toBe("waiting");
    await other.end();
    const database = await opening;
    expect(await database.kysely.selectFrom("requests").selectAll().execute()).toEqual([]);
    // The control: a request's statement has the limit.
    const slow = { sql: "SELECT pg_sleep(2)", parameters: [] };
    await expect(database.transact([slow])).rejects.toMatchObject({ code: "57014" });
    await database.close();
  },
);
