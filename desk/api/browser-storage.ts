import { useSyncExternalStore } from "react";
import type { z } from "zod";

const listeners = new Set<() => void>();

/** Something that a person switches on or off, kept in this browser. */
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
        // Without storage it stays as it is.
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

/** What somebody typed, in this browser's storage until the server has it. */
export type LocalCopy<Value> = {
  read: () => Value | null;
  /** False when the browser refuses to store it. */
  write: (state: Value) => boolean;
  remove: () => void;
};

/** @param name who writes what; nobody else reads it */
export function keepLocally<Value>(
  name: string,
  schema: z.ZodType<Value>,
  storage: Storage | null,
): LocalCopy<Value> {
  const key = `${prefix}${name}`;
  return {
    read() {
      try {
        // A copy of another shape, from an earlier version of the desk, is not read.
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

/** Null where the browser forbids storage: even reading the property throws. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
