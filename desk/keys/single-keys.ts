import { useSyncExternalStore } from "react";

const storageKey = "desk-single-keys";
const listeners = new Set<() => void>();

/** Whether keys without Ctrl or Alt do something; kept in this browser. */
export function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean) {
  try {
    localStorage.setItem(storageKey, isOn ? "on" : "off");
  } catch {
    // Without storage they stay on.
  }
  for (const listener of listeners) listener();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readSingleKeys);
}
