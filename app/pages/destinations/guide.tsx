import { findResort } from "#content/resorts/index.ts";
import { headOf } from "#app/seo.ts";
import { Hero } from "#ui/hero.tsx";
import type { Route } from "./+types/guide";

export function loader({ params }: Route.LoaderArgs) {
  const resort = findResort(params.slug);
  if (!resort) throw new Response(null, { status: 404 });
  return resort;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, state } = loaderData;
  return headOf({
    title: `${name}, ${state} | Firnline`,
    description: `${name} in ${state}: the mountain's figures, its season, and how the road goes in winter.`,
  });
}

/** The guide to one mountain: all 27 are this screen. */
export default function GuidePage({ loaderData: { name, state, access } }: Route.ComponentProps) {
  return <Hero tall eyebrow={state} title={name} lead={access.words} />;
}
