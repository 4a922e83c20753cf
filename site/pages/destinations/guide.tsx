import { resortBySlug } from "#content/resorts/index.ts";
import { routesText } from "#content/routes.ts";
import { guideMeta } from "#content/seo.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { headOf } from "#site/shell/page-meta.ts";
import { breadcrumbData, resortData } from "#site/shell/structured-data.ts";
import { Statistics } from "#site/ui/lists.tsx";
import { Ranges } from "#site/ui/ranges.tsx";
import { Section } from "#site/ui/section.tsx";
import type { Route } from "./+types/guide";
import { statisticsOf } from "./format.ts";
import { AccessTable, GuideParts } from "./guide-parts.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const resort = resortBySlug(params.slug);
  if (!resort) throw new Response(null, { status: 404 });
  return resort;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, name, state } = loaderData;
  const path = `/destinations/${slug}`;
  const steps = [
    { name: "Destinations", path: "/destinations" },
    { name, path },
  ];
  return headOf({
    path,
    structured: [resortData(loaderData), breadcrumbData(steps)],
    picture: { path: `/share/${slug}.jpg`, alt: `${name}, ${state}, under snow` },
    ...guideMeta(loaderData),
  });
}

/** The guide to one mountain. All 27 use this screen, and none links to any other. */
export default function GuidePage({ loaderData: resort }: Route.ComponentProps) {
  const { name, mountain, state, tagline, highlights, access, description } = resort;
  return (
    <>
      <PageHero
        fullHeight
        picture={`resort-${resort.slug}`}
        eyebrow={state}
        title={name}
        lead={tagline}
      >
        <p className="text-label text-mist">
          <Ranges text={highlights.join("\u00a0· ")} />
        </p>
      </PageHero>
      <Section title={`Getting to ${name}`} lead={access.road}>
        <p className="mb-10 max-w-measure text-slate">
          <Ranges text={access.note} />
        </p>
        <AccessTable airports={access.airports} />
        <p className="mt-5 text-label text-balance text-granite">{routesText.note}</p>
      </Section>
      <Section title={`${mountain} in numbers`} tone="frost">
        <Statistics items={statisticsOf(resort)} />
        {resort.statistics.lifts.detail ? (
          <p className="mt-8 text-label text-granite">Lifts: {resort.statistics.lifts.detail}</p>
        ) : null}
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-6 text-lead md:grid-cols-2">
          {description.map((paragraph) => (
            <p key={paragraph}>
              <Ranges text={paragraph} />
            </p>
          ))}
        </div>
      </Section>
      <Section tone="frost">
        <GuideParts resort={resort} />
      </Section>
    </>
  );
}
