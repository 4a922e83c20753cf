import { z } from "zod";
import { paragraphs } from "#domain/fields.ts";
import { checkAnswer } from "#domain/quote-answer.ts";
import { refuse } from "#domain/request-state.ts";
import type { Actor } from "./actor.ts";
import type { ChangeRequest, ChangeResult, Current, Refused } from "./change-request.ts";

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

/** Records who took the answer, and when. @returns null when there is no such booking request */
export async function recordAnswer(
  change: ChangeRequest,
  reference: string,
  { type, quoteVersion, requestVersion, reason }: PhoneAnswer,
  actor: Actor,
): Promise<ChangeResult | null> {
  return change(reference, (current) => {
    const isAnswer = type === "accept" || type === "decline";
    const refused = isAnswer ? checkVersion(current, quoteVersion) : null;
    if (refused) return refused;
    return {
      event: { type, by: "agent" },
      seenVersion: requestVersion,
      actor,
      quoteVersion: isAnswer ? quoteVersion : null,
      reason: reason || null,
    };
  });
}

/** Why this version cannot be answered, although the request is quoted. */
function checkVersion({ request, newest, now }: Current, version: number | null): Refused | null {
  if (request.state !== "quoted" || newest === null) return null;
  if (version !== newest.version) return refuse("changed", "quoted", "agent");
  const check = checkAnswer(newest, { state: "quoted", newest }, now);
  return check.ok ? null : refuse("not-possible", "expired", "agent");
}
