import { Temporal } from "temporal-polyfill";
import { isExpired, type SentQuote } from "./quote.ts";
import type { RequestState } from "./request.ts";
import { formatLongTime } from "./time.ts";

export type NextStep = "open-newest" | "ask-again" | "wait" | "call" | "send-new-request";

export type AnswerCheck =
  | { ok: true }
  | {
      ok: false;
      code: "replaced" | Exclude<RequestState, "received" | "quoted">;
      title: string;
      /** What this means, and what to do instead. */
      text: string;
      next: NextStep;
    };

type Closed = Extract<AnswerCheck, { ok: false }>;

/**
 * Whether this version can be accepted or declined at `now`. Only the newest version can, while the
 * request is quoted and before its last moment has passed, even if the clock's job has not run yet.
 */
export function checkAnswer(
  quote: SentQuote,
  request: { state: RequestState; newest: SentQuote },
  now: Temporal.Instant,
): AnswerCheck {
  const { state, newest } = request;
  const hasTime = !isExpired(newest, now);
  if (newest.version > quote.version) return replaced(quote, newest, state === "quoted" && hasTime);
  if (state === "quoted") return hasTime ? { ok: true } : expired(quote);
  if (state === "completed") return over(quote);
  return state === "expired" ? expired(quote) : closed[state];
}

function replaced(quote: SentQuote, newest: SentQuote, isOpen: boolean): Closed {
  const sent = longTime(newest.sentAt, newest);
  const verb = isOpen ? "is the one to answer" : "took its place";
  return {
    ok: false,
    code: "replaced",
    title: "A newer quote replaces this one",
    text: `Quote ${newest.version}, sent ${sent}, ${verb}. You can still read quote ${quote.version} below.`,
    next: "open-newest",
  };
}

function expired(quote: SentQuote): Closed {
  return {
    ok: false,
    code: "expired",
    title: `This quote expired on ${longTime(quote.validUntil, quote)}`,
    text: "We would be glad to look at it again. Ask for a new quote, or call us.",
    next: "ask-again",
  };
}

function longTime(at: string, { pickup: { zone } }: SentQuote): string {
  return formatLongTime(Temporal.Instant.from(at), zone);
}

const inReview: Closed = {
  ok: false,
  code: "in-review",
  title: "A new quote is on its way",
  text: "We are preparing it now. You will have it by email and on this page.",
  next: "wait",
};

function over(quote: SentQuote): Closed {
  return {
    ok: false,
    code: "completed",
    title: `Your ride was planned for ${longTime(quote.pickup.at, quote)}`,
    text: "We hope to drive you again. For another trip, send us a new request.",
    next: "send-new-request",
  };
}

const closed: Record<Exclude<RequestState, "quoted" | "expired" | "completed">, Closed> = {
  received: inReview,
  "in-review": inReview,
  accepted: {
    ok: false,
    code: "accepted",
    title: "This quote has been accepted",
    text: "To change or cancel the ride, please call us.",
    next: "call",
  },
  declined: {
    ok: false,
    code: "declined",
    title: "You declined this quote",
    text: "Thank you for letting us know. If anything would change your mind, ask for a new quote or call us.",
    next: "ask-again",
  },
  withdrawn: {
    ok: false,
    code: "withdrawn",
    title: "This request has been withdrawn",
    text: "You owe nothing. If your plans change, you can ask again at any time.",
    next: "ask-again",
  },
  cancelled: {
    ok: false,
    code: "cancelled",
    title: "This ride is cancelled",
    text: "Its quote can no longer be accepted. You can ask for another date at any time.",
    next: "ask-again",
  },
  closed: {
    ok: false,
    code: "closed",
    title: "This request is closed",
    text: "Its quote can no longer be accepted. If you still need a ride, call us.",
    next: "call",
  },
};
