import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "#server/errors.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { isBusy, reasonOf } from "./errors.ts";
import { rememberFiles } from "./identity.ts";

const checkMs = 1000;

/**
 * One process writes: a second one would put two outboxes to work on the same mails. The lock is a
 * transaction held open on a file of its own, so the system lets go of it whenever the process
 * ends. Once a second the lock is taken anew if its file was removed.
 * @param database its file, which tells of a process whose lock was removed
 * @param onLost   called when another process has taken the lock meanwhile
 * @returns how to let go of it
 * @throws StartError when another process holds it, or the folder does not take it
 */
export function lockFolder(
  folder: string,
  database: string,
  onLost: (error: StorageError) => void,
): () => void {
  const file = join(folder, "firnline.lock");
  if (!existsSync(file) && existsSync(database) && isInUse(database)) throw inUse(folder);
  let held = lock(folder, file);
  let otherFile = rememberFiles([file]);

  const timer = setInterval(() => {
    if (otherFile() === null) return;
    try {
      const renewed = lock(folder, file);
      held.close();
      held = renewed;
      otherFile = rememberFiles([file]);
    } catch (error) {
      clearInterval(timer);
      onLost(new StorageError("The lock on DATA_DIR was lost", { fatal: true, cause: error }));
    }
  }, checkMs).unref();

  return () => {
    clearInterval(timer);
    held.close();
  };
}

function lock(folder: string, file: string): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    // One that exists is not opened here: closing it would let go of this process's own lock.
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
    database = new DatabaseSync(file);
    database.exec("BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database?.close();
    if (isBusy(error)) throw inUse(folder);
    throw new StartError(
      `Cannot start: ${file} cannot be locked (${reasonOf(error)}). ` +
        "Look at the disk's room and at the rights in DATA_DIR.",
    );
  }
}

/** True if any process has the database open: then it cannot be had alone. */
function isInUse(database: string): boolean {
  const probe = new DatabaseSync(database, { timeout: checkMs });
  try {
    probe.exec("PRAGMA locking_mode = EXCLUSIVE");
    probe.prepare("SELECT count(*) FROM sqlite_schema").get();
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    probe.close();
  }
}

function inUse(folder: string): StartError {
  return new StartError(
    `Cannot start: another Firnline process is using DATA_DIR ${folder}. ` +
      "Stop it first, or set DATA_DIR to another folder.",
  );
}
