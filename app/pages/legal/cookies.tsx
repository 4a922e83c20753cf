import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/cookies");
}

export default function CookiesPage() {
  return (
    <Hero
      tall
      title="Cookie Policy"
      lead="One cookie, which tells people from programs on the two forms, and none that follows you."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
