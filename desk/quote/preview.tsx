import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#desk/controls/button.tsx";
import type { DraftError } from "#domain/quote-check.ts";

type Props = {
  reference: string;
  /** The visitor's name. */
  name: string;
  /** Which page: the draft's saved version, or the version of a sent quote. */
  page: { draft: number } | { quote: number };
  faults: readonly DraftError[];
  /** Whether the pickup is still unknown. */
  needsPickup?: boolean;
  close: () => void;
};

export const previewButtonId = "quote-preview";

/** Whether the preview is open; closing it returns the focus to the button that opened it. */
export function usePreview() {
  const [isOpen, setOpen] = useState(false);

  function close() {
    flushSync(() => setOpen(false));
    if (document.activeElement === document.body) document.getElementById(previewButtonId)?.focus();
  }

  return { isOpen, open: () => setOpen(true), close };
}

/** Moves the focus into the preview if it covers the editor. */
function focusWhereAlone(button: HTMLElement | null) {
  if (matchMedia("(width < 64rem)").matches) button?.focus();
}

/** The visitor's page next to the editor; its links and buttons are disabled. */
export function Preview({ reference, name, page, faults, needsPickup, close }: Props) {
  const query = new URLSearchParams(
    Object.entries(page).map(([key, value]) => [key, String(value)]),
  );

  const missing = new Intl.ListFormat("en-US").format(new Set(faults.map((fault) => fault.name)));

  function disable(frame: HTMLIFrameElement) {
    const inside = frame.contentDocument;
    inside?.addEventListener("click", (event) => event.preventDefault());
    inside?.addEventListener("keydown", (event) => {
      const isToggle = event.altKey && event.code === "KeyP";
      if (event.key === "Escape" || isToggle) close();
    });
  }

  return (
    <section
      aria-label="Preview"
      className="quote-preview fixed inset-0 z-40 bg-paper lg:absolute lg:right-[560px] lg:z-5"
    >
      <div className="sticky top-12 flex h-full flex-col lg:h-[calc(100dvh-3rem)]">
        <h1 className="sr-only">{name}</h1>
        <p className="flex flex-wrap justify-between gap-4 bg-paused-tint px-4 py-3 text-slate md:px-6">
          <span>
            <b className="font-medium text-ink">Preview.</b> This is the page that{" "}
            {name.split(" ")[0]} {"quote" in page ? "opens" : "will open"}. Its buttons are off
            here.
          </span>
          <Button variant="text" ref={focusWhereAlone} onClick={close}>
            Close
          </Button>
        </p>
        {missing ? (
          <p className="border-b border-line bg-soon-tint px-4 py-2 text-small md:px-6">
            Still open: {missing}.
          </p>
        ) : null}
        {needsPickup ? (
          <p className="px-4 py-6 font-medium md:px-6">
            The page is shown once the pickup has a date and a time.
          </p>
        ) : (
          <iframe
            title="The visitor's page"
            src={`/preview/${reference}?${query}`}
            sandbox="allow-same-origin"
            className="w-full flex-1 border-0 bg-paper"
            onLoad={(event) => disable(event.currentTarget)}
          />
        )}
      </div>
    </section>
  );
}
