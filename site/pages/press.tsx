import { claims, company } from "#content/company.ts";
import { press } from "#content/press.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { Statistics } from "#site/ui/lists.tsx";
import { PlaceholderLink } from "#site/ui/placeholder.tsx";
import { LineList, Section } from "#site/ui/section.tsx";
import { Wordmark } from "#ui/wordmark.tsx";

export function meta() {
  return pageMeta("/press");
}

export default function PressPage() {
  const { title, lead, news, kit, contacts, guidelines } = press;
  return (
    <>
      <PageHero picture="gallery-pass" crop="top" eyebrow="Press" title={title} lead={lead} />
      <Section title="News">
        <ul className="grid gap-10 md:grid-cols-3">
          {news.map(({ date, shown, title: headline, text }) => (
            <li key={date} className="border-t border-granite pt-5">
              <time dateTime={date} className="text-label text-granite">
                {shown}
              </time>
              <h3 className="mt-2 text-card">{headline}</h3>
              <p className="mt-3 text-balance text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={kit.title} tone="frost">
        <div aria-hidden="true" className="mb-12 grid gap-x-16 gap-y-8 md:grid-cols-2">
          <Specimen colors="bg-paper" />
          <Specimen colors="bg-night text-white" />
        </div>
        <ul className="grid gap-x-16 md:grid-cols-2">
          {kit.links.map(({ name, text }) => (
            <li key={name} className="border-t border-granite pt-5 pb-8">
              <p className="font-display text-card">
                <PlaceholderLink>{name}</PlaceholderLink>
              </p>
              <p className="mt-2 text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section low>
        <Statistics
          items={[claims.years, claims.vehicles, claims.pressDestinations, claims.satisfaction]}
        />
      </Section>
      <Section tone="frost">
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          <div>
            <h2 className="mb-5 text-card">{contacts.title}</h2>
            <p className="text-slate">{contacts.text}</p>
            <p className="mt-4">
              <a href={`mailto:${company.email}`} className="underline underline-offset-4">
                {company.email}
              </a>
              <br />
              <a href={`tel:${company.phone.e164}`} className="underline underline-offset-4">
                {company.phone.display}
              </a>
            </p>
          </div>
          <div>
            <h2 className="mb-5 text-card">{guidelines.title}</h2>
            <LineList items={guidelines.items} />
          </div>
        </div>
      </Section>
    </>
  );
}

/** The wordmark with its clear space. */
function Specimen({ colors }: { colors: string }) {
  return (
    <div className={`flex justify-center rounded-edge py-14 ${colors}`}>
      <span className="border border-dashed border-granite p-8">
        <Wordmark name={company.name} />
      </span>
    </div>
  );
}
