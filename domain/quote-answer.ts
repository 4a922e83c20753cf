import { Temporal } from "temporal-polyfill";
import { formatTime } from "./format-time.ts";
import type { RequestState } from "./request.ts";
import { isExpired, type SentQuote } from "./quote.ts";

/** What a visitor can do where a version cannot be answered. */
export type NextStep = "open-newest" | "ask-again" | "wait" | "call" | "send-new-request";

export type AnswerCheck =
  | { ok: true }
  | {
      ok: false;
      code: "replaced" | Exclude<RequestState, "received" | "quoted">;
      /** For the page's heading. */
      title: string;
      /** What this means, and what to do instead. */
      text: string;
      next: NextStep;
    };

type Closed = Extract<AnswerCheck, { ok: false }>;

/**
 * Whether this version can be accepted or declined at `now`. The newest version alone can, while the
 * request is quoted and until its last moment, even if the clock's job has not marked it yet.
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
  return state === "expired" ? expired(quote) : closed[state];
}

function replaced(quote: SentQuote, newest: SentQuote, isOpen: boolean): Closed {
  const sent = formatTime(Temporal.Instant.from(newest.sentAt), newest.pickup.zone);
  const verb = isOpen ? "is the one to answer" : "came after it";
  return {
    ok: false,
    code: "replaced",
    title: "A newer quote replaces this one",
    text: `Quote ${newest.version}, from ${sent}, ${verb}. Quote ${quote.version} stays below to read; it cannot be accepted.`,
    next: "open-newest",
  };
}

function expired({ validUntil, pickup }: SentQuote): Closed {
  return {
    ok: false,
    code: "expired",
    title: `This quote ended on ${formatTime(Temporal.Instant.from(validUntil), pickup.zone)}`,
    text: "It can no longer be accepted. Ask us, and we will look at the price again.",
    next: "ask-again",
  };
}

const inReview: Closed = {
  ok: false,
  code: "in-review",
  title: "A new quote is on its way",
  text: "This one can no longer be accepted. You will get the new one by email and on this page.",
  next: "wait",
};

const closed: Record<Exclude<RequestState, "quoted" | "expired">, Closed> = {
  received: inReview,
  "in-review": inReview,
  accepted: {
    ok: false,
    code: "accepted",
    title: "This quote has been accepted",
    text: "To change or cancel the ride, call us.",
    next: "call",
  },
  declined: {
    ok: false,
    code: "declined",
    title: "This quote has been declined",
    text: "It can no longer be accepted. Ask us, and we will look at the price again.",
    next: "ask-again",
  },
  withdrawn: {
    ok: false,
    code: "withdrawn",
    title: "This request has been withdrawn",
    text: "Its quote can no longer be accepted. You can ask again at any time.",
    next: "ask-again",
  },
  completed: {
    ok: false,
    code: "completed",
    title: "This ride has taken place",
    text: "For another trip, send a new request.",
    next: "send-new-request",
  },
};
