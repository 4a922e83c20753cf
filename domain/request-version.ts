import type { RequestState } from "./request.ts";
import { refuse, transition, type Refusal, type RequestEvent } from "./request-state.ts";

export type VersionedState = { state: RequestState; version: number };

/**
 * Applies an event to the stored request, for someone who saw it at `seenVersion`. Of two at the same
 * moment the second is judged by what the first left: an answer to something read (a quote sent, a
 * yes, a no) is refused when that has changed since; a visitor's wish, such as to withdraw, still
 * counts. Store the result only where the version is still `stored.version`; else read and apply again.
 */
export function applyEvent(
  stored: VersionedState,
  event: RequestEvent,
  seenVersion: number,
): ({ ok: true } & VersionedState) | { ok: false; reason: Refusal } {
  const result = transition(stored.state, event);
  if (!result.ok) return result;
  if (seenVersion !== stored.version && answersWhatWasRead(event))
    return refuse("changed", stored.state, event.by);
  return { ok: true, state: result.state, version: stored.version + 1 };
}

function answersWhatWasRead({ type, by }: RequestEvent): boolean {
  const isCancellation = type === "withdraw" && by === "agent";
  return isCancellation || type === "send-quote" || type === "accept" || type === "decline";
}
