import type { ReactNode } from "react";

/** The opening of a page: its heading over a dark picture, and `children` as its call to action. */
export function Hero({
  title,
  eyebrow,
  lead,
  picture,
  fullHeight = false,
  children,
}: {
  title: string;
  eyebrow?: string;
  lead?: string;
  picture?: ReactNode;
  fullHeight?: boolean;
  children?: ReactNode;
}) {
  return (
    <header
      data-hero
      className={`relative isolate flex items-end overflow-hidden bg-night text-white ${fullHeight ? "min-h-svh" : "min-h-[58svh]"}`}
    >
      <div className="hero-picture absolute inset-0 -z-10">{picture}</div>
      <div className="hero-text relative mx-auto w-full max-w-page px-gutter pt-40 pb-14 md:pb-20">
        {eyebrow ? (
          <p className="mb-4 w-fit text-label tracking-[0.14em] text-glow uppercase">{eyebrow}</p>
        ) : null}
        <h1 className="max-w-[16ch] text-hero">{title}</h1>
        {lead ? <p className="mt-6 max-w-[38rem] text-lead text-frost">{lead}</p> : null}
        {children ? <div className="mt-9 flex flex-wrap gap-4">{children}</div> : null}
      </div>
    </header>
  );
}
