import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Changes with a description and with the files of a folder that fit the patterns. */
export function stampOf(description: string, folder: string, patterns: readonly string[]): string {
  const hash = createHash("sha256").update(description);
  const files = globSync(patterns, { cwd: folder });
  for (const file of files.toSorted()) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

/** Does the work unless the file says that it was done for the same stamp; then notes it there. */
export function unlessDone(file: string, stamp: string, work: () => void): void {
  if (existsSync(file) && readFileSync(file, "utf8") === stamp) return;
  rmSync(file, { force: true });
  work();
  writeFileSync(file, stamp);
}
