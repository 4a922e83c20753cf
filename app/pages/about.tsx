import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/about");
}

export default function AboutPage() {
  return (
    <Hero
      tall
      title="About Firnline"
      lead="We drive people to the mountains and back, in every weather that the passes allow."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
