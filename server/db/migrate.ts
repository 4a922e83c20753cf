import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { StartError } from "#server/errors.ts";
import { requests } from "./migrations/001-requests.ts";
import { emails } from "./migrations/002-emails.ts";
import { quotes } from "./migrations/003-quotes.ts";
import { accounts } from "./migrations/004-accounts.ts";
import { deskIndexes, queueOrder } from "./migrations/005-desk-indexes.ts";
import { agreedPickup } from "./migrations/006-agreed-pickup.ts";
import { linkTokens } from "./migrations/007-link-tokens.ts";
import { linksAndResends } from "./migrations/008-links-and-resends.ts";
import { closing } from "./migrations/010-closing.ts";
import { watchedSessions } from "./migrations/011-watched-sessions.ts";
import { payments } from "./migrations/012-payments.ts";
import { emailOrder } from "./migrations/013-email-order.ts";
import { accountEvents } from "./migrations/014-account-events.ts";
import { theRide } from "./migrations/016-the-ride.ts";
import { offeredChanges, sources } from "./migrations/018-sources.ts";
import { retention } from "./migrations/020-retention.ts";
import { countedByMailbox, countedEmails, mailboxIndex } from "./migrations/022-mailbox-index.ts";
import { phoneKeys } from "./migrations/023-phone-keys.ts";

/** All migrations, oldest first. Never change a released one. */
const migrations = {
  "001-requests": requests,
  "002-emails": emails,
  "003-quotes": quotes,
  "004-accounts": accounts,
  "005-desk-indexes": deskIndexes,
  "006-agreed-pickup": agreedPickup,
  "007-link-tokens": linkTokens,
  "008-links-and-resends": linksAndResends,
  "010-closing": closing,
  "011-watched-sessions": watchedSessions,
  "012-payments": payments,
  "013-email-order": emailOrder,
  "014-account-events": accountEvents,
  "016-the-ride": theRide,
  "017-offered-changes": offeredChanges,
  "018-sources": sources,
  "020-retention": retention,
  "021-queue-order": queueOrder,
  "022-mailbox-index": mailboxIndex,
  "023-phone-keys": phoneKeys,
  "024-counted-emails": countedEmails,
  "025-counted-by-mailbox": countedByMailbox,
};

/** Migrates to the newest tables. @throws StartError, also if a newer version has been here */
export async function migrate(db: Kysely<never>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  // Concurrent migrations are independent, so a late one may follow a higher number.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : "unknown reason";
  throw new StartError(`Cannot start: the database cannot be brought up to date (${reason}).`, {
    cause: error,
  });
}
