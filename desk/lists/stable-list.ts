import { useState, useSyncExternalStore, type PointerEvent } from "react";
import type { Temporal } from "temporal-polyfill";
import { lastState } from "#desk/api/events.ts";
import { groupRequests, type Group } from "#desk/summary/group-requests.ts";
import type { RequestState } from "#domain/request.ts";
import type { ListView, RequestSummary } from "#server/requests/views.ts";

type Latest = {
  requests: readonly RequestSummary[];
  /** More rows are there because someone asked for them, so they are never held back. */
  pageCount: number;
};

/** A list whose rows do not move while it is in use. `showAll` shows what was held back. */
export function useStableList(view: ListView, latest: Latest, now: Temporal.Instant) {
  const { requests, pageCount } = latest;
  const [use] = useState(watchUse);
  const isUsed = useSyncExternalStore(use.subscribe, use.isInUse);
  const [shown, setShown] = useState<{ groups: Group[]; pageCount: number } | null>(null);
  const showAll = () => setShown({ groups: groupRequests(view, requests, now), pageCount });
  if (isUsed && shown?.pageCount !== pageCount) showAll();
  if (!isUsed && shown !== null) setShown(null);
  const groups = shown?.groups ?? groupRequests(view, requests, now);
  return { ...keepStable(groups, requests, lastState), handlers: use.handlers, showAll };
}

/** A list while it is in use: no row moves, and new rows are held back. */
export type StableList = {
  groups: Group[];
  /** Rows that have left the list but stay until it is no longer in use. */
  left: Set<string>;
  arrivals: RequestSummary[];
};

/**
 * Keeps the rows in the positions of `shown`, with their current data.
 * @param stateOf the last known state of a request that is no longer in the list
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
  const shownReferences = new Set(
    groups.flatMap(({ requests }) => requests.map((each) => each.reference)),
  );
  return {
    groups,
    left,
    arrivals: latest.filter(({ reference }) => !shownReferences.has(reference)),
  };
}

/** The conditions that make a list count as in use. */
type ListUse = { isPointerOver: boolean; hasFocus: boolean; lastInputMs: number };

/** After a key, a touch or a scroll, a list stays still for this long. */
export const restMs = 5000;

export function isInUse({ isPointerOver, hasFocus, lastInputMs }: ListUse, nowMs: number): boolean {
  return isPointerOver || hasFocus || nowMs - lastInputMs < restMs;
}

const inputs = ["keydown", "touchmove", "wheel"] as const;

/** Watches whether a list is in use. */
function watchUse() {
  const use: ListUse = { isPointerOver: false, hasFocus: false, lastInputMs: -restMs };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listener = () => {};

  function change(changes: Partial<ListUse>) {
    Object.assign(use, changes);
    listener();
    clearTimeout(timer);
    const left = use.lastInputMs + restMs - performance.now();
    if (left > 0) timer = setTimeout(listener, left + 1);
  }

  const onInput = () => change({ lastInputMs: performance.now() });
  const onPointer = (isPointerOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "touch") onInput();
    else change({ isPointerOver });
  };

  return {
    isInUse: () => isInUse(use, performance.now()),
    subscribe: (onChange: () => void) => {
      listener = onChange;
      for (const input of inputs) document.addEventListener(input, onInput, { passive: true });
      return () => {
        clearTimeout(timer);
        for (const input of inputs) document.removeEventListener(input, onInput);
      };
    },
    /** For the list's element. */
    handlers: {
      onPointerEnter: onPointer(true),
      onPointerLeave: onPointer(false),
      onFocus: () => change({ hasFocus: true }),
      onBlur: () => change({ hasFocus: false }),
    },
  };
}
