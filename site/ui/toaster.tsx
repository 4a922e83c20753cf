import * as Toast from "@radix-ui/react-toast";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";

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

function forgetToast(id: number) {
  if (current?.id === id) change(null);
}

/** The toast that is open or was last. */
function useToast(): ToastMessage | null {
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

const durationMs = 5000;
const swipeThresholdPx = 50;
const hotkey = ["F8"];
const removalDelayMs = 1_000_000;

/** Shows what `showToast` asks for above the page that it wraps. */
export function Toaster({ children }: { children: ReactNode }) {
  const toast = useToast();
  const mounted = useMounted();

  useEffect(() => {
    if (!toast || toast.open) return;
    const timer = setTimeout(() => forgetToast(toast.id), removalDelayMs);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {children}
      {toast ? (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => (open ? undefined : hideToast(toast.id))}
          type="foreground"
          className="toast rounded-edge border-l-4 border-alarm bg-paper p-5 pr-16 text-ink"
        >
          <Toast.Title className="font-medium">{toast.title}</Toast.Title>
          <Toast.Description className="mt-1 text-label text-slate">{toast.text}</Toast.Description>
          <Toast.Close
            aria-label="Close"
            className="absolute top-2 right-2 size-11 cursor-pointer text-[1.5rem] leading-none text-slate"
          >
            <span aria-hidden="true">&times;</span>
          </Toast.Close>
        </Toast.Root>
      ) : null}
      {/* Radix styles it inline, which the site's policy refuses in HTML. */}
      {mounted ? (
        <Toast.Viewport
          hotkey={hotkey}
          label="Notifications ({hotkey})"
          // Under the bar, where it covers neither the button nor what stays above it.
          className="toasts fixed top-20 right-0 z-50 m-0 w-full max-w-[27rem] list-none p-4 outline-none"
        />
      ) : null}
    </Toast.Provider>
  );
}

function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
