import { useSyncExternalStore } from "react";
import { Temporal } from "temporal-polyfill";
import { queryClient } from "./query-client.ts";
import { serverNow } from "./server-clock.ts";

/** Who is signed in. */
export type Account = { id: string; name: string; email: string; role: "owner" | "agent" };

/** The account that the desk shows; undefined while nobody has signed in. */
export function shownAccount(): Account | undefined {
  return queryClient.getQueryData<Account | null>(["session"]) ?? undefined;
}

export type SessionState = {
  /** From the first answer of 401 until someone signs in again. */
  hasEnded: boolean;
  /** Since when nobody has used the desk for too long; null while it is in use. */
  lockedAt: Temporal.Instant | null;
  /** Something was pressed that needs a sign-in. */
  isAsking: boolean;
};

const open: SessionState = { hasEnded: false, lockedAt: null, isAsking: false };
let state = open;
let locksAt: Temporal.Instant | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: ((isSignedIn: boolean) => void)[] = [];
const listeners = new Set<() => void>();

export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** The server no longer knows the session; without one before, the loaders ask to sign in. */
export function endSession() {
  if (shownAccount()) change({ hasEnded: true });
}

/** Someone has signed in again: what waited for it goes on. */
export function resumeSession() {
  clearTimeout(timer);
  locksAt = null;
  change(open);
  settle(true);
}

/** @param at when the server locks the session unless someone uses the desk before */
export function setLocksAt(at: string) {
  locksAt = Temporal.Instant.from(at);
  clearTimeout(timer);
  const left = msUntilLock();
  if (left > 0) timer = setTimeout(lock, left);
  if (left <= 0) lock();
  else if (state.lockedAt !== null) change({ lockedAt: null });
}

/** How long the desk can be left alone; infinite while the server has not said. */
export function msUntilLock(): number {
  return locksAt === null
    ? Number.POSITIVE_INFINITY
    : serverNow().until(locksAt).total("milliseconds");
}

/** Lists go on; everything else asks for a sign-in. */
export function lock() {
  if (state.lockedAt === null) change({ lockedAt: locksAt ?? serverNow() });
}

/** Asks for a sign-in. @returns false if the person turns back */
export function askToSignIn(): Promise<boolean> {
  change({ isAsking: true });
  return new Promise((resolve) => waiting.push(resolve));
}

export function turnBack() {
  change({ isAsking: false });
  settle(false);
}

function settle(isSignedIn: boolean) {
  const settled = waiting;
  waiting = [];
  for (const resolve of settled) resolve(isSignedIn);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(changes: Partial<SessionState>) {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}
