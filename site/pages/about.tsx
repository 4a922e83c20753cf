import { about } from "#content/about.ts";
import { closingCalls } from "#content/closing-calls.ts";
import { claims } from "#content/company.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { Statistics } from "#site/ui/lists.tsx";
import { Section } from "#site/ui/section.tsx";
import { Ride } from "./ride.tsx";

export function meta() {
  return pageMeta("/about");
}

export default function AboutPage() {
  const [opening, ...story] = about.story;
  return (
    <>
      <PageHero
        picture="about-hero"
        crop="top"
        eyebrow="About"
        title={about.title}
        lead={about.lead}
      />
      <Section>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <p className="font-display text-card text-pretty lg:text-[2.625rem]">{opening}</p>
          <div className="max-w-measure space-y-6 text-lead">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Ride />
      <Section low>
        <Statistics items={[claims.years, claims.vehicles, claims.clients, claims.resorts]} />
      </Section>
      <ClosingCall call={closingCalls.about} />
    </>
  );
}
