import { destinations } from "#content/destinations.ts";
import { destinationSections, moreMountains, resorts } from "#content/resorts/index.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pictureOf } from "#site/shell/pictures.ts";
import { Card } from "#ui/card.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { listData } from "#site/shell/structured-data.ts";

export function meta() {
  const pages = resorts.map(({ name, slug }) => ({ name, path: `/destinations/${slug}` }));
  return pageMeta("/destinations", [listData("Destinations", pages)]);
}

export default function DestinationsOverviewPage() {
  const { title, lead, leads } = destinations;
  return (
    <>
      <PageHero picture="state-colorado" eyebrow="Destinations" title={title} lead={lead} />
      {destinationSections.map(({ anchor, heading, resorts: listed }, index) => (
        <Section
          key={anchor}
          id={anchor}
          title={heading}
          lead={leads[anchor]}
          tone={index % 2 === 0 ? "paper" : "frost"}
        >
          <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
            {listed.map(({ slug, name }) => (
              <li key={slug}>
                <Card
                  href={`/destinations/${slug}`}
                  title={name}
                  picture={pictureOf(`resort-${slug}`)}
                  sizes="(min-width: 1024px) 18rem, (min-width: 480px) 46vw, 92vw"
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title={moreMountains.heading} lead={leads.more} tone="frost">
        <ul className="grid gap-x-16 md:grid-cols-2">
          {moreMountains.resorts.map(({ slug, name }) => (
            <li key={slug} className="border-t border-mist">
              <a
                href={`/destinations/${slug}`}
                className="block py-5 font-display text-card underline-offset-8 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
