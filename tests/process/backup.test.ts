import { sql } from "kysely";
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { main as backup } from "#server/console/backup.ts";
import { main as privacy } from "#server/console/privacy.ts";
import { runMain, runProgram } from "#tests/fixtures/console.ts";
import { engineSettings } from "#tests/fixtures/databases.ts";
import { newFolder } from "#tests/fixtures/new-folder.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";
import { makeFirstAccount } from "#tests/fixtures/test-accounts.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { startPostgres } from "#tests/postgres/server.ts";

/** Nothing answers at this address, so every email waits. */
const noMailServer = { SMTP_URL: "smtp://127.0.0.1:1" };

async function book(site: Site, time: string): Promise<string> {
  const response = await fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(aBooking({ time })),
  });
  return (await response.json()).reference;
}

function run(settings: Record<string, string>, ...args: string[]) {
  return runMain(backup, settings, ...args);
}

function rowsOf(file: string): Record<string, unknown[]> {
  const db = new DatabaseSync(file, { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => [
    name,
    db.prepare(`SELECT * FROM "${String(name)}"`).all(),
  ]);
  db.close();
  return Object.fromEntries(rows) as Record<string, unknown[]>;
}

test("a backup of a site under load is restored row by row, and nothing is sent twice", async () => {
  const site = await startSite(noMailServer);
  const cookie = await makeFirstAccount(site);
  const before = await Promise.all(["1", "2"].map((time) => book(site, time)));
  const load = Promise.all(["3", "4"].map((time) => book(site, time)));
  const file = join(site.dataDir, "copy.sqlite");
  const settings = { DATA_DIR: site.dataDir };
  // Runs these two as the team does, and the others in this process.
  const program = "server/console/backup.ts";
  const made = await runProgram(program, settings, "backup", file);
  expect(made).toMatchObject({ code: 0, stderr: "" });
  await load;
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith("copy"))).toEqual([
    "copy.sqlite",
  ]);
  expect((await run(settings, "backup", file)).stderr).toContain("exists already");
  // The control: a running site keeps its database.
  expect((await run(settings, "restore", file)).stderr).toContain("another Firnline process");

  const restored = await newFolder();
  const { code, stdout } = await runProgram(program, { DATA_DIR: restored }, "restore", file);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Restored: \d requests and messages, the newest of /);
  expect(stdout).toMatch(/\d+ emails waited when the backup was made/);
  expect(stdout).toContain("before-restore-");
  const [copied, fresh] = [rowsOf(file), rowsOf(join(restored, "firnline.sqlite"))];
  const ended = ["sessions", "account_links", "passkey_challenges", "pending_acts"];
  for (const [table, rows] of Object.entries(copied))
    if (ended.includes(table)) expect(fresh[table], table).toEqual([]);
    else if (table !== "emails") expect(fresh[table], table).toEqual(rows);
  expect(copied["sessions"]).toHaveLength(1);
  expect(fresh["emails"]).toHaveLength(copied["emails"]?.length ?? 0);
  for (const email of fresh["emails"] ?? [])
    expect(email).toMatchObject({ due_at: null, data_started_at: expect.any(String) });

  const second = await startSite({ DATA_DIR: restored });
  const rows = fresh["requests"]?.map((row) => (row as { reference: string }).reference);
  expect(rows).toEqual(expect.arrayContaining(before));
  const desk = `${second.deskUrl}/api/lists?view=queue`;
  expect((await fetch(desk, { headers: { Cookie: cookie } })).status).toBe(401);
  expect(await book(second, "5")).toMatch(/^FL-/);
  const mail = () => readdir(join(restored, "mail"));
  await vi.waitFor(async () => expect(await mail()).toHaveLength(2), { timeout: 100_000 });
  await second.stop();
  // Only those of the new request.
  expect(await mail()).toHaveLength(2);
  await rm(restored, { recursive: true });
  await site.dispose();
});

test("what is no backup is refused, and the database stays", async () => {
  const site = await startSite();
  const reference = await book(site, "1");
  await site.stop();
  const settings = { DATA_DIR: site.dataDir };
  const file = join(site.dataDir, "copy.sqlite");
  await run(settings, "backup", file);
  await truncate(file, Math.floor((await stat(file)).size / 2));
  expect((await run(settings, "restore", file)).stderr).toMatch(/is damaged|is not a backup/);
  const text = join(site.dataDir, "notes.sqlite");
  await writeFile(text, "These are notes.");
  expect((await run(settings, "restore", text)).stderr).toContain("is not a backup of Firnline");
  expect((await run(settings, "restore", join(site.dataDir, "none"))).stderr).toContain("no file");
  expect((await run(settings, "restore")).code).toBe(2);
  const { requests } = rowsOf(join(site.dataDir, "firnline.sqlite"));
  expect(requests).toMatchObject([{ reference }]);
  await site.dispose();
});

test("half a database is refused at the start, which says where to read on", async () => {
  const site = await startSite();
  await site.stop();
  const file = join(site.dataDir, "firnline.sqlite");
  await truncate(file, Math.floor((await stat(file)).size / 2));
  await rm(`${file}-wal`, { force: true });
  await expect(startSite({ DATA_DIR: site.dataDir })).rejects.toThrow(
    /is damaged .+"Backup and restore" in docs\/operations\.md/,
  );
  await site.dispose();
});

