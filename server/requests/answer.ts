import { z } from "zod";
import { paragraphs } from "#domain/fields.ts";
import { checkAnswer } from "#domain/quote-answer.ts";
import { refuse, type Refusal } from "#domain/request-state.ts";
import { reasonLimit } from "#domain/visitor-page.ts";
import type { Step } from "#server/db/database.ts";
import type { ChangeRequest, Current, Refused } from "#server/quotes/change-request.ts";
import type { AnswerEmailFacts } from "#server/outbox/emails/answer-emails.ts";
import type { VisitorRequest } from "./views.ts";

const version = z.int().min(0);

/** What a visitor decides on the page. */
export const visitorAnswerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("accept"), quoteVersion: version }),
  z.object({
    type: z.literal("decline"),
    quoteVersion: version,
    reason: paragraphs("What should be different", reasonLimit).nullable(),
  }),
  z.object({ type: z.literal("withdraw") }),
  z.object({ type: z.literal("ask-again") }),
]);

export type VisitorAnswer = z.output<typeof visitorAnswerSchema>;

export type AnswerResult = { ok: true } | { ok: false; reason: Refusal };

/**
 * Records an answer with the emails that it owes. A second press of the same is as good as the first.
 * @param emails the steps that store the emails about an answer
 */
export async function answerRequest(
  change: ChangeRequest,
  view: VisitorRequest,
  given: VisitorAnswer,
  emails: (facts: Pick<AnswerEmailFacts, "answer" | "now" | "quote">) => Step[],
): Promise<AnswerResult> {
  const result = await change(view.reference, (current) => {
    const refused = isOnQuote(given) ? checkVersion(current, given.quoteVersion) : null;
    if (refused) return refused;
    return {
      event: { type: given.type, by: "visitor" },
      seenVersion: current.request.version,
      actor: null,
      quoteVersion: isOnQuote(given) ? given.quoteVersion : null,
      reason: reasonOf(given),
      steps: emails({ answer: given, now: current.now, quote: current.newest }),
    };
  });
  if (result === null) return refuse("not-possible", view.state, "visitor");
  return result.ok || result.reason.code === "already-done" ? { ok: true } : result;
}

type OnQuote = Extract<VisitorAnswer, { quoteVersion: number }>;

function isOnQuote(given: VisitorAnswer): given is OnQuote {
  return given.type === "accept" || given.type === "decline";
}

export function reasonOf(given: VisitorAnswer): string | null {
  return given.type === "decline" ? given.reason || null : null;
}

/** Only the newest version can be answered, and until its last moment. */
function checkVersion({ request, newest, now }: Current, seen: number): Refused | null {
  const { state } = request;
  if (newest === null) return refuse("not-possible", state, "visitor");
  if (newest.version !== seen) return refuse("changed", state, "visitor");
  if (state !== "quoted") return null;
  const check = checkAnswer(newest, { state, newest }, now);
  return check.ok ? null : refuse("not-possible", "expired", "visitor");
}
