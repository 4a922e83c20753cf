import type { Resort } from "#content/resorts/types.ts";
import { findResort } from "#content/resorts/index.ts";
import { headOf } from "#app/seo.ts";
import { breadcrumbData, resortData } from "#app/structured-data.ts";
import { PageHero } from "#shell/page-hero.tsx";
import { LineList, Section } from "#ui/section.tsx";
import { Statistics } from "#ui/statistic.tsx";
import { hours, statisticsOf } from "./figures.ts";
import type { Route } from "./+types/guide";

export function loader({ params }: Route.LoaderArgs) {
  const resort = findResort(params.slug);
  if (!resort) throw new Response(null, { status: 404 });
  return resort;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, name, state, tagline } = loaderData;
  const path = `/destinations/${slug}`;
  const steps = [
    { name: "Destinations", path: "/destinations" },
    { name, path },
  ];
  return headOf({
    path,
    structured: [resortData(loaderData), breadcrumbData(steps)],
    title: `${name}, ${state} | Firnline`,
    description: `${name}, ${state}. ${tagline}. Figures, season, lodging, and the road in winter.`,
  });
}

/** The guide to one mountain: all 27 are this screen, and it leads nowhere else. */
export default function GuidePage({ loaderData: resort }: Route.ComponentProps) {
  const { name, state, tagline, access, description, sections = [] } = resort;
  return (
    <div className="guide-hero">
      <PageHero
        tall
        picture={`state-${state.toLowerCase()}`}
        eyebrow={state}
        title={name}
        lead={tagline}
      >
        <p className="text-label text-mist">{highlightsOf(resort)}</p>
      </PageHero>
      <Section>
        <Statistics items={statisticsOf(resort)} />
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
            {sections.map(({ title, text, items }) => (
              <div key={title}>
                <h2 className="text-card">{title}</h2>
                <p className="mt-3 mb-5 text-slate">{text}</p>
                <LineList items={title === "Dining" ? [...items, ...resort.dining] : items} />
              </div>
            ))}
          </div>
        </Section>
      ) : null}
      <Section>
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          {(
            [
              ["Accommodations", resort.accommodations],
              ["Dining", resort.dining],
              ["Winter activities", resort.winter],
              ["Summer activities", resort.summer],
            ] as const
          )
            .filter(([title]) => !sections.some((section) => section.title === title))
            .map(([title, items]) => (
              <div key={title}>
                <h2 className="mb-5 text-card">{title}</h2>
                <LineList items={items} />
              </div>
            ))}
        </div>
      </Section>
      <Section title="Access" lead={access.words} tone="frost">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Airports and the drive in winter</caption>
          <thead className="text-label text-slate">
            <tr className="border-b border-granite">
              <th className="py-3 pr-4 font-normal">Airport</th>
              <th className="py-3 pr-4 font-normal">Miles</th>
              <th className="py-3 font-normal">Winter drive</th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {access.airports.map(({ iata, name: airport, miles, winterMinutes }) => (
              <tr key={iata} className="border-b border-mist">
                <td className="py-3 pr-4">
                  {airport} ({iata})
                </td>
                <td className="py-3 pr-4">{miles}</td>
                <td className="py-3">{hours(winterMinutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
}

function highlightsOf({ mountain, nearestTown, statistics, skiersOnly, dailySkierLimit }: Resort) {
  return [
    mountain,
    nearestTown,
    statistics.openedYear ? `Since ${statistics.openedYear}` : null,
    skiersOnly ? "Skiers only" : null,
    dailySkierLimit ? `${dailySkierLimit.toLocaleString("en-US")} skiers a day at most` : null,
  ]
    .filter((part, index, all) => part !== null && all.indexOf(part) === index)
    .join(" · ");
}
