import type { Reader } from "#server/db/reader.ts";
import type { StoredBooking, Tables } from "#server/db/tables.ts";
import type { Change } from "./changes.ts";

/** What was asked, and what to publish when something beside the state changes; null: no booking. */
export async function findBooking(
  db: Pick<Reader<Tables>, "selectFrom">,
  reference: string,
): Promise<{ details: StoredBooking; change: Change } | null> {
  const row = await db
    .selectFrom("requests")
    .innerJoin("booking_requests as booking", "booking.reference", "requests.reference")
    .selectAll("booking")
    .select(["requests.state", "requests.version"])
    .where("requests.reference", "=", reference)
    .executeTakeFirst();
  if (!row) return null;
  const { state, version, ...details } = row;
  return { details, change: { reference, state, version } };
}
