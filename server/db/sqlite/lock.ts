import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StorageError } from "#server/db/storage-error.ts";
import { StartError } from "#server/errors.ts";
import { rememberFiles } from "./file.ts";
import { isBusy, reasonOf } from "./statements.ts";

const checkMs = 1000;

/**
 * Holds a transaction open on a lock file, so that no second process starts.
 * @param onLost called when the lock file was removed and another process has locked the new one
 * @returns a function that unlocks
 * @throws StartError
 */
export function lockFolder(
  folder: string,
  database: string,
  onLost: (error: StorageError) => void,
): () => void {
  const file = join(folder, "firnline.lock");
  if (!existsSync(file) && existsSync(database) && isInUse(database)) throw inUse(folder);
  let held = lock(folder, file);
  let findReplaced = rememberFiles([file]);

  const timer = setInterval(() => {
    if (findReplaced() === null) return;
    try {
      const renewed = lock(folder, file);
      held.close();
      held = renewed;
      findReplaced = rememberFiles([file]);
    } catch (error) {
      clearInterval(timer);
      const message = `The lock on DATA_DIR ${folder} was lost (${reasonOf(error)})`;
      onLost(new StorageError(message, { fatal: true, cause: error }));
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
    // Closing an existing file would drop this process's own POSIX locks on it.
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
        "Check the free disk space and the permissions in DATA_DIR.",
    );
  }
}

/** True if any process has the database open. */
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
