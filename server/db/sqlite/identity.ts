import { statSync } from "node:fs";

/**
 * Remembers which files lie under these names now.
 * @returns a function that gives the name under which another file lies now, or none; else null
 */
export function rememberFiles(names: readonly string[]): () => string | null {
  const remembered = names.map((name) => ({ name, identity: identityOf(name) }));
  return () => remembered.find(({ name, identity }) => identityOf(name) !== identity)?.name ?? null;
}

/** Device and inode; null when there is no file. */
function identityOf(name: string): string | null {
  const status = statSync(name, { bigint: true, throwIfNoEntry: false });
  return status ? `${status.dev}:${status.ino}` : null;
}
