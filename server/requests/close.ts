import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { cancellationSchema, closingSchema, type Cancellation } from "#domain/closing-schema.ts";
import {
  cancelReasons,
  closeReasons,
  refundOf,
  type CancelReason,
  type CloseReason,
} from "#domain/closing.ts";
import { paragraphs } from "#domain/form-schema.ts";
import { reasonLimit } from "#domain/form.ts";
import { legsOf } from "#domain/legs.ts";
import { formatMoney, largestAmount } from "#domain/money.ts";
import { knownPaid } from "#domain/payment.ts";
import { readReference, refuse } from "#domain/request.ts";
import { rideOf } from "#domain/ride.ts";
import { cancelledEmail, cannotServeEmail } from "#server/outbox/emails/closing-emails.ts";
import { calendarOf } from "./calendar.ts";
import {
  refused,
  type Actor,
  type ChangeRequest,
  type Changed,
  type Refused,
  createEnqueueEmail,
} from "./change.ts";
import { type Current, selectBooking } from "./current.ts";
import { readPayments } from "./payments.ts";
import { type PressPorts, pressAct, type Pressed, type DecideAct } from "./pending.ts";
import { storeRide } from "./ride.ts";
import { readEndings, readLastDetails, statusOf, emailFacts } from "./stored-request.ts";

const words = paragraphs("The message", reasonLimit).nullable();
const cents = z.int().min(0).max(largestAmount);
const requestVersion = z.int().min(1);

export const closeSchema = z.object({
  why: z.enum(Object.keys(closeReasons) as CloseReason[]),
  /** For a duplicate, the request that is answered instead. */
  twin: z.string().max(20).nullable(),
  /** The text for the visitor, only if we cannot take the ride. */
  words,
  requestVersion,
});

export const cancelSchema = z.object({
  why: z.enum(Object.keys(cancelReasons) as CancelReason[]),
  paidCents: cents,
  feeCents: cents,
  refundCents: cents,
  /** For the timeline; required unless the refund is the one in the terms. */
  reason: paragraphs("The reason", reasonLimit).nullable(),
  words,
  requestVersion,
});

export type CloseInput = z.output<typeof closeSchema>;
export type CancelInput = z.output<typeof cancelSchema>;

