import { findBooking } from "./find-booking.ts";
import type { QuotePorts } from "./ports.ts";

/** Has open desks read a request again of which only the emails changed. Never throws. */
export async function publishAgain(
  { database, changes }: Pick<QuotePorts, "database" | "changes">,
  reference: string,
): Promise<void> {
  const booking = await findBooking(database.reader, reference).catch(() => null);
  if (booking) changes.publish(booking.change);
}
