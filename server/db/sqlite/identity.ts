import { statSync } from "node:fs";

/** Remembers these files. @returns a function that names one that was removed or replaced */
export function rememberFiles(names: readonly string[]): () => string | null {
  const remembered = names.map((name) => ({ name, identity: identityOf(name) }));
  return () => remembered.find(({ name, identity }) => identityOf(name) !== identity)?.name ?? null;
}

function identityOf(name: string): string | null {
  const status = statSync(name, { bigint: true, throwIfNoEntry: false });
  return status ? `${status.dev}:${status.ino}` : null;
}
