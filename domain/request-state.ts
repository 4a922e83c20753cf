import type { RequestState } from "./request.ts";

/**
 * What can happen to a booking request. The agent records what a visitor says by phone; the clock is
 * a job that runs when a quote's time is over or a ride has taken place.
 */
export type RequestEvent =
  | { type: "begin-review" | "send-quote"; by: "agent" }
  | { type: "accept" | "decline" | "withdraw" | "ask-again"; by: "visitor" | "agent" }
  | { type: "expire"; by: "clock" }
  | { type: "complete"; by: "clock" | "agent" };

export type RequestActor = RequestEvent["by"];

/**
 * Why an event does not happen. `already-done`: the request is where the event leads, as after a
 * second press. `changed`: someone else acted first. `text` says what happened and what to do.
 */
export type Refusal = { code: "already-done" | "changed" | "not-possible"; text: string };

export type Transition = { ok: true; state: RequestState } | { ok: false; reason: Refusal };

/** In the order of a request's life. */
export const stateNames = {
  received: "Received",
  "in-review": "In review",
  quoted: "Quoted",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
  withdrawn: "Withdrawn",
  completed: "Completed",
} as const satisfies Record<RequestState, string>;

/** The states in which we owe an answer. */
export const queueStates = ["received", "in-review"] as const satisfies readonly RequestState[];

/**
 * The whole machine. A quote sent over a quoted request is its revision. A declined or expired quote
 * may be followed by another unasked; a withdrawn request waits for the visitor to ask again.
 */
const transitions: Record<RequestEvent["type"], Partial<Record<RequestState, RequestState>>> = {
  "begin-review": { received: "in-review" },
  "send-quote": {
    received: "quoted",
    "in-review": "quoted",
    quoted: "quoted",
    declined: "quoted",
    expired: "quoted",
  },
  accept: { quoted: "accepted" },
  decline: { quoted: "declined" },
  withdraw: {
    received: "withdrawn",
    "in-review": "withdrawn",
    quoted: "withdrawn",
    accepted: "withdrawn",
  },
  "ask-again": { declined: "received", expired: "received", withdrawn: "received" },
  expire: { quoted: "expired" },
  complete: { accepted: "completed" },
};

/** The state after an event. Only an agent cancels an accepted ride: its cancellation terms apply. */
export function transition(state: RequestState, event: RequestEvent): Transition {
  const next = transitions[event.type][state];
  const isCancellation = state === "accepted" && event.type === "withdraw";
  if (next !== undefined && !(isCancellation && event.by === "visitor"))
    return { ok: true, state: next };
  const isDone = Object.values(transitions[event.type]).includes(state);
  return refuse(isDone ? "already-done" : "not-possible", state, event.by);
}

/** What the page or the screen says about a state to whom it concerns: what happened, what to do. */
export function describeState(state: RequestState, reader: RequestActor): string {
  const { happened, ...advice } = descriptions[state];
  return reader === "clock" ? happened : `${happened} ${advice[reader]}`;
}

/** A refusal in the words of the state that the request is in. */
export function refuse(code: Refusal["code"], state: RequestState, reader: RequestActor) {
  return { ok: false as const, reason: { code, text: describeState(state, reader) } };
}

const noQuote = {
  visitor: "We will email it to you and show it here.",
  agent: "Write the quote first.",
};
const ended = { visitor: "Ask for a new quote.", agent: "Send a new quote." };

const descriptions: Record<RequestState, { happened: string; visitor: string; agent: string }> = {
  received: { happened: "This request has no quote yet.", ...noQuote },
  "in-review": { happened: "The quote for this request is being written.", ...noQuote },
  quoted: {
    happened: "A quote has been sent and awaits an answer.",
    visitor: "Read it, then accept or decline.",
    agent: "To change it, send a revision.",
  },
  accepted: {
    happened: "The quote has been accepted.",
    visitor: "To change or cancel the ride, call us.",
    agent: "To change the ride, record the cancellation and ask again.",
  },
  declined: { happened: "The quote has been declined.", ...ended },
  expired: { happened: "The quote has expired.", ...ended },
  withdrawn: {
    happened: "This request has been withdrawn.",
    visitor: "You can ask again at any time.",
    agent: "When the visitor asks again, record it here.",
  },
  completed: {
    happened: "This ride has taken place.",
    visitor: "For another trip, send a new request.",
    agent: "Another trip is a new request.",
  },
};
