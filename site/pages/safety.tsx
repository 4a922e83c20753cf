import { closingCalls } from "#content/closing-calls.ts";
import { claims } from "#content/company.ts";
import { home } from "#content/home.ts";
import { safety } from "#content/safety.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { CallButton } from "#site/shell/phone.tsx";
import { ButtonLink } from "#site/ui/button.tsx";
import { Statistics } from "#site/ui/lists.tsx";
import { LineList, Section } from "#site/ui/section.tsx";
import { Storm } from "./storm.tsx";

export function meta() {
  return pageMeta("/safety");
}

export default function SafetyPage() {
  return (
    <>
      <PageHero
        picture="safety-hero"
        crop="top"
        eyebrow="Safety"
        title={safety.title}
        lead={safety.lead}
      />
      <Section low>
        <Statistics
          items={[claims.accidents, claims.miles, claims.safetyRating, claims.monitoring]}
        />
      </Section>
      <Storm />
      <Section>
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          {safety.sections.map(({ id, title, items }) => (
            <div key={id} id={id}>
              <h2 className="mb-5 text-card">{title}</h2>
              <LineList items={items} />
            </div>
          ))}
        </div>
      </Section>
      <ClosingCall call={closingCalls.safety}>
        <ButtonLink variant="light" href="/booking">
          {home.quote.label}
        </ButtonLink>
        <CallButton variant="outline" />
      </ClosingCall>
    </>
  );
}
