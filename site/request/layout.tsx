import type { ReactNode } from "react";

/** The top of a page: the request's status, and what the visitor can do. */
export function Intro({
  eyebrow,
  title,
  children,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div data-intro className="pt-[clamp(3rem,7vw,6rem)] pb-[clamp(2.5rem,5vw,4.5rem)]">
      {eyebrow ? <p className="mb-3.5 text-small text-granite tabular-nums">{eyebrow}</p> : null}
      <h1 className="max-w-[24ch] text-title wrap-anywhere">{title}</h1>
      {children}
    </div>
  );
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-5 max-w-measure text-lead wrap-anywhere text-slate">{children}</p>;
}

/** A section: its heading in the first third, its content in the rest if there is room. */
export function Block({
  title,
  isWide = false,
  isPrinted = true,
  figure,
  children,
}: {
  title: string;
  /** Below the heading, before the content. */
  figure?: ReactNode;
  isWide?: boolean;
  isPrinted?: boolean;
  children: ReactNode;
}) {
  const columns = isWide ? "" : "lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16";
  return (
    <section
      data-block={isWide ? "wide" : ""}
      className={`${isPrinted ? "" : "print:hidden"} grid gap-5 border-t border-mist py-[clamp(2.25rem,4.5vw,3.5rem)] ${columns}`}
    >
      <div className="min-w-0">
        <h2 className="text-card">{title}</h2>
        {figure}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Buttons next to each other; on a narrow phone each takes its share of the row. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div data-screen-only className="mt-8 flex flex-wrap gap-3 sm:gap-4 max-sm:*:flex-auto">
      {children}
    </div>
  );
}

export function FinePrint({ children }: { children: ReactNode }) {
  return <p className="mt-3.5 max-w-[52ch] text-label text-granite">{children}</p>;
}

export function Page({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-page px-gutter pb-6 md:pb-14">{children}</div>;
}
