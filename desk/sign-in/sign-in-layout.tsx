import type { ComponentProps, ReactNode } from "react";
import { company } from "#content/company.ts";
import { Button } from "#desk/controls/button.tsx";
import { Heading } from "#desk/controls/screen.tsx";
import { Mark } from "#ui/wordmark.tsx";

/** The layout of the sign-in and welcome screens. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
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

export function Failed({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-5 border-l-3 border-late bg-late-tint px-3.5 py-3 leading-5.5">
      <strong className="font-semibold text-late">That did not work.</strong> {children}
    </p>
  );
}

export function PasskeyButton({ children, ...rest }: ComponentProps<"button">) {
  return (
    <Button type="submit" {...rest} variant="filled" size="large">
      <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5">
        <circle cx="6.5" cy="6.5" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.4" />
        <path
          d="m9.2 9.2 5.3 5.3m-2.6-2.6 1.7-1.7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        />
      </svg>
      {children}
    </Button>
  );
}

/** Open by default if the browser has no passkeys. */
export function PasswordInstead({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="mt-8 border-t border-mist pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-medium underline decoration-granite underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
        Use a password instead
      </summary>
      {children}
    </details>
  );
}
