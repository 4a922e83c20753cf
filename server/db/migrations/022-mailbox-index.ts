import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An index of all emails to one mailbox, including held and late ones. */
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

/** Lets the emails that count toward the site's cap be counted from an index alone. */
export const countedEmails: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createIndex("emails_counted")
      .on("emails")
      // SQLite only counts from the index if it includes every nullable column of the condition.
      .columns(["created_at", "held_reason"])
      .where(sql<boolean>`audience = 'visitor' and held_reason is null and is_counted = 1`)
      .execute();
    await schema.dropIndex("emails_by_time").execute();
  },
};

/** Lets a mailbox's emails be counted toward its caps without reading the held ones. */
export const countedByMailbox: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createIndex("emails_counted_by_mailbox")
      .on("emails")
      .columns(["recipient_key", "created_at", "held_reason"])
      .where(sql<boolean>`audience = 'visitor' and held_reason is null`)
      .execute();
  },
};
