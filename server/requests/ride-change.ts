import { isExpired } from "#domain/quote.ts";
import { refuse, type RequestEvent } from "#domain/request.ts";
import { rideOf } from "#domain/ride.ts";
import { storedInstant } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import {
  changeTeamEmail,
  rideChangedEmail,
  rideKeptEmail,
  type ChangeFacts,
} from "#server/outbox/emails/change-emails.ts";
import { changedCalendars } from "./calendar.ts";
import {
  refused,
  type Actor,
  type ChangeRequest,
  type Decision,
  type Refused,
  requireNoPending,
  createEnqueueEmail,
} from "./change.ts";
import type { Current } from "./current.ts";
import { readPayments } from "./payments.ts";
import { type PressPorts, pressAct, type Pressed, type DecideAct } from "./pending.ts";
import { storeRide } from "./ride.ts";
import { statusOf } from "./stored-request.ts";
import type { QuoteView } from "./views.ts";

/** Handles an offered change to a sold ride. */
export function createRideChange(ports: PressPorts, change: ChangeRequest) {
  const { database, config } = ports;
  const { kysely } = database;
  const enqueueEmail = createEnqueueEmail(ports);
  const takeBack = { type: "take-back", by: "agent" } as const;

  return {
    decideChange,

    /**
     * Withdraws an open change once the time to undo has passed.
     * @returns null when there is no such booking request
     */
    takeChangeBack: (
      reference: string,
      requestVersion: number,
      actor: Actor,
    ): Promise<Pressed | null> =>
      pressAct(ports, change, reference, {
        type: "take-back",
        details: {},
        requestVersion,
        actor,
        check: ({ offered }) => (offered === null ? refused(noChange) : { event: takeBack }),
      }),

    decideTakeBack: (async (current) => {
      const { offered } = current;
      if (offered === null) return refused(noChange);
      const email = rideKeptEmail(await factsOf(current, offered), "taken-back");
      return {
        event: takeBack,
        quoteVersion: offered.version,
        columns: { offered_version: null },
        steps: [...restore(current), ...enqueueEmail(current, email)],
      };
    }) satisfies DecideAct,

    /** If no answer comes in time, the ride stays as it was. */
    async lapseChange(reference: string) {
      const result = await change(reference, async (current): Promise<Decision | Refused> => {
        const { request, offered, pending, now } = current;
        if (offered === null || pending !== null || !isExpired(offered, now))
          return refuse("changed", request.state, "clock");
        const email = rideKeptEmail(await factsOf(current, offered), "lapsed");
        return {
          event: { type: "lapse-change", by: "clock" },
          quoteVersion: offered.version,
          columns: { offered_version: null },
          steps: [
            requireNoPending(kysely, reference),
            ...restore(current),
            ...enqueueEmail(current, email),
          ],
        };
      });
      if (result?.ok) ports.outbox.notify();
      return result;
    },
  };

  /**
   * The visitor's answer to the open change, on the page or by phone; null if the answer is not
   * about a change.
   * @param seen the version that the visitor has read or heard
   */
  async function decideChange(
    current: Current,
    { type, by }: Pick<RequestEvent, "type" | "by">,
    seen: number | null,
    reason: string | null,
  ): Promise<Decision | Refused | null> {
    const { request, offered, newest, now } = current;
    const isAnswer = type === "accept" || type === "decline";
    if (!isAnswer || request.state !== "accepted" || !newest) return null;
    if (seen === null || seen <= newest.version) return null;
    if (offered === null || offered.version !== seen)
      return type === "decline" ? refuse("already-done", "accepted", by) : refused(noChange);
    if (isExpired(offered, now)) return refused(noChange);
    const facts = await factsOf(current, offered);
    const isAccepted = type === "accept";
    const team = { ...facts, deskUrl: config.deskUrl, teamEmail: config.teamEmail, reason };
    const emails = [
      ...(by === "visitor" ? [changeTeamEmail(team, isAccepted)] : []),
      isAccepted
        ? rideChangedEmail(facts, calendarsOf(current, offered))
        : rideKeptEmail(facts, "kept"),
    ];
    const steps = emails.flatMap((email) => enqueueEmail(current, email));
    const quoteVersion = offered.version;
    if (!isAccepted)
      return {
        event: { type: "keep-ride", by: by === "visitor" ? "visitor" : "agent" },
        quoteVersion,
        reason,
        columns: { offered_version: null },
        steps: [...restore(current), ...steps],
      };
    return {
      event: { type: "accept-change", by: by === "visitor" ? "visitor" : "agent" },
      quoteVersion,
      reason,
      columns: {
        accepted_version: offered.version,
        offered_version: null,
        pickup_at: offered.pickup.at,
        pickup_zone: offered.pickup.zone,
      },
      steps,
    };
  }

  async function factsOf(
    { request: { reference }, ride, newest }: Current,
    offered: ChangeFacts["offered"],
  ): Promise<ChangeFacts> {
    const { firstName, email } = ride;
    const { siteUrl } = config;
    const payment = (await readPayments(kysely, [reference])).get(reference) ?? null;
    const request = { reference, firstName, email };
    return { request, sold: newest ?? offered, offered, payment, siteUrl };
  }

  function restore({ request: { reference }, ride, newest }: Current): Step[] {
    return newest ? storeRide(kysely, reference, rideOf(newest, ride)) : [];
  }

  function calendarsOf({ request, ride, quotes: before, now }: Current, offered: QuoteView) {
    const quotes = [offered, ...before];
    const view = { ...statusOf(request), ...ride, now: storedInstant(now), quotes };
    return changedCalendars(view, config.siteUrl, ride.email);
  }
}

const noChange = "This change is no longer offered. The ride stays as it was booked.";
