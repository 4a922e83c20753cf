import { useSyncExternalStore } from "react";

/** The notice above a form when the server returns it with this status. */
export function formNotice(
  status: number,
  failure: { title: string; text: string },
): { title: string; text: string } {
  if (status === 422) {
    return {
      title: "Please check the form",
      text: "Some fields need your attention. Everything you entered is still here.",
    };
  }
  if (status === 429) {
    return {
      title: "Too many requests",
      text: "Please wait a few minutes, then send the form again. Everything you entered is still here.",
    };
  }
  return failure;
}

/** Call this only after the form shows its errors. */
export function focusFirstWrongField(form: HTMLFormElement) {
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

/**
 * Reads a form's text: in the browser before it is sent as JSON, and on the server after a native
 * post. A missing field or a file counts as empty text.
 */
export function readTextFields<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const fields = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(fields) as Record<Name, string>;
}

/** Only errors are shown as toasts. */
type ToastMessage = { id: number; title: string; text: string; open: boolean };

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the current one. */
export function showToast({ title, text }: { title: string; text: string }) {
  lastId += 1;
  change({ id: lastId, title, text, open: true });
}

/** Closes a toast, by default the current one. */
export function hideToast(id = current?.id) {
  if (current && current.id === id) change({ ...current, open: false });
}

/** Makes a screen reader announce the next toast as new. */
export function forgetToast(id: number) {
  if (current?.id === id) change(null);
}

/** The toast that is open or was last shown. */
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
