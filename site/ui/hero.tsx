import type { ReactNode } from "react";

/** The top of a page: its heading over a dark picture, and `children` as its call to action. */
export function Hero({
  title,
  eyebrow,
  lead,
  picture,
  fullHeight = false,
  compact = false,
  children,
}: {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  picture?: ReactNode;
  fullHeight?: boolean;
  /** Shorter on a phone, where the content below matters more. */
  compact?: boolean;
  children?: ReactNode;
}) {
  return (
    <header
      data-hero={compact ? "compact" : ""}
      className={`relative isolate flex items-end overflow-hidden bg-night text-white ${fullHeight ? "min-h-svh" : compact ? "md:min-h-[58svh]" : "min-h-[58svh]"}`}
    >
      <div className="hero-picture absolute inset-0 -z-10">{picture}</div>
      <div
        className={`hero-text relative mx-auto w-full max-w-page px-gutter md:pt-40 md:pb-20 ${compact ? "hero-text-compact pt-26 pb-7" : "pt-40 pb-14"}`}
      >
        {eyebrow ? (
          <p
            className={`mb-4 w-fit text-label tracking-[0.14em] text-glow uppercase ${compact ? "max-md:hidden" : ""}`}
          >
            {eyebrow}
          </p>
        ) : null}
        <h1 className="max-w-[16ch] text-hero">{title}</h1>
        {lead ? (
          <p className={`max-w-[38rem] text-lead text-frost md:mt-6 ${compact ? "mt-3" : "mt-6"}`}>
            {lead}
          </p>
        ) : null}
        {children ? <div className="mt-9 flex flex-wrap gap-4">{children}</div> : null}
      </div>
    </header>
  );
}
