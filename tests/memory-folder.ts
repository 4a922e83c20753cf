import { existsSync, statfsSync } from "node:fs";

const folder = "/dev/shm";
const neededBytes = 4 * 1024 ** 3;

/** Keeps temporary files in memory where there is room: the tests' databases wait for every fsync. */
export function useMemoryFolder(): void {
  if (process.env["TMPDIR"] || !existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= neededBytes) process.env["TMPDIR"] = folder;
}
