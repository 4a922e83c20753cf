import type { Kysely } from "kysely";
import type { StoredBooking, StoredContact, Tables } from "#server/db/tables.ts";

/** Requests for a quote, newest first; with a reference, that one alone. */
export function readBookings(db: Kysely<Tables>, reference?: string): Promise<StoredBooking[]> {
  let query = db.selectFrom("booking_requests").selectAll().orderBy("received_at", "desc");
  if (reference !== undefined) query = query.where("reference", "=", reference);
  return query.execute();
}

/** Contact messages, newest first; with a reference, that one alone. */
export function readContacts(db: Kysely<Tables>, reference?: string): Promise<StoredContact[]> {
  let query = db.selectFrom("contact_messages").selectAll().orderBy("received_at", "desc");
  if (reference !== undefined) query = query.where("reference", "=", reference);
  return query.execute();
}

/** A row as label and value, such as `pickup address: Denver`. */
export function fieldsOf(row: StoredBooking | StoredContact): [label: string, value: string][] {
  return Object.entries(row).map(([name, value]) => [name.replaceAll("_", " "), value]);
}
