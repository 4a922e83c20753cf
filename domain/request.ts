export type RequestKind = "booking" | "contact";

/** Whether the visitor gets a page for it: a message is answered by email. */
export function hasPage(kind: RequestKind): boolean {
  return kind === "booking";
}

/** Contact messages stay in the state received. */
export type RequestState =
  | "received"
  | "in-review"
  | "quoted"
  | "accepted"
  | "declined"
  | "expired"
  | "withdrawn"
  | "cancelled"
  | "closed"
  | "completed";

/** What looked suspicious about a request; it is still stored and answered. */
export type Flag = "honeypot" | "too-fast" | "possible-duplicate";

const order: readonly Flag[] = ["honeypot", "too-fast", "possible-duplicate"];

/** In stored form: names separated by spaces. */
export function formatFlags(flags: Iterable<Flag>): string {
  const given = new Set(flags);
  return order.filter((flag) => given.has(flag)).join(" ");
}

export function parseFlags(stored: string): Flag[] {
  return order.filter((flag) => stored.split(" ").includes(flag));
}

/**
 * The possible events of a booking request. The agent records what a visitor says by phone; the clock is
 * a job that runs when a quote expires or a ride has taken place.
 */
export type RequestEvent =
  | { type: "begin-review" | "send-quote" | "close" | "cancel"; by: "agent" }
  | { type: "offer-change" | "take-back"; by: "agent" }
  /** Back to the state in which it was closed. */
  | { type: "reopen"; by: "agent"; to: RequestState }
  | { type: "accept" | "decline" | "withdraw" | "ask-again"; by: "visitor" | "agent" }
  | { type: "accept-change" | "keep-ride" | "ask-home"; by: "visitor" | "agent" }
  | { type: "expire" | "lapse-change"; by: "clock" }
  | { type: "complete"; by: "clock" | "agent" };

export type RequestActor = RequestEvent["by"];
/** Timeline entries that do not change the state. */
export type NonTransitionEvent =
  | { type: "not-sent" | "not-recorded" | "remind"; by: "clock" }
  | { type: "resend" | "undo" | "take" | "let-go" | "payment" | "edit-ride"; by: "agent" };

/**
 * Why an event is rejected. `already-done`: the request is already where the event leads. `changed`:
 * someone else acted first. `text` says what happened and what to do.
 */
export type Refusal = { code: "already-done" | "changed" | "not-possible"; text: string };

export type Transition = { ok: true; state: RequestState } | { ok: false; reason: Refusal };

export const stateNames = {
  received: "Received",
  "in-review": "In review",
  quoted: "Quoted",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
  withdrawn: "Withdrawn",
  cancelled: "Cancelled",
  closed: "Closed",
  completed: "Completed",
} as const satisfies Record<RequestState, string>;

/** The states in which we owe the visitor an answer. */
export const queueStates = ["received", "in-review"] as const satisfies readonly RequestState[];

type Moving = Exclude<RequestEvent["type"], "reopen">;

/**
 * The whole state machine. A quote sent for a quoted request is a revision. After a declined or expired
 * quote the team may send another unasked; after a withdrawal only if the visitor asks again.
 */
const transitions: Record<Moving, Partial<Record<RequestState, RequestState>>> = {
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
  },
  cancel: { accepted: "cancelled" },
  close: {
    received: "closed",
    "in-review": "closed",
    quoted: "closed",
    declined: "closed",
    expired: "closed",
  },
  "ask-again": {
    declined: "received",
    expired: "received",
    withdrawn: "received",
    cancelled: "received",
  },
  "ask-home": { received: "received", "in-review": "in-review", quoted: "received" },
  expire: { quoted: "expired" },
  complete: { accepted: "completed" },
  "offer-change": { accepted: "accepted" },
  "take-back": { accepted: "accepted" },
  "accept-change": { accepted: "accepted" },
  "keep-ride": { accepted: "accepted" },
  "lapse-change": { accepted: "accepted" },
};

