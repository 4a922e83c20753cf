import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Lets the desk's lists read a page from an index, in its order. */
export const deskIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("requests_by_due").execute();
    const indexes = {
      requests_by_due: ["kind", "state", "due_at", "reference"],
      requests_by_asking: ["kind", "state", "asked_at", "reference"],
      requests_by_kind: ["kind", "received_at", "reference"],
    };
    for (const [name, columns] of Object.entries(indexes))
      await db.schema.createIndex(name).on("requests").columns(columns).execute();
  },
};

/** Orders requests that are due at the same time by arrival. */
export const queueOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("requests_by_due").execute();
    await db.schema
      .createIndex("requests_by_due")
      .on("requests")
      .columns(["kind", "state", "due_at", "received_at", "reference"])
      .execute();
  },
};
