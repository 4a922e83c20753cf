import { Temporal } from "temporal-polyfill";
import { legsOf } from "#domain/legs.ts";
import { isExpired, type SentQuote } from "#domain/quote.ts";
import { refuse } from "#domain/request.ts";
import { storedInstant } from "#domain/time.ts";
import { endedEmail, endsSoonEmail } from "#server/outbox/emails/closing-emails.ts";
import {
  type ChangeRequest,
  type Decision,
  requireNoPending,
  type RequestPorts,
  createEnqueueEmail,
} from "./change.ts";
import { type Current, instantOf } from "./current.ts";
import { emailFacts } from "./stored-request.ts";

/** A ride counts as completed this long after its pickup, unless somebody records something else. */
const completedAfter = { hours: 24 } as const;

/** What time alone does to a request: a quote expires, a ride ends. */
export function createTimedEvents(ports: RequestPorts, change: ChangeRequest) {
  const { kysely } = ports.database;
  const enqueueEmail = createEnqueueEmail(ports);

  /** Requests in a state whose time has passed, up to a limit. */
  async function find(
    state: "quoted" | "accepted",
    column: "valid_until" | "pickup_at" | "remind_at",
    time: string,
  ) {
    const rows = await ports.database.reader
      .selectFrom("requests")
      .select("reference")
      .where("kind", "=", "booking")
      .where("state", "=", state)
      .where(column, "<", time)
      .$if(state === "accepted" && column === "valid_until", (query) =>
        query.where("offered_version", "is not", null),
      )
      .where("reference", "not in", (eb) =>
        eb.selectFrom("pending_acts").select("pending_acts.reference"),
      )
      .limit(100)
      .execute();
    return rows.map(({ reference }) => reference);
  }

  function apply(
    reference: string,
    { type, isOver }: { type: "expire" | "complete"; isOver: IsOver },
    more: (current: Current & { newest: SentQuote }) => Pick<Decision, "columns" | "steps">,
  ) {
    return change(reference, ({ newest, ...current }) => {
      const { request, pending, now } = current;
      if (newest === null || pending !== null || !isOver(newest, now))
        return refuse("changed", request.state, "clock");
      const { columns = {}, steps = [] } = more({ ...current, newest });
      return {
        event: { type, by: "clock" },
        quoteVersion: newest.version,
        columns,
        // The earlier version's expiry must not stop a pending revision or an acceptance by phone.
        steps: [requireNoPending(kysely, reference), ...steps],
      };
    });
  }

  function factsOf(current: Current & { newest: SentQuote }) {
    return {
      request: emailFacts(current),
      siteUrl: ports.config.siteUrl,
      quote: current.newest,
    };
  }

  return {
    findExpired: () => find("quoted", "valid_until", storedInstant(instantOf(ports))),
    async expire(reference: string) {
      const result = await apply(reference, { type: "expire", isOver: isExpired }, (current) => ({
        columns: { follow_up_at: storedInstant(current.now) },
        steps: enqueueEmail(current, endedEmail(factsOf(current))),
      }));
      if (result?.ok) ports.outbox.notify();
      return result;
    },

    findReminders: () => find("quoted", "remind_at", storedInstant(instantOf(ports))),
    /** Tells the visitor once that the quote expires soon; if it is too late, sends nothing. */
    async remind(reference: string) {
      const result = await change(reference, (current) => {
        const { request, newest, pending, now } = current;
        const isDue = request.remind_at !== null && request.remind_at <= storedInstant(now);
        if (newest === null || request.state !== "quoted" || pending !== null || !isDue)
          return refuse("changed", request.state, "clock");
        if (isExpired(newest, now)) return refuse("changed", request.state, "clock");
        const facts = factsOf({ ...current, newest });
        return {
          event: { type: "remind", by: "clock" },
          quoteVersion: newest.version,
          columns: { remind_at: null },
          steps: [
            requireNoPending(kysely, reference),
            ...enqueueEmail(current, endsSoonEmail(facts)),
          ],
        };
      });
      if (result?.ok) ports.outbox.notify();
      return result;
    },

    findLapsedChanges: () => find("accepted", "valid_until", storedInstant(instantOf(ports))),
    findCompleted: () =>
      find("accepted", "pickup_at", storedInstant(instantOf(ports).subtract(completedAfter))),
    /** Completes the ride after its last leg; after the first of two, moves on to the way home. */
    async complete(reference: string) {
      const result = await change(reference, (current) => {
        const { newest, request, now } = current;
        const next = newest && legsOf(newest).find((leg) => !isPast({ pickup: leg.pickup }, now));
        if (!next || newest.moreLegs.length === 0 || request.pickup_at === next.pickup.at)
          return refuse("changed", request.state, "clock");
        const moveOn = kysely
          .updateTable("requests")
          .set({ pickup_at: next.pickup.at, pickup_zone: next.pickup.zone })
          .where("reference", "=", reference);
        return { event: null, steps: [moveOn.compile()] };
      });
      return result?.ok
        ? result
        : apply(reference, { type: "complete", isOver: isOverAtLast }, () => ({
            columns: { offered_version: null },
          }));
    },
  };
}

type IsOver = (newest: SentQuote, now: Temporal.Instant) => boolean;

function isOverAtLast(quote: SentQuote, now: Temporal.Instant): boolean {
  return legsOf(quote).every((leg) => isPast(leg, now));
}

function isPast({ pickup }: Pick<SentQuote, "pickup">, now: Temporal.Instant): boolean {
  const end = Temporal.Instant.from(pickup.at).add(completedAfter);
  return Temporal.Instant.compare(now, end) > 0;
}
