import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const watchedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("sessions").addColumn("watched_at", "text").execute();
    await db.schema.createIndex("quotes_by_sent").on("quotes").column("sent_at").execute();
  },
};
