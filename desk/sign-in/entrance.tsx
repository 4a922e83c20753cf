import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { Heading } from "#desk/frame/screen.tsx";
import { Mark } from "#ui/wordmark.tsx";

/** The page around every way in. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <main
        id="main"
        className="mx-auto w-full max-w-110 px-6 pt-[clamp(2.5rem,12vh,7.5rem)] pb-16"
      >
        <title>{`${title}. ${company.name} desk`}</title>
        <p className="flex items-center gap-2.5 [&_.stroke-glow]:stroke-ember">
          <Mark />
          <span className="font-display text-[1.5rem] leading-none tracking-wide">
            {company.name}
          </span>
        </p>
        <Heading className="mt-12 text-[2.5rem] leading-[1.08]">{title}</Heading>
        {children}
      </main>
      <footer className="px-6 py-5 text-center text-small text-granite">
        The quote desk is for the team. Visitors never sign in.
      </footer>
    </>
  );
}

/** What did not work, said as soon as it is known. */
export function Failed({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-5 border-l-3 border-late bg-late-tint px-3.5 py-3 leading-5.5">
      <strong className="font-semibold text-late">That did not work.</strong> {children}
    </p>
  );
}
