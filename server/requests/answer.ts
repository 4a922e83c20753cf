import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { company } from "#content/company.ts";
import { checkAnswer } from "#domain/answer-check.ts";
import { paragraphs, wayHomeSchema } from "#domain/form-schema.ts";
import { reasonLimit } from "#domain/form.ts";
import { wayHomeText } from "#domain/legs.ts";
import { answerDue } from "#domain/policy.ts";
import { refuse, type RequestActor, type RequestEvent } from "#domain/request.ts";
import { currentRide, currentVersion } from "#domain/ride.ts";
import { storedInstant } from "#domain/time.ts";
import { answerTeamEmail, answerVisitorEmail } from "#server/outbox/emails/answer-emails.ts";
import {
  refused,
  type Actor,
  type ChangeRequest,
  type Changed,
  type Decision,
  type Refused,
  createEnqueueEmail,
} from "./change.ts";
import type { Current } from "./current.ts";
import { renewDraft } from "./drafts.ts";
import { type PressPorts, pressAct, type Pressed, type DecideAct } from "./pending.ts";
import type { createRideChange } from "./ride-change.ts";
import { countAsks, readAskedHome, pickupColumns } from "./ride.ts";
import { findByToken } from "./tokens.ts";

const version = z.int().min(0);

/** A visitor's answer on the page. */
export const visitorAnswerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("accept"), quoteVersion: version }),
  z.object({
    type: z.literal("decline"),
    quoteVersion: version,
    reason: paragraphs("What should be different", reasonLimit).nullable(),
  }),
  z.object({ type: z.literal("withdraw") }),
  z.object({
    type: z.literal("ask-again"),
    reason: paragraphs("What should be different", reasonLimit).nullish(),
  }),
  wayHomeSchema.extend({ type: z.literal("ask-home") }),
]);

export type VisitorAnswer = z.output<typeof visitorAnswerSchema>;

const mostAsksInADay = 5;

const tooManyAsks = refused(
  "You have asked for a new quote several times today, and this press was not counted. " +
    `Please call us at ${company.phone.display}.`,
);

const hasHome = refused("Your ride has a way home already. To change it, please call us.");

export type AnswerResult = { ok: true } | Refused;

/** A visitor's answer by phone, as the desk records it. */
export const phoneAnswerSchema = z.object({
  type: z.enum(["accept", "decline", "withdraw", "ask-again", "complete"], {
    error: "There is no such answer.",
  }),
  /** The quote's version that the agent read to the visitor; null without a quote. */
  quoteVersion: z.int().min(1).nullable(),
  /** The request's version that the agent saw. */
  requestVersion: z.int().min(1),
  reason: paragraphs("The reason", 2000).nullable(),
});

export type PhoneAnswer = z.output<typeof phoneAnswerSchema>;

type AnswerDetails = Pick<PhoneAnswer, "quoteVersion" | "reason">;

