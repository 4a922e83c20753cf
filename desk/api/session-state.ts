import { useSyncExternalStore } from "react";
import { queryClient } from "./query-client.ts";

/** Who is signed in. */
export type Account = { id: string; name: string; email: string; role: "owner" | "agent" };

/** The account that the desk shows; undefined while nobody has signed in. */
export function shownAccount(): Account | undefined {
  return queryClient.getQueryData<Account | null>(["session"]) ?? undefined;
}

// True from the first answer of 401 until someone signs in again.
let hasEnded = false;
const listeners = new Set<() => void>();

/** The server no longer knows the session; without one before, the loaders ask to sign in. */
export function endSession() {
  if (shownAccount()) change(true);
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
