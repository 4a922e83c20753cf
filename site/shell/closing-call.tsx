import type { ReactNode } from "react";
import type { ClosingCallText } from "#content/closing-calls.ts";
import { home } from "#content/home.ts";
import { ButtonLink } from "#site/ui/button.tsx";
import { Ranges } from "#site/ui/ranges.tsx";
import { Section } from "#site/ui/section.tsx";

/** The end of a page, with the next step. `children` replace the default button. */
export function ClosingCall({
  call: { title, text } = home.quote,
  children,
}: {
  call?: ClosingCallText;
  children?: ReactNode;
}) {
  return (
    <Section tone="dusk">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-10">
        <div>
          <h2 className="max-w-[22ch] text-title">{title}</h2>
          <p className="mt-5 max-w-measure text-lead text-mist">
            <Ranges text={text} />
          </p>
        </div>
        <div className="flex flex-wrap gap-4">
          {children ?? (
            <ButtonLink variant="light" href="/booking">
              {home.quote.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
