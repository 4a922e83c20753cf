import { claims } from "#content/company.ts";
import { safety } from "#content/safety.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { LineList, Section } from "#ui/section.tsx";
import { Statistics } from "#ui/statistics.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

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
      <Section>
        <Statistics
          items={[claims.accidents, claims.miles, claims.safetyRating, claims.monitoring]}
        />
      </Section>
      <Section tone="frost">
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          {safety.sections.map(({ id, title, items }) => (
            <div key={id} id={id}>
              <h2 className="mb-5 text-card">{title}</h2>
              <LineList items={items} />
            </div>
          ))}
        </div>
      </Section>
      <ClosingCall />
    </>
  );
}
