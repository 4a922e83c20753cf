import { company } from "#content/company.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageHero } from "./page-hero.tsx";

/** Says what went wrong, and offers the phone and the way home. */
export function FaultHero({ title, lead }: { title: string; lead: string }) {
  return (
    <PageHero fullHeight picture="state-montana" title={title} lead={lead}>
      <ButtonLink variant="light" href={`tel:${company.phone.e164}`}>
        Call {company.phone.display}
      </ButtonLink>
      <ButtonLink variant="outline" href="/">
        Return Home
      </ButtonLink>
    </PageHero>
  );
}
