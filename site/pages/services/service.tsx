import { findService, type Service } from "#content/services.ts";
import { seo, type SeoPath } from "#content/seo.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pictureOf } from "#site/shell/pictures.ts";
import { headOf } from "#site/shell/page-meta.ts";
import { serviceData } from "#site/shell/structured-data.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Section, LineList } from "#ui/section.tsx";
import { Statistics } from "#ui/statistics.tsx";
import { Tags } from "#ui/tags.tsx";
import { VehicleHero } from "./vehicle-hero.tsx";
import type { Route } from "./+types/service";

export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.slug);
  if (!service) throw new Response(null, { status: 404 });
  return service;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const path = `/services/${loaderData.slug}`;
  const structured = [serviceData(loaderData)];
  return headOf({ ...seo[path as SeoPath], path, structured });
}

export default function ServicePage({ loaderData: service }: Route.ComponentProps) {
  const { name, lead, text, facts, blocks, uses, models, actions, picture } = service;
  const opening = { eyebrow: "Services", title: name, lead };
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
      {service.kind === "vehicle" ? (
        <VehicleHero {...opening} picture={pictureOf(picture)} image={service.image}>
          {start}
        </VehicleHero>
      ) : (
        <PageHero {...opening} picture={picture}>
          {start}
        </PageHero>
      )}
      <Section>
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-16">
          <p className="max-w-measure text-lead">{text}</p>
          <Statistics half items={facts} />
        </div>
      </Section>
      {blocks.length > 0 ? (
        <Section tone="frost">
          <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
            {blocks.map(({ title, items }) => (
              <div key={title}>
                <h2 className="mb-5 text-card">{title}</h2>
                <LineList items={items} />
              </div>
            ))}
          </div>
        </Section>
      ) : null}
      <Section>
        <div className="grid gap-14 md:grid-cols-2">
          <div>
            <h2 className="mb-5 text-card">{uses.title}</h2>
            <Tags items={uses.tags} />
          </div>
          {models ? (
            <div>
              <h2 className="mb-5 text-card">Sample models</h2>
              <LineList items={models} />
            </div>
          ) : null}
        </div>
      </Section>
      <ClosingCall>
        {rest.length === 1 ? start : null}
        {rest.map(({ label, href }) => (
          <ButtonLink key={label} variant={href === "/contact" ? "outline" : "light"} href={href}>
            {label}
          </ButtonLink>
        ))}
      </ClosingCall>
    </>
  );
}

/** The quote form, with the vehicle of the page already chosen. */
function bookingOf(service: Service): string {
  return service.kind === "vehicle" ? `/booking?vehicle=${service.vehicle}` : "/booking";
}
