import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "#server/errors.ts";

/**
 * One process writes: a second one would put two outboxes to work on the same mails. The lock is a
 * transaction held open on a file of its own, so the system lets go of it whenever the process ends,
 * however it ends.
 * @returns how to let go of it
 * @throws StartError when another process holds it
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "firnline.lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new StartError(
      `Cannot start: another Firnline process is using DATA_DIR ${folder}. ` +
        "Stop it first, or set DATA_DIR to another folder.",
    );
  }
  return () => lock.close();
}