/** Handles visitors' answers, on the page or by phone. */
export function createAnswers(
  ports: PressPorts,
  change: ChangeRequest,
  { decideChange }: Pick<ReturnType<typeof createRideChange>, "decideChange">,
) {
  const { database, config, outbox, now } = ports;
  const { kysely } = database;
  const enqueueEmail = createEnqueueEmail(ports);

  return {
    /**
     * Records a visitor's answer, notifies the team and confirms the answer by email. Repeating the
     * same answer succeeds without another effect.
     * @returns null for a token that opens nothing
     */
    async answer(token: string, given: VisitorAnswer): Promise<AnswerResult | null> {
      const reference = await findByToken(database.reader, token, now());
      if (reference === null) return null;
      const { type } = given;
      const seen = "quoteVersion" in given ? given.quoteVersion : null;
      const home = type === "ask-home" ? wayHomeSchema.parse(given) : null;
      const said = ("reason" in given && given.reason) || null;
      const reason = home ? wayHomeText(home) : said;
      const result = await change<Refused | { ok: true }>(
        reference,
        async (current): Promise<Decision | Refused | { ok: true }> => {
          const ofChange = await decideChange(current, { type, by: "visitor" }, seen, reason);
          if (ofChange) return ofChange;
          const decision = decide(current, { type, by: "visitor" }, seen);
          if ("ok" in decision) return decision;
          if (home && current.ride.legs.length > 1) return hasHome;
          if (home && current.request.state !== "quoted") {
            const { asked, isOpen } = await readAskedHome(kysely, reference);
            if (asked && isOpen && wayHomeText(asked) === reason) return { ok: true };
          }
          const isAsk = type === "ask-again" || type === "ask-home";
          if (isAsk && (await countAsks(kysely, current)) >= mostAsksInADay) return tooManyAsks;
          const facts = factsOf(current, { type, reason });
          const emails = [answerTeamEmail(facts), answerVisitorEmail(facts)];
          return {
            ...decision,
            reason,
            details: home,
            steps: [
              ...(await renewDraft(kysely, current, decision)),
              ...emails.flatMap((email) => enqueueEmail(current, email)),
            ],
          };
        },
      );
      if (result?.ok) outbox.notify();
      return result && !result.ok && result.reason.code !== "already-done" ? result : { ok: true };
    },

    /**
     * Records who took the answer and when. Acceptances, declines and withdrawals can be undone for
     * some seconds; the other answers take effect at once.
     * @returns null when there is no such booking request
     */
    async recordAnswer(
      reference: string,
      { type, quoteVersion, requestVersion, reason }: PhoneAnswer,
      actor: Actor,
    ): Promise<Changed | Pressed | null> {
      if (type === "accept" || type === "decline" || type === "withdraw") {
        const details: AnswerDetails = { quoteVersion, reason: reason || null };
        return pressAct(ports, change, reference, {
          type,
          details,
          requestVersion,
          actor,
          check: async (current) =>
            (await decideChange(current, { type, by: "agent" }, quoteVersion, reason)) ??
            decide(current, { type, by: "agent" }, quoteVersion),
        });
      }
      const result = await change(reference, async (current): Promise<Decision | Refused> => {
        const decision = decide(current, { type, by: "agent" }, quoteVersion);
        if ("ok" in decision) return decision;
        const told =
          type === "complete"
            ? []
            : enqueueEmail(current, answerVisitorEmail(factsOf(current, { type })));
        const steps = [...(await renewDraft(kysely, current, decision)), ...told];
        return { ...decision, seenVersion: requestVersion, actor, reason: reason || null, steps };
      });
      if (result?.ok) outbox.notify();
      return result;
    },

    /** Decides on a pressed answer as of the time of its press. */
    decideAnswer:
      (type: "accept" | "decline" | "withdraw"): DecideAct =>
      async (current, { details, pressed_at }) => {
        const { quoteVersion, reason } = JSON.parse(details) as AnswerDetails;
        const pressed = { ...current, now: Temporal.Instant.from(pressed_at) };
        const ofChange = await decideChange(pressed, { type, by: "agent" }, quoteVersion, reason);
        if (ofChange) return ofChange;
        const decision = decide(pressed, { type, by: "agent" }, quoteVersion);
        if ("ok" in decision) return decision;
        const steps = enqueueEmail(current, answerVisitorEmail(factsOf(current, { type })));
        return { ...decision, reason, steps };
      },
  };

  function factsOf<Answer extends { type: string }>(current: Current, answer: Answer) {
    const { request, newest, now: time } = current;
    const known = { ...request, acceptedVersion: request.accepted_version };
    const ride = currentRide(current.ride, currentVersion({ ...known, quotes: current.quotes }));
    return {
      ...config,
      request: { reference: request.reference, ...ride, ...ride.legs[0] },
      quote: newest,
      answer,
      dueAt: dueAfter(current, answer),
      now: time,
    };
  }
}

/** @param seen the quote's version that the visitor has read or heard */
function decide(current: Current, event: RequestEvent, seen: number | null): Decision | Refused {
  const isOnQuote = event.type === "accept" || event.type === "decline";
  const refusal = isOnQuote ? checkVersion(current, seen, event.by) : null;
  if (refusal) return refusal;
  return {
    event,
    quoteVersion: isOnQuote ? seen : null,
    columns: columnsOf(current, event),
  };
}

function columnsOf(current: Current, { type }: RequestEvent): Decision["columns"] {
  if (type === "ask-home" && current.request.state !== "quoted") return {};
  if (type === "ask-again" || type === "ask-home") {
    const pickup = pickupColumns("received", current.ride);
    return { ...askedAgain(current), ...pickup, accepted_version: null };
  }
  if (type === "accept") return { accepted_version: current.newest?.version ?? null };
  if (type === "complete") return { offered_version: null };
  return type === "decline" ? { follow_up_at: storedInstant(current.now) } : {};
}

/** Refuses an answer to a replaced or expired quote. */
function checkVersion(
  { request: { state }, newest, now }: Current,
  seen: number | null,
  by: RequestActor,
): Refused | null {
  if (newest === null) return refuse("not-possible", state, by);
  if (newest.version !== seen) return refuse("changed", state, by);
  if (state !== "quoted") return null;
  const check = checkAnswer(newest, { state, newest }, now);
  return check.ok ? null : refuse("not-possible", "expired", by);
}

/** If we already owe an answer, asking for a way home does not delay it. */
function dueAfter(current: Current, { type }: { type: string }): string {
  const isOwed = type === "ask-home" && current.request.state !== "quoted";
  return isOwed ? current.request.due_at : askedAgain(current).due_at;
}

/** The times for a request that is asked again now. */
function askedAgain({ request: { pickup_at }, now }: Current) {
  const pickup = pickup_at === null ? null : Temporal.Instant.from(pickup_at);
  return { asked_at: storedInstant(now), due_at: storedInstant(answerDue(now, pickup)) };
}
