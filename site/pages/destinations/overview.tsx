import { destinations } from "#content/destinations.ts";
import {
  destinationSections,
  mainAirportOf,
  moreMountains,
  type Resort,
} from "#content/resorts/index.ts";
import { formatDrive } from "#content/routes.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { pictureOf } from "#site/shell/pictures.ts";
import { listData } from "#site/shell/structured-data.ts";
import { Card } from "#site/ui/card.tsx";
import { Section } from "#site/ui/section.tsx";

export function meta() {
  // In the page's order, which compresses best.
  const shown = [...destinationSections, moreMountains].flatMap((section) => section.resorts);
  const paths = shown.map(({ slug }) => `/destinations/${slug}`);
  return pageMeta("/destinations", [listData("Destinations", paths)]);
}

export default function DestinationsOverviewPage() {
  const { title, lead, leads } = destinations;
  return (
    <>
      <PageHero
        picture="destinations-hero"
        crop="top"
        eyebrow="Destinations"
        title={title}
        lead={lead}
      />
      <StateList />
      {destinationSections.map(({ anchor, heading, resorts: listed }, index) => (
        <Section
          key={anchor}
          id={anchor}
          title={heading}
          lead={leads[anchor]}
          tone={index % 2 === 0 ? "paper" : "frost"}
        >
          <ul
            className={`grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12 ${listed.length % 4 === 0 ? "lg:grid-cols-4" : "md:grid-cols-3"}`}
          >
            {listed.map((resort) => (
              <li key={resort.slug}>
                <ResortCard resort={resort} sizes="(min-width: 1024px) 24rem, 46vw" />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section id="montana" title={moreMountains.heading} lead={leads.more} tone="frost">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12 lg:grid-cols-6">
          {moreMountains.resorts.map((resort, index) => (
            <li key={resort.slug} className={wideSpans[index]}>
              <ResortCard
                resort={resort}
                state={resort.state}
                sizes="(min-width: 1024px) 36rem, 46vw"
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Five cards fill rows of two and three, and on a phone of one and two. */
const wideSpans = [
  "max-lg:col-span-2 lg:col-span-3",
  "lg:col-span-3",
  "lg:col-span-2",
  "lg:col-span-2",
  "lg:col-span-2",
];

function ResortCard({ resort, state, sizes }: { resort: Resort; state?: string; sizes: string }) {
  const { slug, name } = resort;
  const { code, winterMinutes } = mainAirportOf(resort);
  const drive = `${formatDrive(winterMinutes.value)} from ${code}`;
  return (
    <Card
      small
      href={`/destinations/${slug}`}
      title={name}
      picture={pictureOf(`resort-${slug}`, { maxWidth: 800 })}
      sizes={sizes}
    >
      {state ? `${state}, ${drive}` : drive}
    </Card>
  );
}

const links = [
  ...destinationSections.map(({ anchor, heading }) => ({ anchor, heading })),
  { anchor: "montana", heading: "Montana" },
];

/** Jumps to the sections of /destinations. */
export function StateList() {
  return (
    <nav aria-label="States" className="border-b border-mist">
      <ul className="mx-auto grid max-w-page grid-cols-2 px-gutter sm:grid-cols-4">
        {links.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="block py-4 text-label hover:underline md:py-6">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
