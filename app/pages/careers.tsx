import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/careers");
}

export default function CareersPage() {
  return (
    <Hero
      tall
      title="Join Our Team"
      lead="Four openings: a chauffeur in Aspen, a fleet manager in Denver, a customer experience specialist working from home and an operations coordinator in Park City."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
