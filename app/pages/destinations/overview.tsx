import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/destinations");
}

export default function DestinationsOverviewPage() {
  return (
    <Hero
      tall
      title="Destinations"
      lead="The mountains that we drive to in Colorado, Utah, California and Montana."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
