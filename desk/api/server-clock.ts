import { useSyncExternalStore } from "react";
import { Temporal } from "temporal-polyfill";

const minuteMs = 60_000;

// The server's clock minus the clock of this browser.
let offsetMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Sets the server's clock. @param now UTC text from the server */
export function setServerNow(now: string) {
  const minute = serverMinute();
  offsetMs = Date.parse(now) - Date.now();
  if (serverMinute() !== minute) tick();
}

export function serverNow(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.now() + offsetMs);
}

/** The server's clock; rerenders every minute. */
export function useServerNow(): Temporal.Instant {
  useSyncExternalStore(subscribe, serverMinute);
  return serverNow();
}

function serverMinute(): number {
  return Math.floor((Date.now() + offsetMs) / minuteMs);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    schedule();
    document.addEventListener("visibilitychange", tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

function schedule() {
  clearTimeout(timer);
  timer = setTimeout(tick, minuteMs - ((Date.now() + offsetMs) % minuteMs));
}

function tick() {
  if (listeners.size > 0) schedule();
  for (const listener of listeners) listener();
}
