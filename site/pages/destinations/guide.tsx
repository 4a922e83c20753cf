import { resortBySlug } from "#content/resorts/index.ts";
import { guideMeta } from "#content/seo.ts";
import { headOf } from "#site/shell/page-meta.ts";
import { breadcrumbData, resortData } from "#site/shell/structured-data.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { Section } from "#ui/section.tsx";
import { Statistics } from "#ui/statistics.tsx";
import { AccessTable } from "./access-table.tsx";
import { statisticsOf } from "./statistics-of.ts";
import { GuideList } from "./guide-list.tsx";
import type { Route } from "./+types/guide";

export function loader({ params }: Route.LoaderArgs) {
  const resort = resortBySlug(params.slug);
  if (!resort) throw new Response(null, { status: 404 });
  return resort;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, name } = loaderData;
  const path = `/destinations/${slug}`;
  const steps = [
    { name: "Destinations", path: "/destinations" },
    { name, path },
  ];
  return headOf({
    path,
    structured: [resortData(loaderData), breadcrumbData(steps)],
    ...guideMeta(loaderData),
  });
}

/** The guide to one mountain: all 27 are this screen, and it leads nowhere else. */
export default function GuidePage({ loaderData: resort }: Route.ComponentProps) {
  const { name, state, tagline, highlights, access, description, sections = [] } = resort;
  return (
    <div className="guide-hero">
      <PageHero
        fullHeight
        picture={`state-${state.toLowerCase()}`}
        eyebrow={state}
        title={name}
        lead={tagline}
      >
        <p className="text-label text-mist">{highlights.join(" · ")}</p>
      </PageHero>
      <Section>
        <Statistics items={statisticsOf(resort)} />
        {resort.statistics.lifts.detail ? (
          <p className="mt-8 text-label text-granite">Lifts: {resort.statistics.lifts.detail}</p>
        ) : null}
      </Section>
      <Section tone="frost">
        <div className="grid gap-x-16 gap-y-6 text-lead md:grid-cols-2">
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      {sections.length > 0 ? (
        <Section>
          <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
            {sections.map(({ id, title, lead, items }) => (
              <div key={id} id={id}>
                <h2 className="text-card">{title}</h2>
                <p className="mt-3 mb-5 text-slate">{lead}</p>
                <GuideList items={items} />
              </div>
            ))}
          </div>
        </Section>
      ) : null}
      <Section>
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          <Part title="Accommodations" items={resort.accommodations} />
          <Part title="Dining" items={resort.dining} />
          <Part title="Winter activities" items={resort.winter} />
          <Part title="Summer activities" items={resort.summer} />
        </div>
      </Section>
      <Section title="Access" lead={access.road} tone="frost">
        <p className="mb-10 max-w-measure text-slate">{access.note}</p>
        <AccessTable airports={access.airports} />
      </Section>
    </div>
  );
}

function Part({
  title,
  items,
}: {
  title: string;
  items: Parameters<typeof GuideList>[0]["items"];
}) {
  return (
    <div>
      <h2 className="mb-5 text-card">{title}</h2>
      <GuideList items={items} />
    </div>
  );
}
