import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The team's accounts, and how they sign in. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("accounts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("password_hash", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("is_first", "integer", (column) => column.unique())
      .execute();

    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", ofAccount)
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();

    await db.schema
      .createTable("sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("account_id", "text", ofAccount)
      .addColumn("browser", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("account_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("email", "text")
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();

    await db.schema
      .createTable("passkey_challenges")
      .addColumn("challenge_hash", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("password_tries")
      .addColumn("email_hash", "text", (column) => column.primaryKey())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("ends_at", "text", (column) => column.notNull())
      .execute();

    const indexes = [
      { table: "passkeys", column: "account_id" },
      { table: "sessions", column: "account_id" },
      { table: "passkey_challenges", column: "expires_at" },
      { table: "password_tries", column: "ends_at" },
    ];
    for (const { table, column } of indexes)
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  },
};

function ofAccount(column: ColumnDefinitionBuilder) {
  return column.notNull().references("accounts.id").onDelete("cascade");
}
