import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const resentEmails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("emails").addColumn("resent_at", "text").execute();
  },
};
