import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseLog } from "#server/db/database.ts";
import { StartError } from "#server/errors.ts";
import { pragma } from "./file.ts";
import { reasonOf } from "./statements.ts";

/** The first release whose WAL reset cannot corrupt the database. */
const lowestSqlite = [3, 51, 3];

/** File systems (statfs's f_type) whose locks SQLite cannot trust. */
const networkFileSystems = new Map([
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xff534d42, "SMB"],
  [0xfe534d42, "SMB"],
]);

/** Creates the data folder if needed. @throws StartError when it is unfit for a database */
export function checkFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `Cannot start: DATA_DIR ${folder} cannot be written to (${reasonOf(error)}). ` +
        "Give this user permission to write there, or set DATA_DIR to another folder.",
    );
  }
  const kind = networkFileSystems.get(Number(BigInt.asUintN(32, BigInt(statfsSync(folder).type))));
  if (kind) {
    throw new StartError(
      `Cannot start: DATA_DIR ${folder} lies on ${kind}, where an embedded database is not safe. ` +
        "Use a local disk, or set DATABASE_URL.",
    );
  }
}

/** Parent by parent: Node's recursive `mkdir` never returns if it can't create one, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

export function checkDatabase(db: DatabaseSync): void {
  const version = String(db.prepare("SELECT sqlite_version() AS v").get()?.["v"]);
  if (!isAtLeast(version.split(".").map(Number), lowestSqlite)) {
    throw new StartError(
      `Cannot start: SQLite ${version} can damage its log; use Node 24.15 or newer.`,
    );
  }
  const expected = { journal_mode: "wal", synchronous: 2, foreign_keys: 1, secure_delete: 1 };
  for (const [name, value] of Object.entries(expected)) {
    const actual = pragma(db, name);
    if (actual !== value) {
      throw new StartError(
        `Cannot start: the database refuses ${name}=${value} (it says ${String(actual)}).`,
      );
    }
  }
}

function isAtLeast(version: number[], lowest: number[]): boolean {
  for (const [index, part] of lowest.entries()) {
    const own = version[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}

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
