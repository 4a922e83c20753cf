import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/");
}

export default function HomePage() {
  return (
    <Hero
      tall
      title="To the snow line, driven"
      lead="Chauffeured sedans, SUVs, vans and limousines to the ski resorts of Colorado, Utah, California and Montana."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
