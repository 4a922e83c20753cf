import { readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, test, vi } from "vitest";
import { runProgram } from "#tests/fixtures/console.ts";
import { engineSettings } from "#tests/fixtures/databases.ts";
import { newFolder } from "#tests/fixtures/new-folder.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";
import { makeFirstAccount } from "#tests/fixtures/test-accounts.ts";
import { createTestServices } from "#tests/fixtures/test-services.ts";

/** Nothing answers there, so every email waits. */
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
  return runProgram("server/console/backup.ts", settings, ...args);
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
  expect(await run(settings, "backup", file)).toMatchObject({ code: 0, stderr: "" });
  await load;
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith("copy"))).toEqual([
    "copy.sqlite",
  ]);
  expect((await run(settings, "backup", file)).stderr).toContain("exists already");
  // The control: a running site keeps its database.
  expect((await run(settings, "restore", file)).stderr).toContain("another Firnline process");

  const restored = await newFolder();
  const { code, stdout } = await run({ DATA_DIR: restored }, "restore", file);
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
  await vi.waitFor(async () => expect(await mail()).toHaveLength(2), { timeout: 20_000 });
  await second.stop();
  // Those of the new request, and no others.
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
