import { spawnSync } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

async function book(site: Site, time: string): Promise<string> {
  const response = await fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(aBooking({ time })),
  });
  return (await response.json()).reference;
}

/** The command as docs/operations.md gives it, for another folder. */
async function documentedCommand(dataDir: string): Promise<string> {
  const page = await readFile("docs/operations.md", "utf8");
  const section = page.split("## Backup and restore")[1] ?? "";
  const command = /```sh\n(.+?)```/s.exec(section)?.[1] ?? "";
  expect(command).toContain("data/firnline.sqlite");
  return command
    .replace("node_modules/.bin/node", JSON.stringify(process.execPath))
    .replace("data/firnline.sqlite", join(dataDir, "firnline.sqlite"))
    .replace("backup.sqlite", join(dataDir, "backup.sqlite"));
}

test("the documented backup of a running site can be restored", async () => {
  const site = await startSite();
  const before = await Promise.all(["1", "2", "3"].map((time) => book(site, time)));
  const command = await documentedCommand(site.dataDir);
  const load = Promise.all(["4", "5", "6"].map((time) => book(site, time)));
  const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect((await stat(join(site.dataDir, "backup.sqlite"))).mode & 0o777).toBe(0o600);
  await load;

  const restored = await mkdtemp(join(tmpdir(), "firnline-"));
  await copyFile(join(site.dataDir, "backup.sqlite"), join(restored, "firnline.sqlite"));
  const second = await startSite({ DATA_DIR: restored });
  const db = new DatabaseSync(join(restored, "firnline.sqlite"), { readOnly: true });
  const rows = db.prepare("SELECT reference FROM requests").all();
  expect(rows.map((row) => row["reference"])).toEqual(expect.arrayContaining(before));
  db.close();
  expect(await book(second, "7")).toMatch(/^FL-/);
  await second.stop();

  // The control: half a backup is refused, and says where to read on.
  const file = join(restored, "firnline.sqlite");
  await copyFile(join(site.dataDir, "backup.sqlite"), file);
  await truncate(file, Math.floor((await stat(file)).size / 2));
  await rm(`${file}-wal`, { force: true });
  await expect(startSite({ DATA_DIR: restored })).rejects.toThrow(
    /is damaged .+"Backup and restore" in docs\/operations\.md/,
  );
  await rm(restored, { recursive: true });
  await site.dispose();
});
