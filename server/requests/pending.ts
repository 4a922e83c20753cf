import { Temporal } from "temporal-polyfill";
import { pendingTypes, type PendingType } from "#domain/closing.ts";
import { describeState } from "#domain/request.ts";
import { formatTime } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import type { StoredPending } from "#server/db/tables.ts";
import {
  apply,
  refused,
  type Actor,
  type ChangeRequest,
  type Current,
  type Decision,
  type Refused,
} from "./change.ts";
import type { PressPorts } from "./ports.ts";
import { readDetails } from "./stored-request.ts";

const mostAtOnce = 100;

/** What becomes of a pressed act when it is due; `now` of an answer is the moment of its press. */
export type DecideAct = (
  current: Current,
  act: StoredPending,
) => Decision | Refused | Promise<Decision | Refused>;

/** What becomes of a pressed act: the clock does it, or somebody undoes it before. */
export function createPending(
  ports: PressPorts,
  change: ChangeRequest,
  decideActs: Record<PendingType, DecideAct>,
) {
  const { waits } = ports;
  const { kysely } = ports.database;

  return {
    /** Milliseconds until the next act is due. */
    async nextActIn(): Promise<number | null> {
      const left = (await readWaiting()).map((act) => waits.left(act));
      return left.length === 0 ? null : Math.min(...left);
    },

    /** The references of what is due now, the longest due first. */
    async dueActs(): Promise<string[]> {
      const due = (await readWaiting()).filter((act) => waits.left(act) <= 0);
      return due.slice(0, mostAtOnce).map(({ reference }) => reference);
    },

    /**
     * Does a pressed act, with its emails, in one transaction. What cannot be done, for instance
     * because the request has changed, ends with an event that says why.
     */
    async act(reference: string): Promise<void> {
      let fault: unknown = null;
      const result = await change(reference, async (current) => {
        const { pending } = current;
        if (!pending || waits.left(pending) > 0) return gone;
        const ending = endPending(pending);
        try {
          const decision = await decide(current, pending);
          if ("ok" in decision) return failed(pending, decision.reason.text, ending);
          const { account_id: id, account_name: name, request_version: seenVersion } = pending;
          const steps = [ending, ...(decision.steps ?? [])];
          return { ...decision, actor: { id, name }, seenVersion, steps };
        } catch (error) {
          fault = error;
          return failed(pending, unreadable, ending);
        }
      });
      if (result?.ok) ports.outbox.notify();
      if (fault !== null) throw fault;
    },

    /**
     * Takes an act back as long as it has not happened, for whoever at the desk presses Undo. A repeat
     * is as good as the first.
     * @param pressedAt which act
     * @returns null when there is no such booking request
     */
    async undo(
      reference: string,
      pressedAt: string,
      actor: Actor,
    ): Promise<{ ok: true } | Refused | null> {
      return change<{ ok: true } | Refused>(reference, async (current) => {
        const { pending } = current;
        if (pending?.pressed_at !== pressedAt) return whatBecame(current, pressedAt);
        const { type, account_name: by } = pending;
        return {
          event: { type: "undo", by: "agent" },
          actor,
          details: { type, by, pressedAt },
          steps: [endPending(pending)],
        };
      });
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

  /** Of two instances, or of the clock and an undo, one ends it. */
  function endPending({ reference, pressed_at, account_id }: StoredPending): Step {
    const query = kysely
      .deleteFrom("pending_acts")
      .where("reference", "=", reference)
      .where("pressed_at", "=", pressed_at)
      .where("account_id", "=", account_id);
    return { ...query.compile(), mustChange: true };
  }

  /** The answer to an undo that comes late, or once more. */
  async function whatBecame({ request, newest }: Current, pressedAt: string) {
    const events = await kysely
      .selectFrom("request_events")
      .selectAll()
      .where("reference", "=", request.reference)
      .where("at", ">=", pressedAt)
      .where("type", "in", ["undo", "not-sent", "not-recorded", ...ofChange, ...pendingTypes])
      .where("actor", "<>", "visitor")
      .orderBy("version")
      .execute();
    if (events.some((event) => readDetails(event).undone?.pressedAt === pressedAt))
      return { ok: true as const };
    const done = events.find(({ type }) => type !== "undo");
    if ((done?.type === "send-quote" || done?.type === "offer-change") && newest) {
      const sent = formatTime(Temporal.Instant.from(done.at), newest.pickup.zone);
      return refused(
        `Quote ${done.quote_version} was sent ${sent}. To change it, send a revision.`,
      );
    }
    if (done?.type === "not-sent" || done?.type === "not-recorded")
      return refused(`There is nothing to undo. ${done.reason}`);
    return refused(done ? describeState(request.state, "agent") : "There is nothing to undo.");
  }
}

function failed(pending: StoredPending, reason: string, ending: Step): Decision {
  const { type, account_id: id, account_name: name } = pending;
  const event = { type: type === "send-quote" ? "not-sent" : "not-recorded", by: "clock" } as const;
  return { event, actor: { id, name }, reason, steps: [ending] };
}

const ofChange = ["offer-change", "accept-change", "keep-ride"] as const;

const gone: Refused = refused("This was done or undone before.");

const unreadable = "What was pressed could not be read. Look at it, then press once more.";
