import { useSyncExternalStore } from "react";

/** A clock in milliseconds that renders anew at each of its seconds. */
export function useSecond(now: () => number): number {
  useSyncExternalStore(subscribe, () => Math.floor(now() / 1000));
  return now();
}

function subscribe(tick: () => void) {
  const timer = setInterval(tick, 200);
  return () => clearInterval(timer);
}
