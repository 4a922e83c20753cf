import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "#tests/fixtures/new-folder.ts";
import { createTestServices } from "#tests/fixtures/test-services.ts";
import { backupName, createBackups, outdated } from "./backups.ts";
import { backUpSqlite } from "./sqlite/backup.ts";
import { databaseFile } from "./sqlite/open.ts";

const hourMs = 60 * 60 * 1000;
const now = Date.parse("2026-11-22T23:30:00Z");
const hoursAgo = (hours: number) => backupName(now - hours * hourMs, "sqlite");

test("every hour of two days is kept, then the first of each day, for a month", () => {
  const hourly = Array.from({ length: 24 * 40 }, (_, index) => hoursAgo(index));
  const removed = new Set(outdated([...hourly, "notes.txt"], now));
  const kept = hourly.filter((file) => !removed.has(file));
  expect(kept.slice(0, 49)).toEqual(hourly.slice(0, 49));
  expect(kept.slice(49)).toHaveLength(29);
  expect(kept.slice(49).every((file) => file.includes("T00-30-00Z"))).toBe(true);
  expect(removed).not.toContain("notes.txt");
});

test("the only backup is kept however old it is", () => {
  expect(outdated([hoursAgo(10_000)], now)).toEqual([]);
});

test("one an hour; what fails, or is three hours old, is a fault", async () => {
  const services = await createTestServices({});
  onTestFinished(() => services.close());
  const folder = mkdtempSync(join(tmpdir(), "firnline-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let time = now;
  const config = { ...services.config, backupDir: folder };
  const backups = createBackups({ config, log: pino({ enabled: false }), now: () => time });
  expect(backups.fault()).toBe("there is no backup yet");
  expect(await backups.turn(folder)).toBe(hourMs);
  expect(readdirSync(folder)).toEqual(["firnline-2026-11-22T23-30-00Z.sqlite"]);
  expect(backups.fault()).toBeNull();
  time += hourMs / 2;
  expect(await backups.turn(folder)).toBe(hourMs / 2);
  expect(readdirSync(folder)).toHaveLength(1);

  time += 3 * hourMs;
  expect(backups.fault()).toBe("the last backup is of 2026-11-22T23:30:00.000Z");
  expect(await backups.turn(folder)).toBe(hourMs);
  expect(backups.fault()).toBeNull();

  // The control: a database that does not exist.
  time += 3 * hourMs;
  const away = { ...config, dataDir: join(folder, "nothing") };
  const failing = createBackups({ config: away, log: pino({ enabled: false }), now: () => time });
  expect(await failing.turn(folder)).toBeLessThan(hourMs);
  expect(failing.fault()).not.toBeNull();
});

test("what an interrupted backup has left goes an hour later, even while none is due", async () => {
  const services = await createTestServices({});
  onTestFinished(() => services.close());
  const folder = await newFolder();
  const backups = createBackups({
    config: { ...services.config, backupDir: folder },
    log: pino({ enabled: false }),
    now: () => now,
  });
  await backups.turn(folder);
  const made = readdirSync(folder);
  const old = [
    `${hoursAgo(30)}.partial`,
    `${hoursAgo(2)}.partial-wal`,
    `${hoursAgo(2)}.partial-shm`,
  ];
  // Another instance may be making it now.
  const others = [`${hoursAgo(0.5)}.partial`, "copy.sqlite.partial"];
  for (const name of [...old, ...others]) writeFileSync(join(folder, name), "personal data");
  await backups.turn(folder);
  expect(readdirSync(folder).toSorted()).toEqual([...made, ...others].toSorted());
});

test("the copy is read in a thread of its own, and a damaged one is refused", async () => {
  // A separate database: an emptied one has free pages, whose damage no check detects.
  const services = await createTestServices({ DATA_DIR: await newFolder() });
  onTestFinished(() => services.close());
  const folder = mkdtempSync(join(tmpdir(), "firnline-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  onTestFinished(() => void vi.restoreAllMocks());
  const copied = join(folder, databaseFile);
  await backUpSqlite(services.config.dataDir, copied);
  const statements = [...prepare.mock.calls, ...exec.mock.calls].map(([sql]) => sql);
  expect(statements.filter((sql) => sql.includes("integrity_check"))).toEqual([]);

  const middle = Math.floor(statSync(copied).size / 8192) * 4096;
  const handle = await open(copied, "r+");
  await handle.write(Buffer.alloc(4096, 0xa5), 0, 4096, middle);
  await handle.close();
  await expect(backUpSqlite(folder, join(folder, "again.sqlite"))).rejects.toThrow("is damaged");
  expect(readdirSync(folder).filter((name) => name.startsWith("again"))).toEqual([]);
});
