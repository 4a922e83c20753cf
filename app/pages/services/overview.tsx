import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/services");
}

export default function ServicesOverviewPage() {
  return (
    <Hero
      tall
      title="Services"
      lead="Executive sedans, premium SUVs and luxury vans, with a chauffeur who knows the road."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
