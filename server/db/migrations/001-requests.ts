import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Requests and messages under one parent row, and keys that tell retries from new ones. */
export const requests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("requests")
      .addColumn("reference", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("pickup_at", "text")
      .addColumn("pickup_zone", "text")
      .addColumn("email_norm", "text", (column) => column.notNull())
      .addColumn("flags", "text", (column) => column.notNull())
      .addColumn("body_hash", "text", (column) => column.notNull())
      .execute();
    const indexes = {
      requests_by_state: ["state", "received_at"],
      requests_by_time: ["received_at"],
      requests_by_email: ["email_norm", "received_at"],
      requests_by_pickup: ["pickup_at"],
      requests_by_body: ["body_hash", "received_at"],
    };
    for (const [name, columns] of Object.entries(indexes))
      await db.schema.createIndex(name).on("requests").columns(columns).execute();

    await db.schema
      .createTable("booking_requests")
      .addColumn("reference", "text", childOfRequest)
      .addColumn("date", "text", (column) => column.notNull())
      .addColumn("time", "text", (column) => column.notNull())
      .addColumn("pickup_address", "text", (column) => column.notNull())
      .addColumn("dropoff_address", "text", (column) => column.notNull())
      .addColumn("passengers", "text", (column) => column.notNull())
      .addColumn("vehicle_type", "text", (column) => column.notNull())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("cell_phone", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("terms_agreed_at", "text", (column) => column.notNull())
      .addColumn("pickup_note", "text")
      .addColumn("pickup_zone_source", "text", (column) => column.notNull())
      .addColumn("pickup_clock_change", "text")
      .execute();

    await db.schema
      .createTable("contact_messages")
      .addColumn("reference", "text", childOfRequest)
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("service", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("idempotency_keys")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("body_hash", "text", (column) => column.notNull())
      .addColumn("reference", "text", (column) =>
        column.notNull().references("requests.reference").onDelete("cascade"),
      )
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("idempotency_keys_key", ["kind", "key"])
      .execute();
    await db.schema
      .createIndex("idempotency_keys_by_expiry")
      .on("idempotency_keys")
      .column("expires_at")
      .execute();
    await db.schema
      .createIndex("idempotency_keys_by_reference")
      .on("idempotency_keys")
      .column("reference")
      .execute();
  },
};

function childOfRequest(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.primaryKey().references("requests.reference").onDelete("cascade");
}
