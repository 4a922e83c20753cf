import type { Kysely } from "kysely";
import { resolve } from "node:path";
import { readConfig } from "#server/config.ts";
import { backUp, restore } from "#server/db/connect.ts";
import { settleRestored, type Settled } from "#server/db/settle-restored.ts";
import type { Tables } from "#server/db/tables.ts";
import { officeTime } from "./terminal.ts";
import { tellFailure, withDatabase } from "./with-database.ts";

const help = `Copies the database into a file, and puts such a copy back.

  npm run backup -- FILE        into a new file, whether the site runs or not
  npm run restore -- FILE       in place of the database, which is kept; the site must be stopped
  npm run restore -- --settle   on PostgreSQL, once pg_restore has filled the database

The settings are those of the site: DATA_DIR or DATABASE_URL.`;

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 not done, 2 a wrong command */
export async function main([command, subject, ...rest]: string[]): Promise<number> {
  if (
    subject === undefined ||
    rest.length > 0 ||
    (subject !== "--settle" && subject.startsWith("-"))
  ) {
    console.error(help);
    return 2;
  }
  if (command === "backup" && subject !== "--settle") return tellFailure(() => copy(subject));
  if (command === "restore" && subject === "--settle") return withDatabase(settle);
  if (command === "restore") return tellFailure(() => putBack(subject));
  console.error(help);
  return 2;
}

async function copy(file: string): Promise<number> {
  await backUp(readConfig(process.env), resolve(file));
  console.log(
    `${file} is a whole copy. It holds personal data: encrypt it, and keep it elsewhere.`,
  );
  return 0;
}

async function putBack(file: string): Promise<number> {
  const config = readConfig(process.env);
  if (config.databaseUrl !== null) {
    console.error("On PostgreSQL run pg_restore, then npm run restore -- --settle.");
    return 1;
  }
  const { kept, ...settled } = await restore(config, resolve(file));
  tell(settled);
  if (kept !== null) console.log(`What was here before is in ${kept}.`);
  return 0;
}

async function settle(db: Kysely<Tables>): Promise<number> {
  tell(await settleRestored(db));
  return 0;
}

function tell({ requests, newest, undecided }: Settled) {
  const until = newest === null ? "" : `, the newest of ${officeTime(newest)}`;
  console.log(
    `Restored: ${requests} requests and messages${until}. Everybody has to sign in again.`,
  );
  if (undecided > 0)
    console.log(
      `${undecided} emails waited when the backup was made and may have been sent since. They are not ` +
        "sent by themselves: npm run requests -- outbox, then resend EMAIL.",
    );
}
