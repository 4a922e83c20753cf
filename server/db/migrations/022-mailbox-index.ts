import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** All emails to one mailbox are found by an index, held and late ones too. */
export const mailboxIndex: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createIndex("emails_by_mailbox")
      .on("emails")
      .columns(["recipient_key", "created_at"])
      .execute();
    await schema.dropIndex("emails_by_recipient").execute();
  },
};

/** The emails that count toward the site's cap are counted from an index alone. */
export const countedEmails: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createIndex("emails_counted")
      .on("emails")
      // SQLite counts from the index only with every column that can be null in it.
      .columns(["created_at", "held_reason"])
      .where(sql<boolean>`audience = 'visitor' and held_reason is null and is_counted = 1`)
      .execute();
    await schema.dropIndex("emails_by_time").execute();
  },
};
