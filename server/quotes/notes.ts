import { z } from "zod";
import { paragraphs } from "#domain/fields.ts";
import { storedInstant } from "#domain/quote.ts";
import type { Actor } from "./actor.ts";
import { findBooking } from "./find-booking.ts";
import { instantOf, type QuotePorts } from "./ports.ts";

/** An internal note; the desk draws the id, so that a repeat is the same note. */
export const noteSchema = z.object({
  id: z.uuid({ error: "The note's id must be a UUID." }),
  text: paragraphs("The note", 4000).refine((text) => text !== "", {
    error: "The note is empty.",
  }),
});

export type NewNote = z.output<typeof noteSchema>;

export function createAddNote(ports: Pick<QuotePorts, "database" | "changes" | "now">) {
  const { kysely } = ports.database;

  /** @returns false if the id belongs to another note; null when there is no such booking request */
  return async function addNote(
    reference: string,
    { id, text }: NewNote,
    actor: Actor,
  ): Promise<boolean | null> {
    const booking = await findBooking(kysely, reference);
    if (booking === null) return null;
    const at = storedInstant(instantOf(ports));
    const row = { id, reference, at, text, account_id: actor.id, account_name: actor.name };
    const { numInsertedOrUpdatedRows } = await kysely
      .insertInto("notes")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) {
      ports.changes.publish(booking.change);
      return true;
    }
    const stored = await kysely
      .selectFrom("notes")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    return (
      stored?.reference === reference && stored.text === text && stored.account_id === actor.id
    );
  };
}
