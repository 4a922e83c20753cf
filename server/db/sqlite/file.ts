import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** With more pages than this in the log, a commit checkpoints; otherwise, the idle writer does. */
const maxLogPages = 4000;

/** Opens the file so that commits are durable and deleted rows are erased. */
export function openFile(file: string): DatabaseSync {
  // Closing an existing file would drop this process's POSIX locks on it.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  db.exec("PRAGMA journal_mode = WAL");
  db.exec("PRAGMA synchronous = FULL");
  db.exec("PRAGMA secure_delete = ON");
  db.exec(`PRAGMA wal_autocheckpoint = ${maxLogPages}`);
  // On macOS, fsync alone only reaches the disk's cache.
  db.exec("PRAGMA fullfsync = ON");
  db.exec("PRAGMA checkpoint_fullfsync = ON");
  return db;
}

/** Needs a writer that has the file open. */
export function openForReading(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  db.exec("PRAGMA query_only = ON");
  return db;
}

export function pragma(db: DatabaseSync, name: string): unknown {
  const row = db.prepare(`PRAGMA ${name}`).get();
  return row ? Object.values(row)[0] : undefined;
}

/** @returns a function that names a file that was removed or replaced since this call */
export function rememberFiles(names: readonly string[]): () => string | null {
  const remembered = names.map((name) => ({ name, identity: identityOf(name) }));
  return () => remembered.find(({ name, identity }) => identityOf(name) !== identity)?.name ?? null;
}

/** For a file that only grows. @returns a function that tells whether it was truncated */
export function rememberSize(name: string): () => boolean {
  const sizeNow = () => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  let largest = sizeNow();
  return () => {
    const size = sizeNow();
    largest = Math.max(largest, size);
    return size < largest;
  };
}

function identityOf(name: string): string | null {
  const status = statSync(name, { bigint: true, throwIfNoEntry: false });
  return status ? `${status.dev}:${status.ino}` : null;
}
