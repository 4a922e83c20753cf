import type { Kysely } from "kysely";
import type { PendingType } from "#domain/closing.ts";
import { storedInstant } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { StoredPending, Tables } from "#server/db/tables.ts";
import {
  apply,
  refused,
  type Actor,
  type ChangeRequest,
  type Decision,
  type Refused,
  type RequestPorts,
} from "./change.ts";
import type { Current } from "./current.ts";

/** The ports for acts pressed at the desk. */
export type PressPorts = RequestPorts & { undoTimers: UndoTimers };

type UndoTimers = ReturnType<typeof createUndoTimers>;

type Act = Pick<StoredPending, "reference" | "pressed_at" | "due_at">;

const forgetAfterMs = 60_000;

/**
 * How long each pressed act can still be undone, by a monotonic clock. An act from another
 * instance waits its full time from when this one first sees it. If there is only one instance, an
 * unknown act is from before its restart: the stored time counts, up to the time to undo.
 */
export function createUndoTimers(
  { database, config, now }: Pick<RequestPorts, "database" | "config" | "now">,
  stopwatch: () => number,
) {
  const waitMs = config.undoSeconds * 1000;
  const dueAt = new Map<string, number>();
  const keyOf = ({ reference, pressed_at }: Act) => `${reference} ${pressed_at}`;

  function firstWait({ due_at }: Act): number {
    if (database.broadcast !== null) return waitMs;
    return Math.min(Math.max(Date.parse(due_at) - now(), 0), waitMs);
  }

  return {
    /** Call it when an act has been stored. */
    start(act: Act): void {
      const time = stopwatch();
      // Not in `left`: after a long stop, every act is overdue there.
      for (const [key, past] of dueAt) if (past < time - forgetAfterMs) dueAt.delete(key);
      dueAt.set(keyOf(act), time + waitMs);
    },
    /** In milliseconds; 0 or less once the act is due. */
    left(act: Act): number {
      const time = stopwatch();
      const due = dueAt.get(keyOf(act)) ?? time + firstWait(act);
      dueAt.set(keyOf(act), due);
      return due - time;
    },
  };
}

/** An agent's press: its effect, and the request's version on the screen. */
export type Press = {
  type: PendingType;
  details: object;
  requestVersion: number;
  actor: Actor;
};

export type Pressed = { ok: true; dueAt: string } | Refused;

/**
 * The row that a press stores. A request has at most one pending act: a repeat gets its time, and
 * anything else is told who pressed what.
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
 * Stores a press that `check` allows; it takes effect once the time to undo has passed.
 * @returns null when there is no such booking request
 */
export async function pressAct(
  { database: { kysely }, config, undoTimers }: PressPorts,
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
  return result && "state" in result ? begin(undoTimers, pressed) : result;
}

/** The time to undo starts when the press is stored. */
export function begin(undoTimers: UndoTimers, row: StoredPending | null): Pressed {
  if (row) undoTimers.start(row);
  return { ok: true, dueAt: row?.due_at ?? "" };
}

export function insertPending(kysely: Kysely<Tables>, row: StoredPending): Step {
  const query = kysely
    .insertInto("pending_acts")
    .values(row)
    .onConflict((conflict) => conflict.column("reference").doNothing());
  return { ...query.compile(), mustChange: true };
}

const mostAtOnce = 100;

/** What a pressed act does when it is due; for an answer, `now` is the time of its press. */
export type DecideAct = (
  current: Current,
  act: StoredPending,
) => Decision | Refused | Promise<Decision | Refused>;

/** Performs pressed acts when they are due, unless somebody has undone them. */
export function createPending(
  ports: PressPorts,
  change: ChangeRequest,
  decideActs: Record<PendingType, DecideAct>,
) {
  const { database, outbox, undoTimers } = ports;
  const { kysely } = database;

  return {
    /** Milliseconds until the next act is due. */
    async nextActIn(): Promise<number | null> {
      const left = (await readWaiting()).map((act) => undoTimers.left(act));
      return left.length === 0 ? null : Math.min(...left);
    },

    /** The references of the acts that are due, the longest overdue first. */
    async dueActs(): Promise<string[]> {
      const due = (await readWaiting()).filter((act) => undoTimers.left(act) <= 0);
      return due.slice(0, mostAtOnce).map(({ reference }) => reference);
    },

    /**
     * Performs a pressed act, with its emails, in one transaction. If that is impossible, for
     * example because the request has changed, records an event that says why.
     * @throws StorageError: the act still waits, and the clock will retry it
     */
    async act(reference: string): Promise<void> {
      let fault: unknown = null;
      const result = await change(reference, async (current) => {
        fault = null;
        const { pending } = current;
        if (!pending || undoTimers.left(pending) > 0) return gone;
        const ending = deletePending(kysely, pending);
        try {
          const decision = await decide(current, pending);
          if ("ok" in decision) return failed(pending, decision.reason.text, ending);
          const { account_id: id, account_name: name, request_version: seenVersion } = pending;
          const steps = [ending, ...(decision.steps ?? [])];
          return { ...decision, actor: { id, name }, seenVersion, steps };
        } catch (error) {
          if (error instanceof StorageError) throw error;
          fault = error;
          return failed(pending, unreadable, ending);
        }
      });
      if (result?.ok) outbox.notify();
      if (fault !== null) throw fault;
    },
  };

  function readWaiting() {
    return kysely
      .selectFrom("pending_acts")
      .select(["reference", "pressed_at", "due_at"])
      .orderBy("due_at")
      .execute();
  }

  async function decide(current: Current, pending: StoredPending): Promise<Decision | Refused> {
    const decision = await decideActs[pending.type](current, pending);
    if ("ok" in decision) return decision;
    const applied = apply(current, { ...decision, seenVersion: pending.request_version });
    return applied.ok ? decision : applied;
  }
}

/** Only one of two instances, or of the clock and an undo, ends the act. */
export function deletePending(
  kysely: Kysely<Tables>,
  { reference, pressed_at, account_id }: StoredPending,
): Step {
  const query = kysely
    .deleteFrom("pending_acts")
    .where("reference", "=", reference)
    .where("pressed_at", "=", pressed_at)
    .where("account_id", "=", account_id);
  return { ...query.compile(), mustChange: true };
}

function failed(pending: StoredPending, reason: string, ending: Step): Decision {
  const { type, account_id: id, account_name: name } = pending;
  const event = { type: type === "send-quote" ? "not-sent" : "not-recorded", by: "clock" } as const;
  return { event, actor: { id, name }, reason, steps: [ending] };
}

const gone: Refused = refused("This was done or undone before.");

const unreadable = "What was pressed could not be read. Look at it, then press once more.";
