import { useSyncExternalStore } from "react";

/** A notice that comes and goes by itself. All that this site shows are bad news. */
export type ToastMessage = { id: number; title: string; text: string; open: boolean };

// At most one at a time (specification, section 9): a new one takes the old one's place.
let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of any other. @param title a few words; @param text what to do */
export function showToast({ title, text }: { title: string; text: string }) {
  lastId += 1;
  change({ id: lastId, title, text, open: true });
}

/** Lets a toast leave, or whichever is shown; it stays known until it is forgotten. */
export function hideToast(id = current?.id) {
  if (current && current.id === id) change({ ...current, open: false });
}

/** Forgets the toast for good. */
export function forgetToast(id: number) {
  if (current?.id === id) change(null);
}

/** The toast that is shown or was shown last. */
export function useToast(): ToastMessage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}

function change(next: ToastMessage | null) {
  current = next;
  for (const listener of listeners) listener();
}
