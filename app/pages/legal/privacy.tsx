import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/privacy");
}

export default function PrivacyPage() {
  return (
    <Hero
      tall
      title="Privacy Policy"
      lead="What you send us is read by our team, answered, and passed on to nobody who does not drive you."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
