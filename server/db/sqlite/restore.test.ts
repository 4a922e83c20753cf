import { copyFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { main } from "#server/console/backup.ts";
import { openDatabase } from "#server/db/connect.ts";
import { StartError } from "#server/errors.ts";
import { runMain, runProgram } from "#tests/fixtures/console.ts";
import { newFolder } from "#tests/fixtures/new-folder.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { backUpSqlite } from "./backup.ts";
import { databaseFile } from "./open.ts";

const program = "server/console/backup.ts";

/** Kills the process instead of its rename of this number. */
function killAtRename(number: number): string {
  const code = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    import { isMainThread } from "node:worker_threads";
    const { renameSync } = fs; let left = ${number};
    fs.renameSync = (...names) => (left-- === 0 ? process.kill(process.pid, "SIGKILL") : renameSync(...names));
    if (isMainThread) syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** A folder as a kill leaves it, with the last commit still in the log, and an older backup. */
async function prepare() {
  const services = await createTestServices({ DATA_DIR: await newFolder() });
  onTestFinished(() => services.close());
  const [folder, away] = [await newFolder(), await newFolder()];
  await services.intake.submitBooking(aBooking({ time: "1:15 PM" }), plain);
  const file = join(away, "copy.sqlite");
  await backUpSqlite(services.folder, file);
  await services.intake.submitBooking(aBooking({ time: "2:15 PM" }), plain);
  for (const name of await readdir(services.folder))
    if (name.startsWith("firnline."))
      await copyFile(join(services.folder, name), join(folder, name));
  return { folder, away, file };
}

function countRequests(folder: string): number {
  const db = new DatabaseSync(join(folder, databaseFile));
  const row = db.prepare("SELECT count(*) AS many FROM requests").get();
  db.close();
  return Number(row?.["many"]);
}

/** How many requests the site has after a start; null where it refuses to start. */
async function start(folder: string): Promise<number | null> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null }, () => {}).catch(
    (error: unknown) => error,
  );
  if (database instanceof StartError) {
    expect(database.message).toContain("a restore was interrupted. Run it again");
    return null;
  }
  await (database as Awaited<ReturnType<typeof openDatabase>>).close();
  return countRequests(folder);
}

test.each([0, 1, 2, 3])(
  "a restore killed at rename %i, and another that failed: no start loses a request",
  async (number) => {
    const { folder, away, file } = await prepare();
    const settings = { DATA_DIR: folder };
    const killed = await runProgram(
      program,
      { ...settings, NODE_OPTIONS: killAtRename(number) },
      "restore",
      file,
    );
    expect(killed).toMatchObject({ signal: "SIGKILL" });
    const found = await start(folder);
    expect(found).toBe(number === 0 ? 2 : null);
    const text = join(away, "notes.sqlite");
    await writeFile(text, "These are notes.");
    expect((await runMain(main, settings, "restore", text)).code).toBe(1);
    expect(await start(folder)).toBe(found);
    const again = await runMain(main, settings, "restore", file);
    expect(again).toMatchObject({ code: 0, stderr: "" });
    expect(await start(folder)).toBe(1);
  },
);
