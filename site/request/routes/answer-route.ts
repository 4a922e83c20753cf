import { data, redirect, type RouterContextProvider } from "react-router";
import { describeState } from "#domain/request.ts";
import {
  visitorContext,
  type TypedAnswer,
  type VisitorQuote,
  type VisitorRequest,
} from "#server/site/context.ts";
import { checkVersion } from "#site/request/page-state.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** The error on a confirmation page when the server returns its form. */
export type AnswerFault = { fault: string };

/** Loads the request for a confirmation page; redirects if there is nothing to confirm. */
export async function loadQuestion(args: Args, isPossible: (view: VisitorRequest) => boolean) {
  const { path, read } = args.context.get(visitorContext);
  const view = await read();
  if (!isPossible(view)) throw toPage(args);
  return { path, view };
}

/** The same for a quote version; if it cannot be answered, redirects to the page that says why. */
export async function loadQuote(args: Args) {
  const { request, context } = args;
  const { path, read, form } = context.get(visitorContext);
  const view = await read();
  const version = toVersion(form?.get("quote")) ?? readVersion(request);
  const quote = findQuote(view, version);
  if (!quote) throw toPage(args);
  if (!checkVersion(view, quote).ok) throw toPage(args, quote.version);
  return { path, view, quote };
}

/** Redirects to the request's page; after a post, with a parameter that says it was refused. */
function toPage({ request, context }: Args, version?: number): Response {
  const { path, form } = context.get(visitorContext);
  const query = new URLSearchParams();
  if (version !== undefined) query.set("quote", String(version));
  if (form !== null) query.set("refused", new URL(request.url).pathname.split("/").at(-1) ?? "");
  return redirect(query.size > 0 ? `${path}?${query}` : path, 303);
}

const refusals = {
  accept: "Your acceptance was not recorded.",
  decline: "Your answer was not recorded.",
  withdraw: "Your request was not withdrawn.",
  "ask-again": "You have not asked for a new quote.",
  "way-home": "You have not asked for the way home.",
};

/** What the refused post did not do, and why; null if none was refused. */
export function readRefusal(request: Request, { state }: VisitorRequest) {
  const name = new URL(request.url).searchParams.get("refused") ?? "";
  if (!Object.hasOwn(refusals, name)) return null;
  const isOnQuote = name === "accept" || name === "decline";
  const text = isOnQuote
    ? "When you pressed, this quote could no longer be answered. This page says why."
    : describeState(state, "visitor");
  return { title: refusals[name as keyof typeof refusals], text };
}

/** Records an answer, then redirects to the page that shows it. */
export async function answer({ context }: Args, toAnswer: (form: FormData) => TypedAnswer) {
  const actions = context.get(visitorContext);
  const given = toAnswer(actions.form ?? new FormData());
  const outcome = await actions.answer(given);
  if (outcome.ok) throw redirect(actions.path, 303);
  return data<AnswerFault>({ fault: outcome.text }, { status: outcome.status });
}

/** The version in a form; 0 if there is none, which matches no version. */
export function quoteVersion(form: FormData): number {
  return toVersion(form.get("quote")) ?? 0;
}

function findQuote(view: VisitorRequest, version: number | null): VisitorQuote | undefined {
  if (version === null) return view.quotes[0];
  return [view.offered, ...view.quotes].find((each) => each?.version === version) ?? undefined;
}

/** The version in the `quote` parameter, or null. */
export function readVersion(request: Request): number | null {
  return toVersion(new URL(request.url).searchParams.get("quote"));
}

function toVersion(text: unknown): number | null {
  return typeof text === "string" && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
