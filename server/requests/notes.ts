import { z } from "zod";
import { paragraphs } from "#domain/form-schema.ts";
import { noteLimit } from "#domain/form.ts";
import { storedInstant } from "#domain/time.ts";
import type { Actor } from "./change.ts";
import { changeOf } from "./changes.ts";
import { instantOf, type RequestPorts } from "./ports.ts";
import { selectBooking } from "./stored-request.ts";

/** An internal note; the desk draws the id, so that a repeat is the same note. */
export const noteSchema = z.object({
  id: z.uuid({ error: "The note's id must be a UUID." }),
  text: paragraphs("The note", noteLimit).refine((text) => text !== "", {
    error: "The note is empty.",
  }),
});

export type NewNote = z.output<typeof noteSchema>;

export function createAddNote(ports: Pick<RequestPorts, "database" | "changes" | "now">) {
  const { kysely } = ports.database;

  /** @returns false if the id belongs to another note; null when there is no such booking request */
  return async function addNote(
    reference: string,
    { id, text }: NewNote,
    actor: Actor,
  ): Promise<boolean | null> {
    const booking = await selectBooking(kysely, reference).executeTakeFirst();
    if (!booking) return null;
    const at = storedInstant(instantOf(ports));
    const row = { id, reference, at, text, account_id: actor.id, account_name: actor.name };
    const { numInsertedOrUpdatedRows } = await kysely
      .insertInto("notes")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) {
      ports.changes.publish(changeOf(booking));
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
