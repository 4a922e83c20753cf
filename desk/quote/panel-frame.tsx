import type { ReactNode } from "react";

/** The panel's heading, with the quote's status on the right. */
export function PanelHead({
  version,
  isStart = false,
  children,
}: {
  version: number;
  /** Q focuses the heading if there is nothing to edit. */
  isStart?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 px-4 pt-5 pb-3.5 md:px-7 md:pt-6">
      <h2
        id="quote-heading"
        tabIndex={-1}
        data-quote-start={isStart || undefined}
        className="text-desk-title leading-tight focus:outline-none"
      >
        Quote
      </h2>
      <span className="text-granite">version {version}</span>
      {children}
    </div>
  );
}

/** The bottom of the panel: the next step on the left, the buttons on the right. */
export function FootBar({
  title,
  detail,
  tone,
  notice,
  children,
}: {
  title: string;
  detail: string;
  tone: "soon" | "late" | "granite";
  /** Covers the panel above the bar without moving anything. */
  notice?: ReactNode;
  children: ReactNode;
}) {
  const tones = { soon: "text-soon", late: "text-late", granite: "text-granite" };
  return (
    <div className="sticky bottom-[var(--foot,0px)] z-10 mt-auto flex min-h-16 flex-wrap items-center gap-2.5 border-t border-mist bg-white px-4 py-2.5 md:px-7 md:py-3">
      {notice ? <div className="absolute inset-x-0 bottom-full">{notice}</div> : null}
      <p className="min-w-0 grow-999 basis-32 text-slate max-md:text-small">
        <span className="block max-md:line-clamp-2 md:truncate">{title}</span>
        <span className={`block text-desk-small max-md:line-clamp-2 md:truncate ${tones[tone]}`}>
          {detail}
        </span>
      </p>
      {/* Where there is no room beside the words, the buttons have a row of their own. */}
      <div className="flex max-w-full grow flex-wrap gap-2.5 *:grow">{children}</div>
    </div>
  );
}
