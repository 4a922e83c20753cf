import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/press");
}

export default function PressPage() {
  return (
    <Hero
      tall
      title="Press"
      lead="News, a media kit and the people to ask, for anyone who writes about us."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
