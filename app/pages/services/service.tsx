import { serviceSlugs } from "#content/services.ts";
import { seo } from "#content/seo.ts";
import { headOf } from "#app/seo.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import type { Route } from "./+types/service";

export function loader({ params }: Route.LoaderArgs) {
  const slug = serviceSlugs.find((known) => known === params.slug);
  if (!slug) throw new Response(null, { status: 404 });
  return seo[`/services/${slug}`];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf(loaderData) : [];
}

/** One service: all seven are this screen. */
export default function ServicePage({ loaderData: { title, description } }: Route.ComponentProps) {
  return (
    <Hero tall title={title.replace(/ \|.*$/, "")} lead={description}>
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
