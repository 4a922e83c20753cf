import type { Temporal } from "temporal-polyfill";
import { useState, useSyncExternalStore } from "react";
import type { QueueView, RequestSummary } from "#server/desk/views.ts";
import { lastState } from "#desk/api/events.ts";
import { arrange, type Group } from "./arrange.ts";
import { watchUse } from "./list-use.ts";
import { keepStable } from "./stable-list.ts";

type Latest = {
  requests: readonly RequestSummary[];
  /** More of it is what someone asked to see, so it never waits. */
  pageCount: number;
};

/** A list whose rows do not move while it is in use. `showAll` lets in what waits. */
export function useStableList(view: QueueView, latest: Latest, now: Temporal.Instant) {
  const { requests, pageCount } = latest;
  const [use] = useState(watchUse);
  const isInUse = useSyncExternalStore(use.subscribe, use.isInUse);
  const [shown, setShown] = useState<{ groups: Group[]; pageCount: number } | null>(null);
  const showAll = () => setShown({ groups: arrange(view, requests, now), pageCount });
  if (isInUse && shown?.pageCount !== pageCount) showAll();
  if (!isInUse && shown !== null) setShown(null);
  const groups = shown?.groups ?? arrange(view, requests, now);
  return { ...keepStable(groups, requests, lastState), handlers: use.handlers, showAll };
}
