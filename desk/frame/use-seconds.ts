import { useSyncExternalStore } from "react";

/** This browser's clock in milliseconds; while it runs, renders anew each second. */
export function useSeconds(isRunning: boolean): number {
  return useSyncExternalStore(isRunning ? eachSecond : never, wholeSecond);
}

function wholeSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}

function eachSecond(listener: () => void) {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

function never() {
  return () => {};
}
