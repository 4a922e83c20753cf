import { useEffect, useRef, type ReactNode } from "react";
import { company } from "#content/company.ts";

/** The main part of every screen. @param title with the most important part first */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="flex min-w-0 flex-col">
      <title>{`${title}. ${company.name} desk`}</title>
      {children}
    </main>
  );
}

/** The screen's heading; takes the focus when the screen opens, unless something on it already has it. */
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

/** A team member's initials; the name is next to them. */
export function Avatar({ name, isMe = false }: { name: string; isMe?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-grid size-5.5 flex-none place-items-center rounded-full text-[0.625rem] font-semibold tracking-wide ${isMe ? "bg-ink text-paper" : "bg-frost text-slate"}`}
    >
      {initialsOf(name)}
    </span>
  );
}

/** From the first and the last name: `Maya Ortiz` is MO. */
function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/u);
  const letters = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  return letters.map((each) => Array.from(each ?? "")[0]?.toUpperCase() ?? "").join("");
}
