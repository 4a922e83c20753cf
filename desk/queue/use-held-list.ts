import type { Temporal } from "temporal-polyfill";
import { useState, useSyncExternalStore } from "react";
import type { RequestSummary } from "#server/desk/views.ts";
import { lastState } from "#desk/api/events.ts";
import type { Group } from "./arrange.ts";
import { createHand } from "./hand.ts";
import { holdBack } from "./hold-back.ts";

type Arrange = (requests: readonly RequestSummary[], now: Temporal.Instant) => Group[];

/** A list that does not move while someone's hand is on it. `showAll` lets in what waits. */
export function useHeldList(
  latest: readonly RequestSummary[],
  now: Temporal.Instant,
  arrange: Arrange,
) {
  const [hand] = useState(createHand);
  const isOn = useSyncExternalStore(hand.subscribe, hand.isOn);
  const [shown, setShown] = useState<Group[] | null>(null);
  if (isOn && shown === null) setShown(arrange(latest, now));
  if (!isOn && shown !== null) setShown(null);
  const held = holdBack(shown ?? arrange(latest, now), latest, lastState);
  return { ...held, handlers: hand.handlers, showAll: () => setShown(arrange(latest, now)) };
}
