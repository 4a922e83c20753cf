import type { Kysely } from "kysely";
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
