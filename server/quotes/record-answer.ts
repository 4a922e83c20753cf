import { z } from "zod";
import { paragraphs } from "#domain/fields.ts";
import { checkAnswer } from "#domain/quote-answer.ts";
import { refuse } from "#domain/request-state.ts";
import type { Step } from "#server/db/database.ts";
import { answerVisitorEmail } from "#server/outbox/emails/answer-emails.ts";
import { createEnqueue } from "#server/outbox/enqueue.ts";
import { readVisitorRequest } from "#server/requests/read-request.ts";
import { createToken } from "#server/requests/tokens.ts";
import type { Actor } from "./actor.ts";
import type { ChangeRequest, ChangeResult, Current, Refused } from "./change-request.ts";
import type { QuotePorts } from "./ports.ts";

/** What a visitor said by phone, as the desk records it. */
export const answerSchema = z.object({
  type: z.enum(["accept", "decline", "withdraw", "ask-again", "complete"], {
    error: "There is no such answer.",
  }),
  /** The version that was read to the visitor; null where there is none. */
  quoteVersion: z.int().min(1).nullable(),
  /** The request's version that the agent saw. */
  requestVersion: z.int().min(1),
  reason: paragraphs("The reason", 2000).nullable(),
});

export type PhoneAnswer = z.output<typeof answerSchema>;

export function createRecordAnswer(ports: QuotePorts, change: ChangeRequest) {
  const { database, config, outbox } = ports;
  const { kysely, reader } = database;
  const enqueue = createEnqueue({ kysely, config });

  /**
   * Records who took the answer and when, and confirms it to the visitor by email.
   * @returns null when there is no such booking request
   */
  return async function recordAnswer(
    reference: string,
    { type, quoteVersion, requestVersion, reason }: PhoneAnswer,
    actor: Actor,
  ): Promise<ChangeResult | null> {
    const request = await readVisitorRequest(reader, reference, ports.now());
    if (request === null) return null;
    const result = await change(reference, (current) => {
      const isAnswer = type === "accept" || type === "decline";
      const refused = isAnswer ? checkVersion(current, quoteVersion) : null;
      if (refused) return refused;
      return {
        event: { type, by: "agent" },
        seenVersion: requestVersion,
        actor,
        quoteVersion: isAnswer ? quoteVersion : null,
        reason: reason || null,
        steps: confirm(current),
      };
    });
    if (result?.ok) outbox.notify();
    return result;

    function confirm({ request: stored, newest, now }: Current): Step[] {
      // What a cancellation costs is for the agent to say.
      const isCancellation = stored.state === "accepted";
      if (request === null || type === "complete" || isCancellation) return [];
      const time = now.epochMilliseconds;
      const { token, step } = createToken(kysely, reference, time);
      const facts = { ...config, request, quote: newest, answer: { type }, now, token };
      return [step, ...enqueue(answerVisitorEmail(facts), { reference, now: time, held: null })];
    }
  };
}

/** Why this version cannot be answered, although the request is quoted. */
function checkVersion({ request, newest, now }: Current, version: number | null): Refused | null {
  if (request.state !== "quoted" || newest === null) return null;
  if (version !== newest.version) return refuse("changed", "quoted", "agent");
  const check = checkAnswer(newest, { state: "quoted", newest }, now);
  return check.ok ? null : refuse("not-possible", "expired", "agent");
}
