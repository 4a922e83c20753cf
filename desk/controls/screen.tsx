import { useEffect, useRef, type ReactNode } from "react";
import { company } from "#content/company.ts";

/** The main part of every screen. @param title what matters first */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="flex min-w-0 flex-col">
      <title>{`${title}. ${company.name} desk`}</title>
      {children}
    </main>
  );
}

/** The screen's heading; takes the focus when the screen opens, unless something in it has it. */
export function Heading({ className, children }: { className: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isElsewhere = document.querySelector("main")?.contains(document.activeElement);
    if (!isElsewhere) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