/** The state after an event. */
export function transition(state: RequestState, event: RequestEvent): Transition {
  if (event.type === "reopen")
    return state === "closed"
      ? { ok: true, state: event.to }
      : refuse("not-possible", state, event.by);
  const next = transitions[event.type][state];
  if (next !== undefined) return { ok: true, state: next };
  const isDone = Object.values(transitions[event.type]).includes(state);
  return refuse(isDone ? "already-done" : "not-possible", state, event.by);
}

/** A page's text about a state: what happened, and what to do. */
export function describeState(state: RequestState, reader: RequestActor): string {
  const { happened, ...advice } = descriptions[state];
  return reader === "clock" ? happened : `${happened} ${advice[reader]}`;
}

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
    agent: "To change the ride, offer a change; this yes holds until it is accepted.",
  },
  declined: { happened: "The quote has been declined.", ...ended },
  expired: { happened: "The quote has expired.", ...ended },
  withdrawn: {
    happened: "This request has been withdrawn.",
    visitor: "You can ask again at any time.",
    agent: "When the visitor asks again, record it here.",
  },
  cancelled: {
    happened: "This ride has been cancelled.",
    visitor: "You can ask for another date at any time.",
    agent: "When the visitor asks for another date, record it here.",
  },
  closed: {
    happened: "This request has been closed.",
    visitor: "If you still need a ride, call us.",
    agent: "To go on with it, reopen it.",
  },
  completed: {
    happened: "The day of this ride is over.",
    visitor: "For another trip, send a new request.",
    agent: "Another trip is a new request.",
  },
};

export type VersionedState = { state: RequestState; version: number };

/**
 * Applies an event for someone who saw the request at `seenVersion`. Answers (send, accept, decline)
 * fail if it has changed since; a visitor's withdrawal does not. Store the result only if the
 * version is still `stored.version`; otherwise read and apply again.
 */
export function applyEvent(
  stored: VersionedState,
  event: RequestEvent,
  seenVersion: number,
): ({ ok: true } & VersionedState) | { ok: false; reason: Refusal } {
  const result = transition(stored.state, event);
  if (!result.ok) return result;
  if (seenVersion !== stored.version && requiresCurrentVersion(event))
    return refuse("changed", stored.state, event.by);
  return { ok: true, state: result.state, version: stored.version + 1 };
}

function requiresCurrentVersion({ type, by }: RequestEvent): boolean {
  if (by === "clock" || type === "withdraw") return by === "agent";
  return !["begin-review", "reopen", "ask-again", "ask-home", "complete"].includes(type);
}

/** Leaves out characters that look alike: 0/O, 1/I/L, 2/Z, 5/S, 6/G, 8/B, U/V. */
const alphabet = "23456789ACDEFHJKMNPQRTVWXY";

export const referencePattern = new RegExp(`^FL-[${alphabet}]{5}$`);

/** A short reference to read aloud, for example FL-7K3Q9. The caller checks whether it is taken. */
export function makeReference(randomByte: () => number): string {
  let code = "";
  while (code.length < 5) {
    const byte = randomByte();
    // 234 is a multiple of 26: higher bytes would favor some letters.
    if (byte < 234) code += alphabet[byte % alphabet.length];
  }
  return `FL-${code}`;
}

/** The stored form of a typed reference, or null if it cannot be one. */
export function readReference(typed: string): string | null {
  const normalized = typed.trim().toUpperCase();
  const full = normalized.startsWith("FL-") ? normalized : `FL-${normalized}`;
  return referencePattern.test(full) ? full : null;
}

const gmailDomains = new Set(["gmail.com", "googlemail.com"]);

/** One key for all spellings of a mailbox, only for comparisons: email goes to the typed address. */
export function mailboxKey(address: string): string {
  if (address === "") return "";
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const local = lower.slice(0, at).split("+", 1)[0] ?? "";
  if (gmailDomains.has(domain)) return `${local.replaceAll(".", "")}@gmail.com`;
  return `${local}@${domain}`;
}
