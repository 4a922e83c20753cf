import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Deletes emails with their request, indexes old rows, and records erasures. */
export const retention: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await sql`delete from emails where reference is not null
      and reference not in (select reference from requests)`.execute(db);
    await (isPostgres ? addForeignKey(db) : replaceColumn(db));

    const indexes = {
      requests_by_fingerprint: ["requests", "received_at", sql<boolean>`body_hash <> ''`],
      requests_flagged: ["requests", "received_at", sql<boolean>`flags <> ''`],
      emails_with_text: ["emails", "created_at", sql<boolean>`draft <> ''`],
    } as const;
    for (const [name, [table, column, where]] of Object.entries(indexes))
      await db.schema.createIndex(name).on(table).column(column).where(where).execute();
    await db.schema
      .createIndex("request_tokens_by_time")
      .on("request_tokens")
      .column("created_at")
      .execute();

    await db.schema
      .createTable("erasures")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("requests", "text", (column) => column.notNull())
      .addColumn("emails", "text", (column) => column.notNull())
      .execute();
  },
};

async function addForeignKey(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("emails")
    .addForeignKeyConstraint("emails_of_request", ["reference"], "requests", ["reference"])
    .onDelete("cascade")
    .execute();
}

/** SQLite cannot add a foreign key to an existing column. */
async function replaceColumn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("emails")
    .addColumn("of_request", "text", (column) =>
      column.references("requests.reference").onDelete("cascade"),
    )
    .execute();
  await sql`update emails set of_request = reference`.execute(db);
  await db.schema.dropIndex("emails_reference").execute();
  await db.schema.alterTable("emails").dropColumn("reference").execute();
  await db.schema.alterTable("emails").renameColumn("of_request", "reference").execute();
  await db.schema.createIndex("emails_reference").on("emails").column("reference").execute();
}
