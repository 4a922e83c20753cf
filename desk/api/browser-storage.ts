import { useSyncExternalStore } from "react";
import type { z } from "zod";

const listeners = new Set<() => void>();

/** A setting that a person turns on or off, stored in this browser. */
export function createPreference(key: string, { standard }: { standard: boolean }) {
  function read(): boolean {
    try {
      return (localStorage.getItem(key) ?? (standard ? "on" : "off")) === "on";
    } catch {
      return standard;
    }
  }
  return {
    read,
    set: (isOn: boolean) => {
      try {
        localStorage.setItem(key, isOn ? "on" : "off");
      } catch {
        // Without storage the setting stays as it is.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read),
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Typed text, stored in this browser until the server has it. */
export type LocalCopy<Value> = {
  read: () => Value | null;
  /** False if the browser refuses to store it. */
  write: (state: Value) => boolean;
  remove: () => void;
};

/** @param name identifies the author and the text; nobody else reads it */
export function createLocalCopy<Value>(
  name: string,
  schema: z.ZodType<Value>,
  storage: Storage | null,
): LocalCopy<Value> {
  const key = `${prefix}${name}`;
  return {
    read() {
      try {
        // Ignores a copy with another shape, from an earlier version of the desk.
        return schema.parse(JSON.parse(storage?.getItem(key) ?? "null"));
      } catch {
        return null;
      }
    },
    write(state) {
      try {
        storage?.setItem(key, JSON.stringify(state));
        return storage !== null;
      } catch {
        return false;
      }
    },
    remove() {
      storage?.removeItem(key);
    },
  };
}

const prefix = "firnline-draft-";

/** Null if the browser forbids storage: even reading the property throws. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
