import { sql } from "kysely";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, inject, test } from "vitest";
import { openBeside } from "#server/db/connect.ts";
import { runProgram } from "#tests/fixtures/console.ts";
import { engineSettings } from "#tests/fixtures/databases.ts";
import { createTestDesk, signIn } from "#tests/fixtures/desk.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { databaseFile } from "./sqlite/open.ts";

const program = "server/console/backup.ts";

/** An unused embedded database with rows in most tables. */
async function aFilledFolder(): Promise<string> {
  const desk = await createTestDesk();
  await signIn(desk);
  for (let index = 0; index < 3; index += 1)
    await desk.intake.submitBooking(aBooking({ time: `${index}`, firstName: "Zoë 🎿" }), {
      idempotencyKey: `key-${index}`,
      flags: [],
    });
  await desk.intake.sendContactMessage(aMessage(), plain);
  await desk.close({ keep: true });
  return desk.folder;
}

function rowsOf(file: string): Map<string, unknown[]> {
  const db = new DatabaseSync(file, { readOnly: true });
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'kysely%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== "readiness_probe");
  const rows = new Map(tables.map((name) => [name, db.prepare(`SELECT * FROM "${name}"`).all()]));
  db.close();
  return rows;
}

describe.skipIf(inject("postgres") === null)("an embedded database moves to PostgreSQL", () => {
  test("row by row, once, into an empty one, while no site runs on it", async () => {
    const folder = await aFilledFolder();
    const { DATABASE_URL = "" } = await engineSettings("postgres");
    const settings = { DATABASE_URL, DATA_DIR: folder };
    const before = rowsOf(join(folder, databaseFile));
    const { code, stdout, stderr } = await runProgram(program, settings, "move-to-postgres");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Moved 4 requests");

    const target = openBeside({ dataDir: folder, databaseUrl: DATABASE_URL });
    let compared = 0;
    for (const [table, rows] of before) {
      const { rows: stored } = await sql`select * from ${sql.table(table)}`.execute(target);
      const text = (row: unknown) =>
        Object.keys(row as object)
          .toSorted()
          .map((key) => `${key}=${String((row as Record<string, unknown>)[key])}`)
          .join(" ");
      expect(stored.map(text).toSorted(), table).toEqual(rows.map(text).toSorted());
      compared += rows.length;
    }
    expect(compared).toBeGreaterThan(20);

    const again = await runProgram(program, settings, "move-to-postgres");
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("has rows already")]);
    await target.destroy();

    // A site can continue with it: a retry of a submission is still the same request.
    const site = await createTestServices(settings);
    const retried = await site.intake.submitBooking(aBooking({ time: "0", firstName: "Zoë 🎿" }), {
      idempotencyKey: "key-0",
      flags: [],
    });
    const known = before.get("requests")?.map((row) => (row as { reference: string }).reference);
    expect(known).toContain(retried.ok && retried.reference);
    await site.close();
  });

  test("a row that PostgreSQL cannot keep stops it, and nothing is moved", async () => {
    const folder = await aFilledFolder();
    const file = join(folder, databaseFile);
    const db = new DatabaseSync(file);
    db.exec("UPDATE contact_messages SET message = 'a' || char(0) || 'b'");
    db.close();
    const { DATABASE_URL = "" } = await engineSettings("postgres");
    const settings = { DATABASE_URL, DATA_DIR: folder };
    const refused = await runProgram(program, settings, "move-to-postgres");
    expect(refused.code).toBe(1);
    const target = openBeside({ dataDir: folder, databaseUrl: DATABASE_URL });
    expect(await target.selectFrom("requests").selectAll().execute()).toEqual([]);
    await target.destroy();
    // The file is unchanged, so the site can start with it again.
    expect((await readFile(file)).byteLength).toBeGreaterThan(0);
    expect(rowsOf(file).get("requests")).toHaveLength(4);
  });

  test("without DATABASE_URL, or beside a running site, it is refused", async () => {
    const services = await createTestServices({});
    const settings = { ...(await engineSettings("postgres")), DATA_DIR: services.folder };
    const beside = await runProgram(program, settings, "move-to-postgres");
    expect([beside.code, beside.stderr]).toEqual([
      1,
      expect.stringContaining("another Firnline process"),
    ]);
    const without = await runProgram(program, { DATA_DIR: services.folder }, "move-to-postgres");
    expect([without.code, without.stderr]).toEqual([1, expect.stringContaining("DATABASE_URL")]);
    await services.close();
  });
});
