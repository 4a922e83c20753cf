import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/safety");
}

export default function SafetyPage() {
  return (
    <Hero
      tall
      title="Safety"
      lead="Zero accidents in more than 50,000 miles driven, and how we mean to keep it so."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
