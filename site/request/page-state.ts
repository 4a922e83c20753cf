import { Temporal } from "temporal-polyfill";
import { checkAnswer, type AnswerCheck, type NextStep } from "#domain/answer-check.ts";
import { isExpired } from "#domain/quote.ts";
import type { VisitorQuote, VisitorRequest } from "#server/site/context.ts";

/** A request and the path of its page, which its links start with. */
export type ShownRequest = { view: VisitorRequest; path: string };

/** The same with one version of its quote. */
export type ShownQuote = ShownRequest & { quote: VisitorQuote };

type Closed = { title: string; text: string; next: NextStep };

/** What the page shows: an answer we owe, a quote to answer, a ride, or something that has ended. */
export type PageState =
  | { kind: "waiting" }
  | { kind: "quoted" | "accepted" | "cancelled"; quote: VisitorQuote }
  | ({ kind: "closed"; quote: VisitorQuote | null } & Closed);

/** @param version of the quote that was requested; null for the newest */
export function pageState(view: VisitorRequest, version: number | null): PageState {
  const { state, quotes } = view;
  const isWaiting = state === "received" || state === "in-review";
  const asked = quotes.find((quote) => quote.version === version);
  if (isWaiting && !asked) return { kind: "waiting" };
  const quote = asked ?? quotes[0] ?? null;
  if (quote === null) return { kind: "closed", quote, ...withoutQuote(view) };
  const check = checkVersion(view, quote);
  if (check.ok) return { kind: "quoted", quote };
  if (check.code === "accepted" || check.code === "cancelled") return { kind: check.code, quote };
  if (check.code === "closed") return { kind: "closed", quote, ...closedByUs(view) };
  return { kind: "closed", quote, ...check, ...ownTexts(view, check.code) };
}

/** Whether a version can be answered now, and if not, why. */
export function checkVersion(view: VisitorRequest, quote: VisitorQuote): AnswerCheck {
  const now = Temporal.Instant.from(view.now);
  if (isOffered(view, quote) && !isExpired(quote, now)) return { ok: true };
  const newest = view.quotes[0] ?? quote;
  return checkAnswer(quote, { state: view.state, newest }, now);
}

/** Whether this version is the open change to a booked ride. */
export function isOffered({ state, offered }: VisitorRequest, { version }: VisitorQuote): boolean {
  return state === "accepted" && offered?.version === version;
}

/** Texts that depend on who acted: the clock does not know whether a ride took place. */
function ownTexts({ last }: VisitorRequest, code: string): Partial<Closed> {
  if (code === "withdrawn" && last?.by === "visitor") return withdrawn;
  if (code === "completed" && last?.by === "agent")
    return { title: "Thank you for traveling with us" };
  return {};
}

const withdrawn = { title: "You withdrew this request" };

/** A request that we closed, in the words of the email. */
function closedByUs({ last }: VisitorRequest): Closed {
  const { why = null, words = null } = last?.closing ?? {};
  if (why === "duplicate")
    return {
      title: "This request was sent twice",
      text: "We answer your other request. If this is another ride, call us.",
      next: "call",
    };
  return {
    title: "We cannot drive you this time",
    text: words ?? "If you still need a ride, call us.",
    next: "call",
  };
}

/** A request that ended before it had a quote. */
function withoutQuote(view: VisitorRequest): Closed {
  if (view.state === "closed") return closedByUs(view);
  const { title } =
    view.last?.by === "visitor" ? withdrawn : { title: "This request has been withdrawn" };
  const text = "You owe nothing. If your plans change, you can ask again at any time.";
  return { title, text, next: "ask-again" };
}
