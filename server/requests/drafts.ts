import type { Kysely } from "kysely";
import { z } from "zod";
import { defaultValidUntil, type QuoteDraft } from "#domain/draft.ts";
import { paragraphs } from "#domain/form-schema.ts";
import { noteLimit } from "#domain/form.ts";
import { storedQuoteSchema, type Quote } from "#domain/quote.ts";
import { storedInstant } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import type { StoredDraftRow, Tables } from "#server/db/tables.ts";
import type { Actor, Decision, RequestPorts } from "./change.ts";
import { changeOf } from "./changes.ts";
import {
  draftView,
  instantOf,
  readDraft,
  readDraftRow,
  selectBooking,
  type Current,
} from "./current.ts";
import type { DraftView } from "./views.ts";

type SavedDraft = { ok: true; version: number; savedAt: string };

/** `current` is what somebody else saved meanwhile. */
type DraftConflict = { ok: false; current: DraftView };

export function createSaveDraft(ports: Pick<RequestPorts, "database" | "changes" | "now">) {
  const { kysely } = ports.database;

  /**
   * Replaces the version of the draft that its author saw; 0 before the first.
   * @returns null when there is no such booking request
   */
  return async function saveDraft(
    reference: string,
    { draft, version }: { draft: QuoteDraft; version: number },
    actor: Actor,
  ): Promise<SavedDraft | DraftConflict | null> {
    const booking = await selectBooking(kysely, reference).executeTakeFirst();
    if (!booking) return null;
    const row: StoredDraftRow = {
      reference,
      version: version + 1,
      draft: JSON.stringify(draft),
      saved_at: storedInstant(instantOf(ports)),
      account_id: actor.id,
      account_name: actor.name,
    };
    const changed = version === 0 ? await insert(row) : await update(row);
    if (changed > 0n) {
      ports.changes.publish(changeOf(booking));
      return { ok: true, version: row.version, savedAt: row.saved_at };
    }
    const current = await readDraftRow(kysely, reference);
    if (current && isRepeat(row, current))
      return { ok: true, version: current.version, savedAt: current.saved_at };
    return { ok: false, current: await readDraft(kysely, booking, instantOf(ports)) };
  };

  async function insert(row: StoredDraftRow): Promise<bigint> {
    const { numInsertedOrUpdatedRows = 0n } = await kysely
      .insertInto("quote_drafts")
      .values(row)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows;
  }

  async function update(row: StoredDraftRow): Promise<bigint> {
    const { numUpdatedRows } = await kysely
      .updateTable("quote_drafts")
      .set(row)
      .where("reference", "=", row.reference)
      .where("version", "=", row.version - 1)
      .executeTakeFirst();
    return numUpdatedRows;
  }
}

/** When a visitor asks again, updates the draft's end, which is from the previous quote. */
export async function renewDraft(
  kysely: Kysely<Tables>,
  { request: { reference }, ride, now }: Current,
  { columns }: Decision,
): Promise<Step[]> {
  if (columns?.asked_at === undefined) return [];
  const row = await readDraftRow(kysely, reference);
  if (!row) return [];
  const draft = { ...draftView(row).draft, validUntil: defaultValidUntil(ride, now) };
  const query = kysely
    .updateTable("quote_drafts")
    .set({
      draft: JSON.stringify(draft),
      version: row.version + 1,
      account_id: "",
      account_name: "",
    })
    .where("reference", "=", reference)
    .where("version", "=", row.version);
  return [{ ...query.compile(), mustChange: true }];
}

const mostQuotes = 500;

/** The operators of the newest quotes, newest first, each with its latest permit. */
export async function readOperators({
  database,
}: Pick<RequestPorts, "database">): Promise<Quote["operator"][]> {
  const rows = await database.reader
    .selectFrom("quotes")
    .select("quote")
    .orderBy("sent_at", "desc")
    .limit(mostQuotes)
    .execute();
  const operators = rows.map(({ quote }) => storedQuoteSchema.parse(JSON.parse(quote)).operator);
  const byName = new Map<string, Quote["operator"]>();
  for (const operator of operators) {
    const name = operator.name.trim().toLowerCase();
    if (!byName.has(name)) byName.set(name, operator);
  }
  return [...byName.values()];
}

/** Whether the call is a retry because its response was lost. */
function isRepeat(row: StoredDraftRow, stored: StoredDraftRow): boolean {
  return (
    stored.version === row.version &&
    stored.account_id === row.account_id &&
    stored.draft === row.draft
  );
}

/** An internal note; the desk creates the id, so that a retry is the same note. */
export const noteSchema = z.object({
  id: z.uuid({ error: "The note's id must be a UUID." }),
  text: paragraphs("The note", noteLimit).refine((text) => text !== "", {
    error: "The note is empty.",
  }),
});

type NewNote = z.output<typeof noteSchema>;

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
