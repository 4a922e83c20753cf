import type { Kysely } from "kysely";
import { z } from "zod";
import type { PendingType } from "#domain/closing.ts";
import { checkDraft, type DraftError } from "#domain/quote-check.ts";
import { applyEvent } from "#domain/request.ts";
import { rideChanges } from "#domain/ride-change.ts";
import { storedInstant } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import type { StoredPending, Tables } from "#server/db/tables.ts";
import {
  apply,
  refused,
  type Actor,
  type ChangeRequest,
  type Current,
  type Decision,
  type Refused,
} from "./change.ts";
import { readDraft } from "./drafts.ts";
import type { PressPorts, Waits } from "./ports.ts";
import type { DraftView } from "./views.ts";

/** An agent's press: what it leads to, and the request's version that was on the screen. */
export type Press = {
  type: PendingType;
  details: object;
  requestVersion: number;
  actor: Actor;
};

export type Pressed = { ok: true; dueAt: string } | Refused;

/**
 * The row that a press stores. One act of a request waits at a time: its repeat gets the same moment,
 * anybody else is told who pressed what.
 */
export function pendingRow(
  { request, pending, now }: Current,
  { type, details, requestVersion, actor }: Press,
  undoSeconds: number,
): StoredPending | Pressed {
  const json = JSON.stringify(details);
  if (pending) {
    const isSame = pending.type === type && pending.details === json;
    if (isSame && pending.account_id === actor.id) return { ok: true, dueAt: pending.due_at };
    const text = `${pending.account_name} ${doing[pending.type]} for this request. Wait a few seconds, or undo it.`;
    return { ok: false, reason: { code: "changed", text } };
  }
  return {
    reference: request.reference,
    type,
    details: json,
    request_version: requestVersion,
    pressed_at: storedInstant(now),
    due_at: storedInstant(now.add({ seconds: undoSeconds })),
    account_id: actor.id,
    account_name: actor.name,
  };
}

const doing: Record<PendingType, string> = {
  "send-quote": "is sending a quote",
  accept: "has just recorded a yes",
  decline: "has just recorded a no",
  withdraw: "has just recorded a withdrawal",
  close: "has just pressed Close",
  cancel: "has just pressed Cancel",
  "take-back": "has just taken the change back",
};

/**
 * Stores a press that `check` allows, to be done after the seconds to undo.
 * @returns null when there is no such booking request
 */
export async function pressAct(
  { database: { kysely }, config, waits }: PressPorts,
  change: ChangeRequest,
  reference: string,
  {
    check,
    ...press
  }: Press & { check: (current: Current) => Decision | Refused | Promise<Decision | Refused> },
): Promise<Pressed | null> {
  let pressed: StoredPending | null = null;
  const result = await change<Pressed>(reference, async (current) => {
    const row = pendingRow(current, press, config.undoSeconds);
    if ("ok" in row) return row;
    const decision = await check(current);
    if ("ok" in decision) return decision;
    const applied = apply(current, { ...decision, seenVersion: press.requestVersion });
    if (!applied.ok) return applied;
    pressed = row;
    return { event: null, steps: [insertPending(kysely, row)] };
  });
  return result && "state" in result ? begin(waits, pressed) : result;
}

/** Undo counts from when the press is stored. */
function begin(waits: Waits, row: StoredPending | null): Pressed {
  if (row) waits.start(row);
  return { ok: true, dueAt: row?.due_at ?? "" };
}

export function insertPending(kysely: Kysely<Tables>, row: StoredPending): Step {
  const query = kysely
    .insertInto("pending_acts")
    .values(row)
    .onConflict((conflict) => conflict.column("reference").doNothing());
  return { ...query.compile(), mustChange: true };
}

/** What the agent saw when pressing Send. */
export const pressSchema = z.object({
  draftVersion: z.int().min(0),
  requestVersion: z.int().min(1),
});

export type Seen = z.output<typeof pressSchema>;

export type PressResult =
  | Pressed
  | { ok: false; reason: "wrong"; errors: DraftError[] }
  | { ok: false; reason: "draft-changed"; current: DraftView };

export function createPress(
  { database: { kysely }, config, waits }: PressPorts,
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
    let pressed: StoredPending | null = null;
    const result = await change<PressResult>(reference, async (current) => {
      const draft = await readDraft(kysely, current.request, current.now);
      const row = pressedQuote(current, draft, seen, actor, config.undoSeconds);
      if ("ok" in row) return row;
      pressed = row;
      return {
        event: isNew(current) ? { type: "begin-review", by: "agent" } : null,
        actor,
        steps: [draftIs(reference, seen.draftVersion), insertPending(kysely, row)],
      };
    });
    return result && "state" in result ? begin(waits, pressed) : result;
  };

  function draftIs(reference: string, version: number): Step {
    const query = kysely
      .selectFrom("quote_drafts")
      .select("version")
      .where("reference", "=", reference)
      .where("version", "=", version);
    return { ...query.compile(), mustChange: true };
  }
}

/** The row that pressing Send stores, or why it stores none. */
function pressedQuote(
  current: Current,
  draft: DraftView,
  seen: Seen,
  actor: Actor,
  undoSeconds: number,
): ReturnType<typeof pendingRow> | PressResult {
  const { request, pending, now } = current;
  const booked = request.state === "accepted" ? current.newest : null;
  const checked = checkDraft(draft.draft, current.ride, now, booked);
  const isFirst = isNew(current);
  const requestVersion = isFirst ? request.version + 1 : request.version;
  const press = { type: "send-quote", requestVersion, actor } as const;
  if (pending) {
    const details = checked.ok ? checked.quote : {};
    return pendingRow(current, { ...press, details }, undoSeconds);
  }
  const type = booked ? "offer-change" : "send-quote";
  const applied = applyEvent(request, { type, by: "agent" }, seen.requestVersion);
  if (!applied.ok) return applied;
  if (draft.version !== seen.draftVersion)
    return { ok: false, reason: "draft-changed", current: draft };
  if (!checked.ok) return { ok: false, reason: "wrong", errors: checked.errors };
  if (booked && rideChanges(booked, checked.quote).length === 0) return refused(nothingChanges);
  return pendingRow(current, { ...press, details: checked.quote }, undoSeconds);
}

const nothingChanges = "Nothing is changed yet: the ride and the total are as booked.";

function isNew({ request }: Pick<Current, "request">): boolean {
  return request.state === "received";
}
