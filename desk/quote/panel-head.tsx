import type { ReactNode } from "react";
import type { WantedFocus } from "./use-wanted-focus.ts";

/** The panel's heading, with the state of the quote at its right. */
export function PanelHead({
  version,
  focus,
  isStart = false,
  children,
}: {
  version: number;
  focus: WantedFocus;
  /** Where nothing is written, Q leads here. */
  isStart?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 px-4 pt-5 pb-3.5 md:px-7 md:pt-6">
      <h2
        ref={focus.target("heading")}
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
