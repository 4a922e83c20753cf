import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { requests } from "./migrations/001-requests.ts";
import { emails } from "./migrations/002-emails.ts";
import { quotes } from "./migrations/003-quotes.ts";
import { accounts } from "./migrations/004-accounts.ts";
import { deskIndexes } from "./migrations/005-desk-indexes.ts";
import { StartError } from "#server/errors.ts";

/** Every migration, oldest first. One that was released is never changed. */
const migrations = {
  "001-requests": requests,
  "002-emails": emails,
  "003-quotes": quotes,
  "004-accounts": accounts,
  "005-desk-indexes": deskIndexes,
};

/** Migrates to the newest tables. @throws StartError, also if a newer version was here before */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : "unknown reason";
  throw new StartError(`Cannot start: the database cannot be brought up to date (${reason}).`);
}