/** Closes a request, cancels an accepted one, and reopens it. */
export function createClosing(ports: PressPorts, change: ChangeRequest) {
  const { kysely } = ports.database;
  const enqueueEmail = createEnqueueEmail(ports);
  const closeEvent = { type: "close", by: "agent" } as const;
  const cancelEvent = { type: "cancel", by: "agent" } as const;

  return {
    /**
     * Closes a request once the time to undo has passed.
     * @returns null when there is no such booking request
     */
    async close(reference: string, input: CloseInput, actor: Actor): Promise<Pressed | null> {
      const { why, requestVersion: seen } = input;
      const duplicateOf = why === "duplicate" ? readReference(input.twin ?? "") : null;
      const told = why === "cannot-serve" ? input.words || null : null;
      return pressAct(ports, change, reference, {
        type: "close",
        details: { why, twin: duplicateOf, words: told },
        requestVersion: seen,
        actor,
        async check({ request }) {
          if (why === "cannot-serve" && told === null)
            return refused("Write the message of the email.");
          if (why === "duplicate") {
            const problem = await whyNotDuplicateOf(request.reference, duplicateOf);
            if (problem !== null) return refused(problem);
          }
          return { event: closeEvent };
        },
      });
    },

    /**
     * Cancels a sold ride once the time to undo has passed. The refund is the one in the terms, or
     * another one with a reason, and never more than was paid.
     * @returns null when there is no such booking request
     */
    async cancel(reference: string, input: CancelInput, actor: Actor): Promise<Pressed | null> {
      const { requestVersion: seen, reason, ...sums } = input;
      return pressAct(ports, change, reference, {
        type: "cancel",
        details: { ...sums, words: input.words || null, reason: reason || null },
        requestVersion: seen,
        actor,
        async check(current) {
          const payments = await readPayments(kysely, [reference]);
          const paidCents = knownPaid(payments.get(reference) ?? null);
          if (paidCents !== null && paidCents !== input.paidCents)
            return refused(
              `${formatMoney(paidCents)} was entered as paid. Look at the refund again.`,
            );
          const problem = whyNotThisSum(input, current);
          return problem === null ? { event: cancelEvent } : refused(problem);
        },
      });
    },

    /** Returns a closed request to its earlier state; changes nothing if it is not closed. */
    reopen: (reference: string, actor: Actor): Promise<Changed | Refused | null> =>
      change<Changed>(reference, async ({ request: { state, version } }) => {
        if (state !== "closed") return { ok: true, state, version };
        const { closing } = await readLastDetails(kysely, reference, "close");
        const event = { type: "reopen", by: "agent", to: closing?.from ?? "received" } as const;
        return { event, actor };
      }),

    /** Assigns the follow-up of a lost sale; a repeat changes nothing. */
    take: (reference: string, actor: Actor): Promise<Changed | Refused | null> =>
      change<Changed>(reference, async ({ request }) => {
        const { state, version } = request;
        const takenBy = (await readEndings(kysely, [request])).get(reference)?.takenBy;
        if (!isToFollowUp(request) || takenBy === actor.name) return { ok: true, state, version };
        return { event: { type: "take", by: "agent" }, actor };
      }),

    /** Removes a lost sale from the follow-up list; a repeat changes nothing. */
    letGo: (reference: string, actor: Actor): Promise<Changed | Refused | null> =>
      change<Changed>(reference, ({ request }) => {
        const { state, version } = request;
        if (!isToFollowUp(request)) return { ok: true, state, version };
        return { event: { type: "let-go", by: "agent" }, actor, columns: { follow_up_at: null } };
      }),

    decideClose: (async (current, act) => {
      const { state, reference } = current.request;
      const closing = closingSchema.parse({ ...parse(act.details), from: state });
      if (closing.why === "duplicate") {
        const problem = await whyNotDuplicateOf(reference, closing.twin);
        if (problem !== null) return refused(problem);
      }
      if (closing.words === null) return { event: closeEvent, details: closing };
      const email = cannotServeEmail(factsOf(current), closing.words, act.account_name);
      return { event: closeEvent, details: closing, steps: enqueueEmail(current, email) };
    }) satisfies DecideAct,

    decideCancel: ((current, act) => {
      const { newest: quote } = current;
      if (quote === null) return refuse("not-possible", current.request.state, "agent");
      const stored = parse(act.details) as Cancellation & { reason: string | null };
      const cancellation = cancellationSchema.parse(stored);
      const calendar = calendarOf(calendarView(current), ports.config.siteUrl);
      const facts = { ...factsOf(current), quote, agent: act.account_name, calendar };
      return {
        event: cancelEvent,
        quoteVersion: quote.version,
        columns: { offered_version: null },
        reason: stored.reason,
        details: cancellation,
        steps: [...restore(current), ...enqueueEmail(current, cancelledEmail(facts, cancellation))],
      };
    }) satisfies DecideAct,
  };

  async function whyNotDuplicateOf(
    reference: string,
    duplicateOf: string | null,
  ): Promise<string | null> {
    if (duplicateOf === null || duplicateOf === reference) return "Choose the request that stays.";
    const row = await selectBooking(kysely, duplicateOf).executeTakeFirst();
    if (!row) return `There is no request ${duplicateOf}.`;
    return row.state === "closed"
      ? `${duplicateOf} is closed itself. Choose another, or reopen it.`
      : null;
  }

  function factsOf(current: Current) {
    return { request: emailFacts(current), siteUrl: ports.config.siteUrl };
  }

  /** Resets the ride to what was sold, so that asking again does not include an unaccepted change. */
  function restore({ request: { reference }, ride, newest, offered }: Current) {
    return newest && offered ? storeRide(kysely, reference, rideOf(newest, ride)) : [];
  }
}

function isToFollowUp({ state, follow_up_at }: Current["request"]): boolean {
  return follow_up_at !== null && (state === "expired" || state === "declined");
}

function whyNotThisSum(input: CancelInput, { newest, now }: Current): string | null {
  const { refundCents, paidCents, reason } = input;
  if (refundCents > paidCents) return "The refund is larger than what was paid.";
  if (newest === null) return "This request has no quote.";
  const pickups = legsOf(newest).map(({ pickup }) => Temporal.Instant.from(pickup.at));
  const terms = refundOf(input, pickups, now);
  if (refundCents === terms.refundCents || reason) return null;
  return `The terms give back ${formatMoney(terms.refundCents)} now. For a different amount, write the reason.`;
}

/** The canceled request as the calendar sees it. */
function calendarView({ request, ride, newest, now }: Current) {
  return {
    ...statusOf(request),
    ...ride,
    ...ride.legs[0],
    state: "cancelled" as const,
    now: now.toString(),
    quotes: newest ? [newest] : [],
  };
}

function parse(details: string): object {
  return JSON.parse(details) as object;
}
