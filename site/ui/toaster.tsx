import * as Toast from "@radix-ui/react-toast";
import { useEffect } from "react";
import { forgetToast, hideToast, useToast } from "#site/forms/form-notice.ts";

const durationMs = 5000;
const swipeThresholdPx = 50;
const hotkey = ["F8"];
const removalDelayMs = 1_000_000;

/** Shows the toasts of `showToast` above the page. */
export function Toaster() {
  const toast = useToast();

  useEffect(() => {
    if (!toast || toast.open) return;
    const timer = setTimeout(() => forgetToast(toast.id), removalDelayMs);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
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
      <Toast.Viewport
        hotkey={hotkey}
        label="Notifications ({hotkey})"
        // Below the bar, where it covers neither the button nor the notice that stays above it.
        className="toasts fixed top-20 right-0 z-50 m-0 w-full max-w-[27rem] list-none p-4 outline-none"
      />
    </Toast.Provider>
  );
}
