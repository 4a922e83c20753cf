import { Temporal } from "temporal-polyfill";
import { quoteDraftSchema, reviseDraft, startDraft, type QuoteDraft } from "#domain/quote-draft.ts";
import { storedInstant, type SentQuote } from "#domain/quote.ts";
import type { StoredDraftRow } from "#server/db/quote-tables.ts";
import type { Reader } from "#server/db/reader.ts";
import type { StoredBooking, Tables } from "#server/db/tables.ts";
import type { Actor } from "./actor.ts";
import { findBooking } from "./find-booking.ts";
import { instantOf, type QuotePorts } from "./ports.ts";
import { readQuotes } from "./stored-quotes.ts";
import type { DraftView } from "./views.ts";

export type SavedDraft = { ok: true; version: number; savedAt: string };

/** `current`: what somebody else saved meanwhile. */
export type DraftConflict = { ok: false; current: DraftView };

export function createSaveDraft(ports: Pick<QuotePorts, "database" | "changes" | "now">) {
  const { kysely } = ports.database;

  /**
   * Stores the draft over the version that its author saw; 0 is the first.
   * @returns null when there is no such booking request
   */
  return async function saveDraft(
    reference: string,
    { draft, version }: { draft: QuoteDraft; version: number },
    actor: Actor,
  ): Promise<SavedDraft | DraftConflict | null> {
    const booking = await findBooking(kysely, reference);
    if (booking === null) return null;
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
      ports.changes.publish(booking.change);
      return { ok: true, version: row.version, savedAt: row.saved_at };
    }
    const current = await readDraftRow(kysely, reference);
    if (current && isRepeat(row, current))
      return { ok: true, version: current.version, savedAt: current.saved_at };
    return { ok: false, current: await readDraft(kysely, booking.details, instantOf(ports)) };
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

/** The stored draft, or the one to begin with. */
export async function readDraft(
  db: Pick<Reader<Tables>, "selectFrom">,
  booking: StoredBooking,
  now: Temporal.Instant,
  given?: readonly SentQuote[],
): Promise<DraftView> {
  const row = await readDraftRow(db, booking.reference);
  if (row) return draftView(row);
  const [newest] = given ?? (await readQuotes(db, booking.reference));
  return {
    version: 0,
    draft: newest ? reviseDraft(newest) : startDraft(askedOf(booking), now),
    savedAt: null,
    savedBy: null,
  };
}

function readDraftRow(db: Pick<Reader<Tables>, "selectFrom">, reference: string) {
  return db
    .selectFrom("quote_drafts")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
}

function draftView({ version, draft, saved_at, ...row }: StoredDraftRow): DraftView {
  return {
    version,
    draft: quoteDraftSchema.parse(JSON.parse(draft)),
    savedAt: saved_at,
    savedBy: { id: row.account_id, name: row.account_name },
  };
}

/** The answer to the same call was lost, and it was made again. */
function isRepeat(row: StoredDraftRow, stored: StoredDraftRow): boolean {
  return (
    stored.version === row.version &&
    stored.account_id === row.account_id &&
    stored.draft === row.draft
  );
}

function askedOf(booking: StoredBooking) {
  return {
    date: booking.date,
    time: booking.time,
    pickupAddress: booking.pickup_address,
    dropoffAddress: booking.dropoff_address,
    vehicleType: booking.vehicle_type,
  };
}
