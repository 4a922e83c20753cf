import { callForVehicle, closingCalls, type ClosingCallText } from "#content/closing-calls.ts";
import { convoys } from "#content/convoys.ts";
import { findVehicle, passengerRange, type VehicleValue } from "#content/fleet.ts";
import { altOf } from "#content/gallery.ts";
import { seo, type SeoPath } from "#content/seo.ts";
import { findService, type Service } from "#content/services.ts";
import { vehiclePlans } from "#content/vehicle-plans.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { headOf } from "#site/shell/page-meta.ts";
import { pictureOf } from "#site/shell/pictures.ts";
import { breadcrumbData, serviceData } from "#site/shell/structured-data.ts";
import { ButtonLink } from "#site/ui/button.tsx";
import { Statistics, Tags } from "#site/ui/lists.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { Ranges } from "#site/ui/ranges.tsx";
import { Section, LineList } from "#site/ui/section.tsx";
import type { Route } from "./+types/service";
import { AirportRoutes } from "./airport-routes.tsx";
import { ServiceHero } from "./service-hero.tsx";
import { VehiclePlan, PlanDrawing } from "./vehicle-plan.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.slug);
  if (!service) throw new Response(null, { status: 404 });
  return service;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const path = `/services/${loaderData.slug}`;
  const steps = [
    { name: "Services", path: "/services" },
    { name: loaderData.name, path },
  ];
  const structured = [serviceData(loaderData), breadcrumbData(steps)];
  return headOf({ ...seo[path as SeoPath], path, structured });
}

export default function ServicePage({ loaderData: service }: Route.ComponentProps) {
  const { slug, name, lead, text, facts, blocks, uses, models, actions, picture } = service;
  const [first, ...rest] = actions.map(({ label, href }) => ({
    label,
    href: href === "/booking" ? bookingOf(service) : href,
  }));
  const start = first && (
    <ButtonLink variant="light" href={first.href}>
      {first.label}
    </ButtonLink>
  );
  return (
    <>
      <ServiceHero
        title={name}
        lead={lead}
        picture={pictureOf(picture)}
        image={service.kind === "vehicle" ? service.image : undefined}
        low={service.kind === "trip"}
      >
        {start}
      </ServiceHero>
      <Section>
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-16">
          <p className="max-w-measure text-lead">{text}</p>
          <Statistics half items={facts} />
        </div>
        {service.kind === "vehicle" ? (
          <NextVehicle slug={service.larger} />
        ) : (
          <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-5 border-y border-mist py-6">
            <h2 className="text-card">{uses.title}</h2>
            <Tags items={uses.tags} />
          </div>
        )}
      </Section>
      {service.kind === "vehicle" ? <VehiclePlan vehicle={service.vehicle} /> : null}
      {slug === "group-transportation" ? <Convoys /> : null}
      {slug === "airport-transfers" ? <AirportRoutes /> : null}
      {service.kind === "vehicle" ? (
        <Section>
          <div className="grid items-start gap-14 lg:grid-cols-2 lg:gap-16">
            <div className="grid gap-14">
              {blocks.slice(0, 1).map(blockOf)}
              <div>
                <h2 className="mb-5 text-card">{uses.title}</h2>
                <Tags items={uses.tags} />
              </div>
              {models ? blockOf({ title: "Sample models", items: models }) : null}
            </div>
            <div className="grid gap-14">
              <Picture
                picture={pictureOf(service.second, { maxWidth: 800 })}
                alt={altOf(service.second)}
                sizes="(min-width: 1024px) 38rem, 92vw"
                className="aspect-3/2 w-full rounded-edge object-cover print:hidden"
              />
              {blocks.slice(1).map(blockOf)}
            </div>
          </div>
        </Section>
      ) : (
        // Keeps neighboring sections in different tones: airport routes end on paper, convoys on frost.
        <Section tone={slug === "airport-transfers" ? "frost" : "paper"}>
          <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">{blocks.map(blockOf)}</div>
        </Section>
      )}
      <ClosingCall call={callOf(service)}>
        {rest.length === 1 ? start : null}
        {rest.map(({ label, href }) => (
          <ButtonLink
            key={label}
            variant={rest.length === 1 || href === "/contact" ? "outline" : "light"}
            href={href}
          >
            {label}
          </ButtonLink>
        ))}
      </ClosingCall>
    </>
  );
}

function blockOf({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div key={title}>
      <h2 className="mb-5 text-card">{title}</h2>
      <LineList items={items} />
    </div>
  );
}

function callOf({ slug, ...service }: Service): ClosingCallText | undefined {
  if (service.kind === "vehicle") return callForVehicle(service.vehicle);
  return slug in closingCalls ? closingCalls[slug as keyof typeof closingCalls] : undefined;
}

/** The quote form with this page's vehicle preselected. */
function bookingOf(service: Service): string {
  return service.kind === "vehicle" ? `/booking?vehicle=${service.vehicle}` : "/booking";
}

/** Links from a vehicle that is too small to the next larger one. */
export function NextVehicle({ slug }: { slug: string }) {
  const next = findService(slug);
  if (!next) return null;
  const room =
    next.kind === "vehicle"
      ? `${passengerRange(findVehicle(next.vehicle))} passengers`
      : "Several vehicles, one event manager";
  return (
    <p className="mt-14 flex flex-wrap items-baseline gap-x-4 border-y border-mist py-3 text-slate">
      Need more room?
      <a
        href={`/services/${slug}`}
        className="py-2.5 text-ink underline decoration-mist underline-offset-8"
      >
        {next.name}
      </a>
      <span>{room}</span>
    </p>
  );
}

const drawn = ["luxury-van", "premium-suv", "executive-sedan"] as const;

/** Which vehicles each group size needs, seen from above at one scale. */
export function Convoys() {
  return (
    <Section tone="frost" title={convoys.title} lead={convoys.lead}>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <defs>
          {drawn.map((value) => (
            <g key={value} id={value} fill="none" stroke="currentColor" strokeWidth="3.5">
              <PlanDrawing plan={vehiclePlans[value]} />
            </g>
          ))}
        </defs>
      </svg>
      <dl>
        {convoys.groups.map(({ size, name, seats, vehicles }) => (
          <div key={size} className="border-t border-granite py-8">
            <dt className="font-display text-title lining">
              <Ranges text={size} />
            </dt>
            <dd className="mt-1 text-slate">
              {name}: {seats} seats
              <Convoy vehicles={vehicles} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Five per row, or two on a phone. */
function Convoy({ vehicles }: { vehicles: readonly VehicleValue[] }) {
  return (
    <div aria-hidden="true" className="mt-6 flex flex-wrap gap-y-5 text-ink">
      {vehicles.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same vehicle can appear twice
        <svg key={index} viewBox="-10 -20 790 250" width="20%" className="max-md:w-1/2">
          <use href={`#${value}`} />
        </svg>
      ))}
    </div>
  );
}
