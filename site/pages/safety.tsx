import { closingCalls } from "#content/closing-calls.ts";
import { claims } from "#content/company.ts";
import { altOf } from "#content/gallery.ts";
import { home } from "#content/home.ts";
import { safety } from "#content/safety.ts";
import { storm, type Road } from "#content/storm.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { CallButton } from "#site/shell/phone.tsx";
import { pictureOf } from "#site/shell/pictures.ts";
import { ButtonLink } from "#site/ui/button.tsx";
import { Statistics } from "#site/ui/lists.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { LineList, Section, SectionHeading } from "#site/ui/section.tsx";

export function meta() {
  return pageMeta("/safety");
}

export default function SafetyPage() {
  return (
    <>
      <PageHero picture="safety-hero" eyebrow="Safety" title={safety.title} lead={safety.lead} />
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

/** How a storm changes a ride: what we do, and which roads close. */
export function Storm() {
  return (
    <>
      <Section id="storms" title={storm.title} tone="frost">
        <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
          <Picture
            picture={pictureOf("detail-chain")}
            alt={altOf("detail-chain")}
            sizes="(min-width: 768px) 38rem, 92vw"
            className="aspect-3/2 w-full rounded-edge object-cover"
          />
          <ol className="lines">
            {storm.steps.map(({ title, text }) => (
              <li key={title} className="py-6">
                <h3 className="text-card">{title}</h3>
                <p className="mt-2 text-slate">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-10 max-w-measure text-label text-balance text-slate">{storm.note}</p>
      </Section>
      <Section tone="dusk">
        <div className="mb-14 grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
          <div>
            <SectionHeading title={storm.roadsTitle} lead={storm.roadsLead} tone="dusk" />
          </div>
          <Picture
            picture={pictureOf("detail-plow")}
            alt={altOf("detail-plow")}
            sizes="(min-width: 768px) 38rem, 92vw"
            className="aspect-3/2 w-full rounded-edge object-cover"
          />
        </div>
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          {storm.states.map(({ name, roads }) => (
            <div key={name}>
              <h3 className="border-b border-granite pb-3 text-card">{name}</h3>
              <ul>
                {roads.map((road) => (
                  <RoadLine key={road.name} road={road} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

function RoadLine({ road: { name, number, risk, text, guide } }: { road: Road }) {
  return (
    <li className="border-b border-granite py-4">
      <p className="flex items-baseline gap-3">
        <a
          href={`/destinations/${guide}`}
          className="underline decoration-granite underline-offset-8"
        >
          {name}
        </a>
        <span className="text-label text-mist">{number}</span>
      </p>
      <p className="mt-2 text-label text-mist">
        <span className={risk === "Can close in a storm" ? "text-glow" : "text-white"}>
          {risk}.
        </span>{" "}
        {text}
      </p>
    </li>
  );
}
