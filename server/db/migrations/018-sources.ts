import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const offeredChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("requests").addColumn("offered_version", "integer").execute();
  },
};

/** How a request arrived, and which agent took it by phone or email. */
export const sources: Migration = {
  async up({ schema }: Kysely<unknown>) {
    const table = () => schema.alterTable("booking_requests");
    await table()
      .addColumn("source", "text", (column) => column.notNull().defaultTo("form"))
      .execute();
    await table().addColumn("taken_by", "text").execute();
    await table().addColumn("taken_by_id", "text").execute();
  },
};
