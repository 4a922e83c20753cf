import type { Kysely } from "kysely";
import { dirname, resolve } from "node:path";
import type { Config } from "#server/config.ts";
import { backUp, moveToDatabaseUrl, openBeside, restore } from "#server/db/connect.ts";
import {
  readErasures,
  readJournal,
  settleRestored,
  writeJournal,
  type Erasure,
  type Settled,
} from "#server/db/settle-restored.ts";
import type { Tables } from "#server/db/tables.ts";
import { replayErasures } from "#server/maintenance/erase.ts";
import { pluralize, officeTime } from "./terminal.ts";
import { openPersonalData, readOwnConfig, reportFailure, withDatabase } from "./with-database.ts";

const help = `Backs up the database, restores a backup, and moves the database to PostgreSQL.

  npm run backup -- FILE        into a new file, whether the site runs or not
  npm run restore -- FILE       in place of the database, which is kept; the site must be stopped
  npm run restore -- --settle   on PostgreSQL, once pg_restore has filled the database
  npm run move-to-postgres      from DATA_DIR to an empty DATABASE_URL; the site must be stopped

The settings are those of the site: DATA_DIR or DATABASE_URL.`;

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 failed, 2 a wrong command */
export async function main([command, subject, ...rest]: string[]): Promise<number> {
  if (command === "move-to-postgres" && subject === undefined) return reportFailure(move);
  if (
    subject === undefined ||
    rest.length > 0 ||
    (subject !== "--settle" && subject.startsWith("-"))
  ) {
    console.error(help);
    return 2;
  }
  if (command === "backup" && subject !== "--settle") return reportFailure(() => copy(subject));
  if (command === "restore" && subject === "--settle") return withDatabase(settle);
  if (command === "restore") return reportFailure(() => restoreFile(subject));
  console.error(help);
  return 2;
}

async function copy(file: string): Promise<number> {
  const config = readOwnConfig();
  await backUp(config, resolve(file));
  const db = openBeside(config);
  // A restore has to repeat the erasures, so their journal goes next to the backup.
  const folder = dirname(resolve(file));
  writeJournal(folder, await readErasures(db, readJournal(folder)).finally(() => db.destroy()));
  console.log(
    `${file} is a complete backup. It contains personal data: encrypt it, and keep it on another machine.`,
  );
  return 0;
}

async function restoreFile(file: string): Promise<number> {
  const config = readOwnConfig();
  if (config.databaseUrl !== null) {
    console.error("On PostgreSQL run pg_restore, then npm run restore -- --settle.");
    return 1;
  }
  // Before anything is replaced: a journal that cannot be read would let erased people come back.
  const erasures = readJournals(config, dirname(resolve(file)));
  let repeated: Erasure[] = [];
  const { kept, ...settled } = await restore(config, resolve(file), async (copied) => {
    repeated = await replayErasures(copied, erasures);
  });
  printSettled(settled);
  printErasures(repeated.length);
  const db = openBeside(config);
  await openPersonalData(db, config)
    .catchUp(erasures)
    .finally(() => db.destroy());
  if (kept !== null) console.log(`The previous database is in ${kept}.`);
  return 0;
}

async function move(): Promise<number> {
  const moved = await moveToDatabaseUrl(readOwnConfig());
  const total = [...moved.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `Moved ${pluralize(moved.get("requests") ?? 0, "request or message", "requests and messages")}, ${total} rows in all, and compared each. ` +
      "From now on start the site with this DATABASE_URL, never without it: what is in DATA_DIR stays behind.",
  );
  return 0;
}

async function settle(db: Kysely<Tables>, config: Config): Promise<number> {
  const erasures = readJournals(config);
  printSettled(await settleRestored(db));
  // Without the erasures table the next start migrates it and repeats them.
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === "erasures"))
    printErasures(await openPersonalData(db, config).catchUp(erasures));
  return 0;
}

function readJournals({ dataDir, backupDir }: Config, ...others: string[]): Erasure[] {
  const folders = [dataDir, ...(backupDir === null ? [] : [backupDir]), ...others];
  return folders.flatMap(readJournal);
}

function printErasures(repeated: number): void {
  if (repeated > 0)
    console.log(`Repeated ${pluralize(repeated, "erasure", "erasures")} made since the backup.`);
}

function printSettled({ requests, newest, undecided }: Settled) {
  const until = newest === null ? "" : `, the newest of ${officeTime(newest)}`;
  console.log(
    `Restored: ${pluralize(requests, "request or message", "requests and messages")}${until}. Everybody has to sign in again.`,
  );
  if (undecided > 0)
    console.log(
      `${pluralize(undecided, "email", "emails")} waited when the backup was made and may have been sent since. ` +
        "None is sent automatically: npm run requests -- outbox, then resend EMAIL.",
    );
}
