import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/terms");
}

export default function TermsPage() {
  return (
    <Hero
      tall
      title="Terms of Service"
      lead="Book at least 24 hours ahead; cancel 24 hours ahead for a full refund minus processing fees."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
