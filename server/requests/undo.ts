import { Temporal } from "temporal-polyfill";
import { pendingTypes } from "#domain/closing.ts";
import { describeState } from "#domain/request.ts";
import { formatTime } from "#domain/time.ts";
import {
  refused,
  type Actor,
  type ChangeRequest,
  type Refused,
  type RequestPorts,
} from "./change.ts";
import type { Current } from "./current.ts";
import { deletePending } from "./pending.ts";
import { readDetails } from "./stored-request.ts";

/** Undoes a pressed act while it is pending. */
export function createUndo(
  { database: { kysely } }: Pick<RequestPorts, "database">,
  change: ChangeRequest,
) {
  /**
   * Undoes an act that has not happened yet; anyone at the desk may do so. A repeat succeeds
   * without another effect.
   * @param pressedAt identifies the act
   * @returns null when there is no such booking request
   */
  return async function undo(
    reference: string,
    pressedAt: string,
    actor: Actor,
  ): Promise<{ ok: true } | Refused | null> {
    return change<{ ok: true } | Refused>(reference, async (current) => {
      const { pending } = current;
      if (pending?.pressed_at !== pressedAt) return outcomeOf(current, pressedAt);
      const { type, account_name: by } = pending;
      return {
        event: { type: "undo", by: "agent" },
        actor,
        details: { type, by, pressedAt },
        steps: [deletePending(kysely, pending)],
      };
    });
  };

  /** The answer to an undo that is late or repeated. */
  async function outcomeOf({ request, newest }: Current, pressedAt: string) {
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

const ofChange = ["offer-change", "accept-change", "keep-ride"] as const;
