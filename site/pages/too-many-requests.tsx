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
      fullHeight
      picture="not-found-hero"
      title="Too many requests"
      lead="This form was sent too many times in a few minutes. Please go back, wait a few minutes and send it again. Everything you entered is still there."
    >
      <ButtonLink variant="light" href={`tel:${company.phone.e164}`}>
        Call {company.phone.display}
      </ButtonLink>
      <ButtonLink variant="outline" href="/">
        Return Home
      </ButtonLink>
    </PageHero>
  );
}
