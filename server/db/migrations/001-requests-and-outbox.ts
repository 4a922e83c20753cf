import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The two kinds of request, and what tells a retry from a new one. */
export const requestsAndOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("booking_requests")
      .addColumn("reference", "text", (column) => column.primaryKey())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("marks", "text", (column) => column.notNull())
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
      .addColumn("pickup_note", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("booking_requests_received")
      .on("booking_requests")
      .column("received_at")
      .execute();

    await db.schema
      .createTable("contact_messages")
      .addColumn("reference", "text", (column) => column.primaryKey())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("marks", "text", (column) => column.notNull())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("service", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("contact_messages_received")
      .on("contact_messages")
      .column("received_at")
      .execute();

    await db.schema
      .createTable("submissions")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("body_hash", "text", (column) => column.notNull())
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("submissions_key", ["kind", "key"])
      .execute();
    await db.schema
      .createIndex("submissions_expiry")
      .on("submissions")
      .column("expires_at")
      .execute();
  },
};
