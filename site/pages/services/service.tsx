import { findService } from "#content/services.ts";
import { seo, type SeoPath } from "#content/seo.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pictureOf } from "#site/shell/pictures.ts";
import { headOf } from "#site/shell/page-meta.ts";
import { serviceData } from "#site/shell/structured-data.ts";
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

/** One service: all seven are this screen. */
export default function ServicePage({ loaderData: service }: Route.ComponentProps) {
  const { name, lead, text, facts, blocks, uses, models, actions, picture } = service;
  const words = { eyebrow: "Services", title: name, lead };
  return (
    <>
      {service.kind === "vehicle" ? (
        <VehicleHero {...words} picture={pictureOf(picture)} image={service.image} />
      ) : (
        <PageHero {...words} picture={picture} />
      )}
      <Section>
        <p className="mb-14 max-w-measure text-lead">{text}</p>
        <Statistics items={facts} />
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
        <div className="mt-14 flex flex-wrap gap-4">
          {actions.map(({ label, href }, index) => (
            <ButtonLink key={label} look={index === 0 ? "primary" : "quiet"} href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </Section>
    </>
  );
}
