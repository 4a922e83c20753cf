import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const emails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("emails")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reference", "text")
      .addColumn("audience", "text", (column) => column.notNull())
      .addColumn("on_ambiguous", "text", (column) => column.notNull())
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("recipient_key", "text", (column) => column.notNull())
      .addColumn("draft", "text", (column) => column.notNull())
      .addColumn("message_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text")
      .addColumn("lease_owner", "text")
      .addColumn("lease_until", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("last_attempt_at", "text")
      .addColumn("data_started_at", "text")
      .addColumn("sent_at", "text")
      .addColumn("refused_at", "text")
      .addColumn("held_reason", "text")
      .addColumn("reason", "text")
      .execute();
    await db.schema.createIndex("emails_reference").on("emails").column("reference").execute();
    await db.schema
      .createIndex("emails_due")
      .on("emails")
      .columns(["audience", "due_at"])
      .where("due_at", "is not", null)
      .execute();
    await db.schema
      .createIndex("emails_unsent")
      .on("emails")
      .columns(["audience", "created_at"])
      .where(sql<boolean>`sent_at is null`)
      .execute();
    // Both indexes count the visitor emails that were not held, for the caps.
    await db.schema
      .createIndex("emails_by_recipient")
      .on("emails")
      .columns(["recipient_key", "created_at"])
      .where(sql<boolean>`audience = 'visitor' and held_reason is null`)
      .execute();
    await db.schema
      .createIndex("emails_by_time")
      .on("emails")
      .column("created_at")
      .where(sql<boolean>`audience = 'visitor' and held_reason is null`)
      .execute();
  },
};
