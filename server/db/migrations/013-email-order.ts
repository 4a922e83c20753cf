import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const emailOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("emails").addColumn("overtaken_at", "text").execute();
    // Older emails still count toward the cap.
    await db.schema
      .alterTable("emails")
      .addColumn("is_counted", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createIndex("emails_held")
      .on("emails")
      .column("created_at")
      .where(sql<boolean>`held_reason is not null`)
      .execute();
  },
};
