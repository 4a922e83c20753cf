import { claims } from "#content/company.ts";
import { home } from "#content/home.ts";
import { featuredServices } from "#content/services.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { HowItWorks } from "#site/shell/how-it-works.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { pictureOf } from "#site/shell/pictures.ts";
import { companyData, siteData } from "#site/shell/structured-data.ts";
import { ButtonLink } from "#site/ui/button.tsx";
import { Card } from "#site/ui/card.tsx";
import { Statistics } from "#site/ui/lists.tsx";
import { Section } from "#site/ui/section.tsx";

export function meta() {
  return [...pageMeta("/", [companyData(), siteData()]), waitForHero];
}

/** Holds the first paint until the hero is parsed; Chromium often painted only the top bar first. */
const waitForHero = {
  tagName: "link",
  rel: "expect",
  href: "#fleet",
  blocking: "render",
} as const;

export default function HomePage() {
  const { hero, destinations } = home;
  return (
    <>
      <PageHero
        fullHeight
        film={{ wide: "hero-1280", portrait: "hero-720" }}
        picture="home-hero"
        title={hero.title}
        lead={hero.lead}
      >
        {hero.actions.map(({ label, href }, index) => (
          <ButtonLink key={href} variant={index === 0 ? "light" : "outline"} href={href}>
            {label}
          </ButtonLink>
        ))}
      </PageHero>
      <Section id="fleet" title={home.fleet.title} lead={home.fleet.lead}>
        <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3">
          {featuredServices.map(({ slug, name, picture, lead }) => (
            <li key={slug}>
              <Card
                href={`/services/${slug}`}
                title={name}
                picture={pictureOf(picture, { maxWidth: 1600 })}
              >
                {lead}
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={destinations.title} lead={destinations.lead} tone="frost">
        <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3 lg:gap-y-10">
          {destinations.cards.map(({ state, href, picture, text }, index) => (
            <li key={state} className={index === 0 ? "lg:col-span-2 lg:row-span-2" : ""}>
              <Card
                size={index === 0 ? "large" : undefined}
                // A phone with a dense screen needs at most the 780-pixel file.
                sizes={index === 0 ? "(min-width: 1024px) 62rem, 16rem" : undefined}
                href={href}
                title={state}
                lead={text}
                picture={pictureOf(picture, { maxWidth: 1600 })}
              />
            </li>
          ))}
        </ul>
      </Section>
      <HowItWorks />
      <Section tone="frost" low>
        <Statistics items={[claims.years, claims.vehicles, claims.clients, claims.resorts]} />
      </Section>
      <ClosingCall />
    </>
  );
}
