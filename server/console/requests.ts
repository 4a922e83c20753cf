import type { Kysely } from "kysely";
import type { Tables } from "#server/db/tables.ts";

type Db = Kysely<Tables>;

const parentColumns = [
  "requests.reference",
  "requests.received_at",
  "requests.state",
  "requests.version",
  "requests.pickup_at",
  "requests.pickup_zone",
  "requests.flags",
] as const;

export function readList(db: Db) {
  return db
    .selectFrom("requests")
    .leftJoin("booking_requests as booking", "booking.reference", "requests.reference")
    .leftJoin("contact_messages as contact", "contact.reference", "requests.reference")
    .select([...parentColumns, "requests.kind"])
    .select(({ fn }) => [
      fn.coalesce("booking.first_name", "contact.first_name").as("first_name"),
      fn.coalesce("booking.last_name", "contact.last_name").as("last_name"),
    ])
    .select(["booking.date", "booking.time", "booking.pickup_address", "booking.dropoff_address"])
    .select(["booking.passengers", "booking.pickup_note", "contact.service"])
    .orderBy("requests.received_at", "desc")
    .execute();
}

export function readBookings(db: Db, reference?: string) {
  let query = db
    .selectFrom("requests")
    .innerJoin("booking_requests as child", "child.reference", "requests.reference")
    .selectAll("child")
    .select(parentColumns)
    .orderBy("requests.received_at", "desc");
  if (reference !== undefined) query = query.where("requests.reference", "=", reference);
  return query.execute();
}

export function readContacts(db: Db, reference?: string) {
  let query = db
    .selectFrom("requests")
    .innerJoin("contact_messages as child", "child.reference", "requests.reference")
    .selectAll("child")
    .select(parentColumns)
    .orderBy("requests.received_at", "desc");
  if (reference !== undefined) query = query.where("requests.reference", "=", reference);
  return query.execute();
}
