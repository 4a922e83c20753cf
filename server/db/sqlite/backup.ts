import { Kysely } from "kysely";
import { once } from "node:events";
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { migrate } from "#server/db/migrate.ts";
import { settleRestored, type Settled } from "#server/db/settle-restored.ts";
import type { Tables } from "#server/db/tables.ts";
import { StartError } from "#server/errors.ts";
import { checkFolder } from "./checks.ts";
import { openFile, pragma } from "./file.ts";
import { lockFolder } from "./lock.ts";
import { databaseFile, oneConnection, restoringFile } from "./open.ts";
import { reasonOf } from "./statements.ts";

/** All pages in one step: otherwise, each write of the running site would restart the copy. */
const allPages = 2 ** 31 - 1;

/**
 * Copies the database, whether a site runs on it or not, and checks the copy before it gets its name.
 * @throws StartError when `file` exists, or the copy cannot be made or is damaged
 */
export async function backUpSqlite(folder: string, file: string): Promise<void> {
  const source = join(folder, databaseFile);
  if (!existsSync(source))
    throw new StartError(`There is no database in ${folder} yet; DATA_DIR says where.`);
  if (existsSync(file)) throw new StartError(`${file} exists already. Name a new file.`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    closeSync(openSync(partial, "wx", 0o600));
    const from = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
    try {
      await backup(from, partial, { rate: allPages });
    } finally {
      from.close();
    }
    await checkCopy(partial);
    renameSync(partial, file);
  } catch (error) {
    for (const name of ["", "-wal", "-shm"]) rmSync(`${partial}${name}`, { force: true });
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup ${file} cannot be made (${reasonOf(error)}).`);
  }
}

/** In a separate thread, because the site answers visitors in the meantime. */
async function checkCopy(file: string): Promise<void> {
  const thread = new Worker(new URL("./check-thread.ts", import.meta.url), {
    workerData: { file },
  });
  try {
    const [found] = await once(thread, "message");
    if (found !== "ok") throw new StartError(`The backup ${file} is damaged (${found}).`);
  } finally {
    await thread.terminate();
  }
}

/**
 * Replaces the database with a backup, and keeps the old one in a folder next to it. Changes nothing
 * before the backup has been read, checked and migrated. No site may run on the folder.
 * @returns also the folder with the previous database
 * @throws StartError when the file is not a backup of Firnline, or a site runs
 */
export async function restoreSqlite(
  folder: string,
  file: string,
  change: (copied: Kysely<Tables>) => Promise<void>,
): Promise<Settled & { kept: string | null }> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  checkFolder(folder);
  const target = join(folder, databaseFile);
  const unlock = lockFolder(folder, target, () => {});
  const fresh = restoringFile(target);
  const remove = (...names: string[]) => {
    for (const name of names) rmSync(`${fresh}${name}`, { force: true });
  };
  // While this file exists without a database, no startup creates an empty one.
  let isNeeded = existsSync(fresh) && !existsSync(target);
  try {
    remove("-wal", "-shm");
    copyFileSync(file, fresh);
    const settled = await prepare(fresh, file, change);
    isNeeded = true;
    const kept = keepPresent(folder, target);
    renameSync(fresh, target);
    return { ...settled, kept };
  } finally {
    remove("-wal", "-shm", ...(isNeeded ? [] : [""]));
    unlock();
  }
}

async function prepare(
  fresh: string,
  file: string,
  change: (copied: Kysely<Tables>) => Promise<void>,
): Promise<Settled> {
  const db = openBackup(fresh, file);
  try {
    const dialect = oneConnection(db);
    await migrate(new Kysely<never>({ dialect }));
    const kysely = new Kysely<Tables>({ dialect });
    await change(kysely);
    return await settleRestored(kysely);
  } finally {
    db.close();
  }
}

function openBackup(fresh: string, file: string): DatabaseSync {
  let db: DatabaseSync | null = null;
  try {
    db = openFile(fresh);
    const found = String(pragma(db, "integrity_check(1)"));
    if (found !== "ok") throw new StartError(`${file} is damaged (${found}).`);
    db.prepare("SELECT count(*) FROM kysely_migration, requests").get();
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} is not a backup of Firnline (${reasonOf(error)}).`);
  }
}

/** An old log next to a new database would damage it, so all three files move, the database first. */
function keepPresent(folder: string, target: string): string | null {
  const present = ["", "-wal", "-shm"].filter((name) => existsSync(`${target}${name}`));
  if (present.length === 0) return null;
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const kept = join(folder, `before-restore-${time}`);
  mkdirSync(kept, { mode: 0o700 });
  for (const name of present)
    renameSync(`${target}${name}`, join(kept, `${basename(target)}${name}`));
  return kept;
}
