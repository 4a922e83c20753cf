import { destinations } from "#content/destinations.ts";
import { findResort, resorts } from "#content/resorts/index.ts";
import { PageHero } from "#shell/page-hero.tsx";
import { pictureOf } from "#shell/pictures.ts";
import { Card } from "#ui/card.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#app/seo.ts";
import { listData } from "#app/structured-data.ts";

export function meta() {
  return pageMeta("/destinations", [
    listData(
      "Destinations",
      resorts.map(({ name, slug }) => ({ name, path: `/destinations/${slug}` })),
    ),
  ]);
}

export default function DestinationsOverviewPage() {
  const { title, lead, sections, more } = destinations;
  return (
    <>
      <PageHero picture="state-colorado" eyebrow="Destinations" title={title} lead={lead} />
      {sections.map((section, index) => (
        <Section
          key={section.id}
          id={section.id}
          title={section.title}
          lead={section.lead}
          tone={index % 2 === 0 ? "paper" : "frost"}
        >
          <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
            {section.slugs.map((slug) => (
              <li key={slug}>
                <Card
                  href={`/destinations/${slug}`}
                  title={findResort(slug)?.name ?? slug}
                  picture={pictureOf(`resort-${slug}`)}
                  sizes="(min-width: 1024px) 18rem, (min-width: 480px) 46vw, 92vw"
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title={more.title} tone="frost">
        <ul className="grid gap-x-16 md:grid-cols-2">
          {more.slugs.map((slug) => (
            <li key={slug} className="border-t border-mist">
              <a
                href={`/destinations/${slug}`}
                className="block py-5 font-display text-card underline-offset-8 hover:underline"
              >
                {findResort(slug)?.name}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
