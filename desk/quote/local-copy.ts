import type { DraftState } from "./draft-state.ts";

/** A draft in this browser's storage, until the server has it. */
export type LocalCopy = {
  read: () => DraftState | null;
  /** False when the browser refuses to store it. */
  write: (state: DraftState) => boolean;
  remove: () => void;
};

/** Works without storage too, where nothing is kept. */
export function createLocalCopy(reference: string, storage: Storage | null): LocalCopy {
  // The number counts the shapes of what is stored: a new shape never reads an old copy.
  const key = `firnline-draft-1-${reference}`;
  return {
    read() {
      try {
        return JSON.parse(storage?.getItem(key) ?? "null") as DraftState | null;
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

/** Null where the browser forbids storage: even to name it throws there. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
