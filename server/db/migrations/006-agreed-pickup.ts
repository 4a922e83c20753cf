import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

type Quoted = {
  requests: { reference: string; pickup_at: string; pickup_zone: string; valid_until: string };
  quotes: { reference: string; version: number; quote: string };
};

/** Stores the pickup and the end of a request's newest quote, separately from what was asked. */
export const agreedPickup: Migration = {
  async up(db: Kysely<Quoted>) {
    for (const name of ["pickup_at", "pickup_zone"]) {
      const asked = `asked_${name}`;
      await db.schema.alterTable("booking_requests").addColumn(asked, "text").execute();
      await sql`update booking_requests set ${sql.ref(asked)} = (select ${sql.ref(name)}
        from requests where requests.reference = booking_requests.reference)`.execute(db);
    }

    await db.schema.alterTable("requests").addColumn("valid_until", "text").execute();
    for (let after = ""; ;) {
      const page = await newestQuotes(db, after);
      for (const { reference, quote } of page) {
        const { pickup, validUntil } = JSON.parse(quote) as {
          pickup: { at: string; zone: string };
          validUntil: string;
        };
        await db
          .updateTable("requests")
          .set({ pickup_at: pickup.at, pickup_zone: pickup.zone, valid_until: validUntil })
          .where("reference", "=", reference)
          .execute();
      }
      if (page.length < pageSize) break;
      after = page.at(-1)?.reference ?? "";
    }

    for (const name of [
      "requests_by_asking",
      "requests_by_pickup",
      "quotes_by_end",
      "quotes_by_pickup",
    ])
      await db.schema.dropIndex(name).execute();
    const indexes = {
      requests_by_end: ["kind", "state", "valid_until", "reference"],
      requests_by_ride: ["kind", "state", "pickup_at", "reference"],
    };
    for (const [name, columns] of Object.entries(indexes))
      await db.schema.createIndex(name).on("requests").columns(columns).execute();
  },
};

const pageSize = 500;

function newestQuotes(db: Kysely<Quoted>, after: string) {
  return db
    .selectFrom("quotes")
    .select(["reference", "quote"])
    .where("reference", ">", after)
    .where((eb) =>
      eb(
        "version",
        "=",
        eb
          .selectFrom("quotes as other")
          .select((inner) => inner.fn.max("other.version").as("newest"))
          .whereRef("other.reference", "=", "quotes.reference"),
      ),
    )
    .orderBy("reference")
    .limit(pageSize)
    .execute();
}
