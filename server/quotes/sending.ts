import { z } from "zod";
import { checkDraft, type DraftError } from "#domain/quote-check.ts";
import { storedInstant } from "#domain/quote.ts";
import { applyEvent, type VersionedState } from "#domain/request-version.ts";
import type { Step } from "#server/db/database.ts";
import type { StoredSending } from "#server/db/quote-tables.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Actor } from "./actor.ts";
import type { Refused } from "./change-request.ts";
import { readDraft } from "./drafts.ts";
import { eventSteps } from "./event-steps.ts";
import { findBooking } from "./find-booking.ts";
import { instantOf, type QuotePorts } from "./ports.ts";
import type { DraftView } from "./views.ts";

/** How long sending can be undone. */
export const undoSeconds = 10;

/** What the agent saw when pressing Send. */
export const sendSchema = z.object({
  draftVersion: z.int().min(0),
  requestVersion: z.int().min(1),
});

export type SendSeen = z.output<typeof sendSchema>;

export type SendResult =
  | { ok: true; sendAt: string }
  | { ok: false; reason: "wrong"; errors: DraftError[] }
  | { ok: false; reason: "draft-changed"; current: DraftView }
  | Refused;

/** If others were first so many times in a row, something else must be wrong. */
const maxAttempts = 10;

export function createSend(ports: QuotePorts) {
  const { database, changes } = ports;
  const { kysely } = database;

  /**
   * Begins to send the draft as a quote. The clock sends it after the seconds to undo; until then
   * nothing is owed. A repeat within them gets the same moment.
   * @returns null when there is no such booking request
   */
  return async function send(
    reference: string,
    seen: SendSeen,
    actor: Actor,
  ): Promise<SendResult | null> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const booking = await findBooking(kysely, reference);
      if (booking === null) return null;
      const now = instantOf(ports);
      const draft = await readDraft(kysely, booking.details, now);
      const checked = checkDraft(draft.draft, now);
      const sending = await readSending();
      if (sending) {
        const isSame = checked.ok && sending.quote === JSON.stringify(checked.quote);
        if (isSame && sending.account_id === actor.id) return { ok: true, sendAt: sending.send_at };
        return isBeingSent(sending);
      }
      const stored: VersionedState = booking.change;
      const applied = applyEvent(stored, { type: "send-quote", by: "agent" }, seen.requestVersion);
      if (!applied.ok) return applied;
      if (draft.version !== seen.draftVersion)
        return { ok: false, reason: "draft-changed", current: draft };
      if (!checked.ok) return { ok: false, reason: "wrong", errors: checked.errors };

      const begun = stored.state === "received";
      const next = begun
        ? { state: "in-review" as const, version: stored.version + 1 }
        : { state: stored.state, version: stored.version };
      const row: StoredSending = {
        reference,
        quote: JSON.stringify(checked.quote),
        request_version: next.version,
        pressed_at: storedInstant(now),
        send_at: storedInstant(now.add({ seconds: undoSeconds })),
        account_id: actor.id,
        account_name: actor.name,
      };
      if (!(await commit(row, draft.version, begun ? review(row, stored) : []))) continue;
      ports.onSending();
      changes.publish({ reference, ...next });
      return { ok: true, sendAt: row.send_at };
    }
    throw new StorageError(`Others were first ${maxAttempts} times in a row`);

    function readSending() {
      return kysely
        .selectFrom("sending_quotes")
        .selectAll()
        .where("reference", "=", reference)
        .executeTakeFirst();
    }

    /** @returns false when somebody else was first */
    async function commit(row: StoredSending, draftVersion: number, before: Step[]) {
      try {
        const steps = [...before, requestIs(row), draftIs(reference, draftVersion), insert(row)];
        return (await database.transact(steps)).ok;
      } catch (error) {
        if (!(error instanceof StorageError && error.unsure)) throw error;
        const stored = await readSending().catch(() => null);
        const isOurs = stored?.pressed_at === row.pressed_at && stored.account_id === actor.id;
        if (isOurs) return true;
        throw error;
      }
    }
  };

  function review(row: StoredSending, stored: VersionedState): Step[] {
    return eventSteps(
      kysely,
      { reference: row.reference, version: stored.version },
      { state: "in-review", version: row.request_version },
      {
        at: row.pressed_at,
        type: "begin-review",
        actor: "agent",
        account_id: row.account_id,
        account_name: row.account_name,
        quote_version: null,
        reason: null,
      },
    );
  }

  /** Also keeps others from changing the request until the commit. */
  function requestIs({ reference, request_version }: StoredSending): Step {
    const query = kysely
      .updateTable("requests")
      .set({ version: request_version })
      .where("reference", "=", reference)
      .where("version", "=", request_version);
    return { ...query.compile(), mustChange: true };
  }

  function draftIs(reference: string, version: number): Step {
    const query = kysely
      .selectFrom("quote_drafts")
      .select("version")
      .where("reference", "=", reference)
      .where("version", "=", version);
    return { ...query.compile(), mustChange: true };
  }

  function insert(row: StoredSending): Step {
    const query = kysely
      .insertInto("sending_quotes")
      .values(row)
      .onConflict((conflict) => conflict.column("reference").doNothing());
    return { ...query.compile(), mustChange: true };
  }
}

function isBeingSent({ account_name }: StoredSending): Refused {
  const text = `${account_name} is sending a quote for this request. Wait a few seconds, or undo it.`;
  return { ok: false, reason: { code: "changed", text } };
}
