import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Quotes, request events, and the links to the visitor's page. */
export const quotes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ["asked_at", "due_at"])
      await db.schema
        .alterTable("requests")
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute();
    // Requests from before this migration are due when they were received.
    await sql`update requests set asked_at = received_at, due_at = received_at`.execute(db);
    await db.schema.dropIndex("requests_by_state").execute();
    await db.schema
      .createIndex("requests_by_due")
      .on("requests")
      .columns(["kind", "state", "due_at"])
      .execute();

    await db.schema
      .createTable("request_tokens")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("reference", "text", ofRequest)
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("request_events")
      .addColumn("reference", "text", ofRequest)
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("account_id", "text")
      .addColumn("account_name", "text")
      .addColumn("quote_version", "integer")
      .addColumn("reason", "text")
      .addPrimaryKeyConstraint("request_events_key", ["reference", "version"])
      .execute();

    await db.schema
      .createTable("notes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reference", "text", ofRequest)
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("account_name", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("quote_drafts")
      .addColumn("reference", "text", onlyOfRequest)
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("draft", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("account_name", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("sending_quotes")
      .addColumn("reference", "text", onlyOfRequest)
      .addColumn("quote", "text", (column) => column.notNull())
      .addColumn("request_version", "integer", (column) => column.notNull())
      .addColumn("pressed_at", "text", (column) => column.notNull())
      .addColumn("send_at", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("account_name", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("quotes")
      .addColumn("reference", "text", ofRequest)
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("quote", "text", (column) => column.notNull())
      .addColumn("total_cents", "integer", (column) => column.notNull())
      .addColumn("valid_until", "text", (column) => column.notNull())
      .addColumn("pickup_at", "text", (column) => column.notNull())
      .addColumn("sent_at", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("account_name", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("quotes_key", ["reference", "version"])
      .execute();

    const indexes = {
      request_tokens_by_reference: ["request_tokens", "reference"],
      notes_by_reference: ["notes", "reference"],
      sending_quotes_by_time: ["sending_quotes", "send_at"],
      quotes_by_end: ["quotes", "valid_until"],
      quotes_by_pickup: ["quotes", "pickup_at"],
    } as const;
    for (const [name, [table, column]] of Object.entries(indexes))
      await db.schema.createIndex(name).on(table).column(column).execute();
  },
};

function ofRequest(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("requests.reference").onDelete("cascade");
}

function onlyOfRequest(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.primaryKey().references("requests.reference").onDelete("cascade");
}
