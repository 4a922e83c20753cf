import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const offeredChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("requests").addColumn("offered_version", "integer").execute();
  },
};
