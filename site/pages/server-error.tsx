import { company } from "#content/company.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/500");
}

/** Answers whatever broke on our side. */
export default function ServerErrorPage() {
  return (
    <PageHero
      tall
      picture="not-found-hero"
      title="Something went wrong"
      lead="The fault is ours, and it is in our log. Please try again in a moment. If you just sent a form and are not sure that it arrived, give us a call."
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
