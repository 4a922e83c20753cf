import { destinations } from "#content/destinations.ts";
import {
  destinationSections,
  mainAirportsOf,
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
          <ResortCards resorts={listed} />
        </Section>
      ))}
      <Section id="montana" title={moreMountains.heading} lead={leads.more} tone="frost">
        <ResortCards resorts={moreMountains.resorts} showState />
      </Section>
    </>
  );
}

/** The first mountain is large with two columns of small ones beside it, or one column if there are six. */
function ResortCards({
  resorts,
  showState = false,
}: {
  resorts: readonly Resort[];
  showState?: boolean;
}) {
  const [largeSpan, besideSpan] =
    resorts.length === 6 ? ["lg:col-span-8", "lg:col-span-4"] : ["lg:col-span-6", "lg:col-span-3"];
  const small = resorts.length === 6 ? 2 : 4;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12 lg:grid-cols-12">
      {resorts.map((resort, index) => {
        // On a phone the last card is wide too if it would be alone in its row.
        const wide = index === 0 || (index === resorts.length - 1 && index % 2 === 1);
        const span =
          index === 0
            ? `${largeSpan} lg:row-span-2`
            : index <= small
              ? besideSpan
              : "lg:col-span-4";
        return (
          <li key={resort.slug} className={`${wide ? "max-lg:col-span-2" : ""} ${span}`}>
            <ResortCard resort={resort} showState={showState} large={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}

function ResortCard({
  resort,
  showState,
  large,
}: {
  resort: Resort;
  showState: boolean;
  large: boolean;
}) {
  const { slug, name, state, tagline } = resort;
  const drives = mainAirportsOf(resort)
    .slice(0, large ? 2 : 1)
    .map(({ code, winterMinutes }) => `${formatDrive(winterMinutes.value)} from ${code}`);
  return (
    <Card
      size={large ? "large" : "small"}
      href={`/destinations/${slug}`}
      title={name}
      lead={large ? `${tagline}.` : undefined}
      picture={pictureOf(`resort-${slug}`, { maxWidth: large ? 1600 : 800 })}
      // A phone with a dense screen needs at most the 800-pixel file.
      sizes={large ? "(min-width: 1024px) 62rem, 16rem" : "(min-width: 1024px) 24rem, 46vw"}
    >
      {showState ? `${state}, ` : ""}
      <span className="whitespace-nowrap">{drives.join(", ")}</span>
    </Card>
  );
}

const links = [
  ...destinationSections.map(({ anchor, heading }) => ({ anchor, heading })),
  { anchor: "montana", heading: "Montana" },
];

/** Jump links to the sections of /destinations. */
export function StateList() {
  return (
    <nav aria-label="States" className="border-b border-mist">
      <ul className="mx-auto flex max-w-page flex-wrap justify-between px-gutter sm:justify-start sm:gap-x-12">
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
