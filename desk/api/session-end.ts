import { useSyncExternalStore } from "react";
import { queryClient } from "./query-client.ts";

// True from the first answer of 401 until someone signs in again.
let hasEnded = false;
const listeners = new Set<() => void>();

/** The server no longer knows the session; without one before, the loaders ask to sign in. */
export function endSession() {
  if (queryClient.getQueryData(["session"])) change(true);
}

/** Someone has signed in again. */
export function resumeSession() {
  change(false);
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, () => hasEnded);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: boolean) {
  hasEnded = next;
  for (const listener of listeners) listener();
}
