import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestServices } from "#tests/fixtures/test-services.ts";
import { backupName, createBackups, outdated } from "./backups.ts";

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

  // The control: a database that is not there.
  time += 3 * hourMs;
  const away = { ...config, dataDir: join(folder, "nothing") };
  const failing = createBackups({ config: away, log: pino({ enabled: false }), now: () => time });
  expect(await failing.turn(folder)).toBeLessThan(hourMs);
  expect(failing.fault()).not.toBeNull();
});
