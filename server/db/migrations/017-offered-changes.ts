import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A sold ride can be offered a change, which a version over the accepted one holds. */
export const offeredChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("requests").addColumn("offered_version", "integer").execute();
  },
};
