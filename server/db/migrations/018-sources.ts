import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How a request came, and which agent took it by phone or email. */
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
