import { useSyncExternalStore } from "react";

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
