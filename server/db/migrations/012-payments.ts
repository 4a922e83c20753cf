import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("payments")
      .addColumn("reference", "text", (column) =>
        column.notNull().references("requests.reference").onDelete("cascade"),
      )
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("cents", "integer", (column) => column.notNull())
      .addColumn("paid_on", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("payments_by_request", ["reference", "version"])
      .execute();
  },
};
