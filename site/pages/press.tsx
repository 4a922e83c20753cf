import { claims, company } from "#content/company.ts";
import { press } from "#content/press.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { PlaceholderLink } from "#ui/placeholder.tsx";
import { LineList, Section } from "#ui/section.tsx";
import { Statistics } from "#ui/statistics.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/press");
}

export default function PressPage() {
  const { title, lead, news, kit, contacts, guidelines } = press;
  return (
    <>
      <PageHero picture="about-hero" eyebrow="Press" title={title} lead={lead} />
      <Section title="News">
        <ul className="grid gap-10 md:grid-cols-3">
          {news.map(({ date, shown, title: headline, text }) => (
            <li key={date} className="border-t border-granite pt-5">
              <time dateTime={date} className="text-label text-granite">
                {shown}
              </time>
              <h3 className="mt-2 text-card">{headline}</h3>
              <p className="mt-3 text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="frost">
        <Statistics
          items={[claims.years, claims.vehicles, claims.pressDestinations, claims.satisfaction]}
        />
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-3">
          <div>
            <h2 className="mb-5 text-card">{kit.title}</h2>
            <ul className="divide-y divide-mist border-y border-mist">
              {kit.links.map((link) => (
                <li key={link} className="py-3.5">
                  <PlaceholderLink>{link}</PlaceholderLink>
                </li>
              ))}
            </ul>
          </div>
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