test.skipIf(inject("postgres") === null)("PostgreSQL is dumped by its own program", async () => {
  const settings = await engineSettings("postgres");
  const services = await createTestServices(settings);
  const file = join(services.folder, "copy.dump");
  const missing = await run({ ...settings, PATH: "" }, "backup", file);
  expect(missing.stderr).toContain("pg_dump is not installed");
  const { code, stderr } = await run(settings, "backup", file);
  if (code === 0) expect((await stat(file)).mode & 0o777).toBe(0o600);
  else expect(stderr).toContain("pg_dump");
  expect((await run(settings, "restore", file)).stderr).toContain("run pg_restore");
  const settled = await run(settings, "restore", "--settle");
  expect(settled).toMatchObject({ code: 0, stderr: "" });
  expect(settled.stdout).toContain("Restored: 0 requests");
  await services.close();
});

const ada = { lastName: "Lovelace", email: "ada.lovelace@example.com" };
const bob = { lastName: "Bobson", email: "bob@example.com" };

function erase(settings: Record<string, string>) {
  return runMain(privacy, settings, "erase", ada.email, "--yes");
}

test("a restore from before an erasure erases again, here and on an empty machine", async () => {
  const [away, empty] = [await newFolder(), await newFolder()];
  const services = await createTestServices({ BACKUP_DIR: away });
  for (const folder of [away, empty, services.folder])
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = { DATA_DIR: services.folder, BACKUP_DIR: away };
  await services.intake.submitBooking(aBooking(ada), plain);
  await services.intake.submitBooking(aBooking(bob), plain);
  const file = join(away, "copy.sqlite");
  expect(await run(settings, "backup", file)).toMatchObject({ code: 0 });
  expect(JSON.stringify(rowsOf(file))).toContain(ada.lastName);
  expect((await erase(settings)).stdout).toContain("Deleted: FL-");
  await services.close({ keep: true });

  for (const restored of [settings, { DATA_DIR: empty, BACKUP_DIR: "" }]) {
    const { code, stdout, stderr } = await run(restored, "restore", file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("Repeated 1 erasure made since the backup.");
    const text = JSON.stringify(rowsOf(join(restored.DATA_DIR, "firnline.sqlite")));
    expect(text).not.toMatch(/Lovelace|lovelace/);
    expect(text).toContain(bob.email);
  }
  await writeFile(join(away, "erasures.jsonl"), "no journal");
  const present = join(empty, "firnline.sqlite");
  const before = rowsOf(present);
  const last = await run({ DATA_DIR: empty, BACKUP_DIR: "" }, "restore", file);
  expect(last).toMatchObject({ code: 1, stdout: "" });
  expect(last.stderr).toContain("cannot be read");
  expect(rowsOf(present)).toEqual(before);
});

/** Debian's PostgreSQL, with all programs of one version. */
const debian = (existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [])
  .map((version) => join("/usr/lib/postgresql", version))
  .findLast((folder) => existsSync(join(folder, "bin", "initdb")));

test.skipIf(debian === undefined)("PostgreSQL is restored row by row by pg_restore", async () => {
  const server = await startPostgres(debian ?? "");
  onTestFinished(() => server.remove());
  const services = await createTestServices({ DATABASE_URL: server.url, ...noMailServer });
  const { kysely } = services.database;
  const settings = {
    DATABASE_URL: server.url,
    DATA_DIR: services.folder,
    PATH: `${debian}/bin:${process.env["PATH"]}`,
  };
  const rows = async (): Promise<Record<string, unknown[]>> => {
    const tables = await kysely.introspection.getTables();
    const all = tables.map(async ({ name }) => {
      const table = kysely.selectFrom(name as "emails").selectAll();
      return [name, (await table.execute()).toSorted((a, b) => (a.id < b.id ? -1 : 1))] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  };
  for (const time of ["1:15 PM", "2:15 PM"])
    for (const who of [ada, bob])
      await services.intake.submitBooking(aBooking({ ...who, time }), plain);
  await sql`INSERT INTO rate_limits (key, points) VALUES ('an address', 1)`.execute(kysely);
  const before = await rows();
  const file = join(services.folder, "copy.dump");
  expect(await run(settings, "backup", file)).toMatchObject({ code: 0, stderr: "" });
  expect((await erase(settings)).stdout).toContain("Deleted: FL-");
  await services.intake.submitBooking(aBooking({ email: "later@example.com" }), plain);

  // As a newer release may have added it.
  await sql`CREATE TABLE newer (reference text REFERENCES requests (reference))`.execute(kysely);
  await sql`INSERT INTO newer SELECT reference FROM requests`.execute(kysely);
  const program = (name: string, ...args: string[]) =>
    promisify(execFile)(join(debian ?? "", "bin", name), [`--dbname=${server.url}`, ...args]);
  await program("psql", "--command=DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  await program("pg_restore", "--exit-on-error", "--single-transaction", file);
  const restored = await rows();
  expect(Object.keys(restored).toSorted()).toEqual(Object.keys(before).toSorted());
  expect(before["rate_limits"]).toHaveLength(1);
  for (const [table, stored] of Object.entries({ ...before, rate_limits: [] }))
    expect(new Set(restored[table]), table).toEqual(new Set(stored));
  const settled = await run(settings, "restore", "--settle");
  expect(settled).toMatchObject({ code: 0, stderr: "" });
  expect(settled.stdout).toContain("Restored: 4 requests and messages");
  expect(settled.stdout).toContain("Repeated 1 erasure made since the backup.");
  const after = await rows();
  expect(JSON.stringify(after)).not.toMatch(/Lovelace|lovelace/);
  expect(after["requests"]).toHaveLength(2);
  const emails = after["emails"] as { due_at: string | null; recipient: string }[];
  expect(emails).toHaveLength(4);
  expect(emails.every(({ due_at }) => due_at === null)).toBe(true);
  await services.close();
});
