import { closingCalls } from "#content/closing-calls.ts";
import { fleet, passengerRange, type Vehicle } from "#content/fleet.ts";
import { servicesOverview } from "#content/services-overview.ts";
import { featuredServices, services } from "#content/services.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { pictureOf } from "#site/shell/pictures.ts";
import { listData } from "#site/shell/structured-data.ts";
import { Card } from "#site/ui/card.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { Ranges } from "#site/ui/ranges.tsx";
import { Section } from "#site/ui/section.tsx";

export function meta() {
  return pageMeta("/services", [
    listData(
      "Services",
      services.map(({ slug }) => `/services/${slug}`),
    ),
  ]);
}

export default function ServicesOverviewPage() {
  const { title, lead, difference, more } = servicesOverview;
  const others = services.filter(
    ({ slug }) => !featuredServices.some((card) => card.slug === slug),
  );
  return (
    <>
      <PageHero picture="services-hero" crop="upper" eyebrow="Services" title={title} lead={lead} />
      <Section>
        <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3">
          {featuredServices.map(({ slug, name, picture, lead: text }) => (
            <li key={slug}>
              <Card level="h2" href={`/services/${slug}`} title={name} picture={pictureOf(picture)}>
                <Ranges text={text} />
              </Card>
            </li>
          ))}
        </ul>
        <h2 className="mt-20 text-title md:mt-28">{more}</h2>
        <ul className="mt-12 grid gap-x-16 gap-y-8 md:grid-cols-2">
          {others.map(({ slug, name, lead: text, picture }) => (
            <li key={slug} className="border-t border-mist pt-8">
              <a
                href={`/services/${slug}`}
                className="group grid grid-cols-[2fr_3fr] items-center gap-6"
              >
                <Picture
                  picture={pictureOf(picture, { maxWidth: 800 })}
                  alt=""
                  sizes="(min-width: 768px) 14rem, 40vw"
                  className="aspect-3/2 w-full rounded-edge object-cover"
                />
                <span>
                  <span className="block font-display text-lead underline-offset-8 group-hover:underline md:text-card">
                    {name}
                  </span>
                  <span className="mt-1 block text-balance text-slate max-sm:text-label">
                    <Ranges text={text} />
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Seats />
      <Section title={difference.title} tone="frost">
        <dl className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          {difference.points.map(({ name, text }) => (
            <div key={name} className="border-t border-granite pt-5">
              <dt className="font-display text-card lining">{name}</dt>
              <dd className="mt-2 max-w-measure text-balance text-slate">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <ClosingCall call={closingCalls.services} />
    </>
  );
}

/** The five vehicles with their capacity. */
function Seats() {
  const { title, lead } = servicesOverview.seats;
  return (
    <Section tone="dusk" title={title} lead={lead}>
      <svg width="0" height="0" aria-hidden="true" className="absolute text-glow">
        <pattern id="seat" width="16" height="12" patternUnits="userSpaceOnUse">
          <circle cx="6" cy="6" r="5" fill="currentColor" />
        </pattern>
      </svg>
      <ul className="border-b border-granite">
        {fleet.map((vehicle: Vehicle) => {
          const service = services.find(
            (one) => one.kind === "vehicle" && one.vehicle === vehicle.value,
          );
          return service ? (
            <li
              key={service.slug}
              className="grid items-center gap-x-16 gap-y-2 border-t border-granite py-6 md:grid-cols-3"
            >
              <p className="font-display text-card">
                <a
                  href={`/services/${service.slug}`}
                  className="underline-offset-8 hover:underline"
                >
                  {service.name}
                </a>
              </p>
              <div className="max-md:mt-2">
                <svg width={vehicle.passengers.max * 16} height="12" aria-hidden="true">
                  <rect width="100%" height="12" fill="url(#seat)" />
                </svg>
                <p className="mt-2">
                  <Ranges text={`${passengerRange(vehicle)} passengers`} />
                </p>
              </div>
              <p className="text-mist">{luggageOf(vehicle)}</p>
            </li>
          ) : null;
        })}
      </ul>
    </Section>
  );
}

/** For example, "15+ bags, 4+ ski sets". */
function luggageOf({ value, bags, skiSets }: Vehicle): string {
  const { luggage } = servicesOverview.seats;
  if (!bags) return luggage[value as keyof typeof luggage];
  return `${bags}+ bags${skiSets ? `, ${skiSets}+ ski sets` : ""}`;
}
