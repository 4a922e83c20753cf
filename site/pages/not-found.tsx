import { ButtonLink } from "#ui/button.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/404");
}

/** Any other address. */
export default function NotFoundPage() {
  return (
    <PageHero
      fullHeight
      picture="not-found-hero"
      title="404 Page Not Found"
      lead="Did you forget to add the page to the router?"
    >
      <ButtonLink variant="light" href="/">
        Return Home
      </ButtonLink>
      <ButtonLink variant="outline" href="/destinations">
        See the destinations
      </ButtonLink>
    </PageHero>
  );
}
