import { Temporal } from "temporal-polyfill";
import { formatTime } from "#domain/format-time.ts";
import { storedInstant } from "#domain/quote.ts";
import type { Refused } from "./change-request.ts";
import { findBooking } from "./find-booking.ts";
import { instantOf, type QuotePorts } from "./ports.ts";
import { readQuotes } from "./stored-quotes.ts";

/** Also after it was undone before. */
export type UndoResult = { ok: true } | Refused;

/**
 * Takes a quote back within its seconds, for whoever at the desk presses Undo.
 * @returns null when there is no such booking request
 */
export async function undoSend(
  ports: Pick<QuotePorts, "database" | "changes" | "now">,
  reference: string,
): Promise<UndoResult | null> {
  const { kysely } = ports.database;
  const booking = await findBooking(kysely, reference);
  if (booking === null) return null;
  const now = instantOf(ports);
  const { numDeletedRows } = await kysely
    .deleteFrom("sending_quotes")
    .where("reference", "=", reference)
    .where("send_at", ">", storedInstant(now))
    .executeTakeFirst();
  if (numDeletedRows > 0n) {
    ports.changes.publish(booking.change);
    return { ok: true };
  }
  const [newest] = await readQuotes(kysely, reference);
  const sending = await kysely
    .selectFrom("sending_quotes")
    .select("send_at")
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (sending) return tooLate("Too late to undo: the quote is being sent.");
  if (!newest) return { ok: true };
  const sent = formatTime(Temporal.Instant.from(newest.sentAt), newest.pickup.zone);
  return tooLate(`Quote ${newest.version} was sent ${sent}. To change it, send a revision.`);
}

function tooLate(text: string): Refused {
  return { ok: false, reason: { code: "not-possible", text } };
}
