import { data } from "react-router";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { ButtonLink } from "#site/ui/button.tsx";
import type { Route } from "./+types/not-found";

export function meta() {
  return pageMeta("/404");
}

/** 404 for unknown addresses. The build writes /404 to a file, so that address must succeed. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const isBuilt = pathname === "/404" || pathname === "/404.data";
  return data(null, { status: isBuilt ? 200 : 404 });
}

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
        View Destinations
      </ButtonLink>
    </PageHero>
  );
}
