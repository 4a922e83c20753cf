import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Account events, and the limits that instances share. */
export const accountEvents: Migration = {
  async up(db: Kysely<unknown>) {
    // No foreign key: events outlive their account.
    await db.schema
      .createTable("account_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("details", "text")
      .addColumn("actor_id", "text")
      .addColumn("network", "text")
      .execute();
    for (const column of ["account_id", "actor_id"])
      await db.schema
        .createIndex(`account_events_by_${column}`)
        .on("account_events")
        .columns([column, "at"])
        .execute();

    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable("rate_limits")
      // Cheap to write; a crash of the server empties it.
      .$call((table) => (isPostgres ? table.modifyFront(sql`unlogged`) : table))
      .addColumn("key", "varchar(255)", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", "bigint")
      .execute();
  },
};
