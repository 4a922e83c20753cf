import { useSyncExternalStore } from "react";

/** Only errors are shown as toasts. */
type ToastMessage = { id: number; title: string; text: string; open: boolean };

// At most one at a time.
let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of any other. */
export function showToast({ title, text }: { title: string; text: string }) {
  lastId += 1;
  change({ id: lastId, title, text, open: true });
}

/** Closes a toast, or whichever is open. */
export function hideToast(id = current?.id) {
  if (current && current.id === id) change({ ...current, open: false });
}

export function forgetToast(id: number) {
  if (current?.id === id) change(null);
}

/** The toast that is open or was last. */
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
