import { z } from "zod";
import { checkDraft, type DraftError } from "#domain/quote-check.ts";
import { applyEvent } from "#domain/request.ts";
import { storedInstant } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import type { StoredSending } from "#server/db/tables.ts";
import type { Actor, ChangeRequest, Current, Refused } from "./change.ts";
import { readDraft } from "./drafts.ts";
import type { RequestPorts } from "./ports.ts";
import type { DraftView } from "./views.ts";

/** What the agent saw when pressing Send. */
export const pressSchema = z.object({
  draftVersion: z.int().min(0),
  requestVersion: z.int().min(1),
});

export type Seen = z.output<typeof pressSchema>;

export type PressResult =
  | { ok: true; sendAt: string }
  | { ok: false; reason: "wrong"; errors: DraftError[] }
  | { ok: false; reason: "draft-changed"; current: DraftView }
  | Refused;

export function createPress(
  { database: { kysely }, config }: Pick<RequestPorts, "database" | "config">,
  change: ChangeRequest,
) {
  /**
   * Freezes the draft as the quote to send after the seconds to undo; until then nothing is owed. A
   * repeat within them gets the same moment.
   * @returns null when there is no such booking request
   */
  return async function press(
    reference: string,
    seen: Seen,
    actor: Actor,
  ): Promise<PressResult | null> {
    let sendAt = "";
    const result = await change<PressResult>(reference, async (current) => {
      const draft = await readDraft(kysely, current.request, current.now);
      const row = pressedQuote(current, draft, seen, actor, config.undoSeconds);
      if ("ok" in row) return row;
      sendAt = row.send_at;
      return {
        event: isNew(current) ? { type: "begin-review", by: "agent" } : null,
        actor,
        steps: [draftIs(reference, seen.draftVersion), insertSending(row)],
      };
    });
    return result && "state" in result ? { ok: true, sendAt } : result;
  };

  function draftIs(reference: string, version: number): Step {
    const query = kysely
      .selectFrom("quote_drafts")
      .select("version")
      .where("reference", "=", reference)
      .where("version", "=", version);
    return { ...query.compile(), mustChange: true };
  }

  function insertSending(row: StoredSending): Step {
    const query = kysely
      .insertInto("sending_quotes")
      .values(row)
      .onConflict((conflict) => conflict.column("reference").doNothing());
    return { ...query.compile(), mustChange: true };
  }
}

/** The row that pressing Send stores, or why it stores none. */
function pressedQuote(
  { request, sending, now }: Current,
  draft: DraftView,
  seen: Seen,
  actor: Actor,
  undoSeconds: number,
): StoredSending | PressResult {
  const checked = checkDraft(draft.draft, now);
  if (sending) {
    const isSame = checked.ok && sending.quote === JSON.stringify(checked.quote);
    if (isSame && sending.account_id === actor.id) return { ok: true, sendAt: sending.send_at };
    const text = `${sending.account_name} is sending a quote for this request. Wait a few seconds, or undo it.`;
    return { ok: false, reason: { code: "changed", text } };
  }
  const applied = applyEvent(request, { type: "send-quote", by: "agent" }, seen.requestVersion);
  if (!applied.ok) return applied;
  if (draft.version !== seen.draftVersion)
    return { ok: false, reason: "draft-changed", current: draft };
  if (!checked.ok) return { ok: false, reason: "wrong", errors: checked.errors };
  return {
    reference: request.reference,
    quote: JSON.stringify(checked.quote),
    request_version: isNew({ request }) ? request.version + 1 : request.version,
    pressed_at: storedInstant(now),
    send_at: storedInstant(now.add({ seconds: undoSeconds })),
    account_id: actor.id,
    account_name: actor.name,
  };
}

function isNew({ request }: Pick<Current, "request">): boolean {
  return request.state === "received";
}
