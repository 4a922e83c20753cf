import type { RequestState } from "#domain/request.ts";
import type { RequestSummary } from "#server/desk/views.ts";
import type { Group } from "./arrange.ts";

/** A list while it is in use: no row moves, and what is new waits. */
export type StableList = {
  groups: Group[];
  /** Rows that have left the list but stay until it is no longer in use. */
  left: Set<string>;
  arrivals: RequestSummary[];
};

/**
 * Keeps the rows where `shown` has them, with what is known about them now.
 * @param stateOf the last state heard of a request that is no longer in the list
 */
export function keepStable(
  shown: readonly Group[],
  latest: readonly RequestSummary[],
  stateOf: (reference: string) => RequestState | undefined,
): StableList {
  const current = new Map(latest.map((request) => [request.reference, request]));
  const left = new Set<string>();
  const update = (request: RequestSummary): RequestSummary => {
    const found = current.get(request.reference);
    if (found) return found;
    left.add(request.reference);
    return { ...request, state: stateOf(request.reference) ?? request.state };
  };
  const groups = shown.map((group) => ({ ...group, requests: group.requests.map(update) }));
  const kept = new Set(groups.flatMap(({ requests }) => requests.map((each) => each.reference)));
  return { groups, left, arrivals: latest.filter(({ reference }) => !kept.has(reference)) };
}

/** What decides whether a list is in use. */
export type ListUse = { isPointerOver: boolean; hasFocus: boolean; lastInputMs: number };

/** After a key, a touch or a scroll a list rests for this long. */
export const restMs = 5000;

export function isInUse({ isPointerOver, hasFocus, lastInputMs }: ListUse, nowMs: number): boolean {
  return isPointerOver || hasFocus || nowMs - lastInputMs < restMs;
}
