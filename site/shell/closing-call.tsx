import type { ReactNode } from "react";
import { home } from "#content/home.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";

/** The end of a page: what to do next. `children` replace the one button. */
export function ClosingCall({ children }: { children?: ReactNode }) {
  const { title, text, label } = home.quote;
  return (
    <Section title={title} lead={text} tone="dusk">
      <div className="flex flex-wrap gap-4">
        {children ?? (
          <ButtonLink variant="light" href="/booking">
            {label}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
