import { statSync } from "node:fs";

/** Remembers these files. @returns a function that names one that was removed or replaced */
export function rememberFiles(names: readonly string[]): () => string | null {
  const remembered = names.map((name) => ({ name, identity: identityOf(name) }));
  return () => remembered.find(({ name, identity }) => identityOf(name) !== identity)?.name ?? null;
}

/** Remembers a file that only grows. @returns a function that says whether it was cut short */
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
