import { ButtonLink } from "#ui/button.tsx";
import { Hero } from "#ui/hero.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/gallery");
}

export default function GalleryPage() {
  return (
    <Hero
      tall
      title="Gallery"
      lead="The ride in pictures: the airport at night, the pass, the lodge door."
    >
      <ButtonLink look="light" href="/booking">
        Request a quote
      </ButtonLink>
    </Hero>
  );
}
