import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { DatabaseLog } from "#server/db/database.ts";
import { StartError } from "#server/errors.ts";
import { pragma } from "./open-file.ts";

const megabyte = 1024 * 1024;
const fullCheckBelow = 64 * megabyte;
const quickCheckBelow = 1024 * megabyte;

/** Checks as much of the file as a quick start allows. @throws StartError */
export function checkIntegrity(db: DatabaseSync, file: string, log: DatabaseLog): void {
  const { size } = statSync(file);
  if (size >= quickCheckBelow) {
    log.warn({ megabytes: Math.round(size / megabyte) }, "too large to be checked at each start");
    return;
  }
  const found = String(pragma(db, size < fullCheckBelow ? "integrity_check(1)" : "quick_check(1)"));
  if (found !== "ok") throw damaged(file, found);
}

export function damaged(file: string, reason: string): StartError {
  const line = reason.replaceAll(/\s+/g, " ").trim();
  return new StartError(
    `Cannot start: the database ${file} is damaged (${line}). ` +
      `Put a backup in its place: see "Backup and restore" in docs/operations.md.`,
  );
}
