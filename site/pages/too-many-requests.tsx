import { company } from "#content/company.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/429");
}

/** Answers a native post beyond the limit without rendering anything. */
export default function TooManyRequestsPage() {
  return (
    <PageHero
      tall
      picture="not-found-hero"
      title="Too many requests"
      lead="This form was sent many times in a few minutes. Go back, wait a little and send it again: what you typed is still there."
    >
      <ButtonLink look="light" href={`tel:${company.phone.e164}`}>
        Call {company.phone.display}
      </ButtonLink>
      <ButtonLink look="outline" href="/">
        Return Home
      </ButtonLink>
    </PageHero>
  );
}
