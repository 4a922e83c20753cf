import { ButtonLink } from "#site/ui/button.tsx";
import { PageHero } from "./page-hero.tsx";
import { CallButton } from "./phone.tsx";

/** Says what went wrong, and offers the phone and the way home. */
export function FaultHero({ title, lead }: { title: string; lead: string }) {
  return (
    <PageHero fullHeight picture="state-montana" title={title} lead={lead}>
      <CallButton variant="light" />
      <ButtonLink variant="outline" href="/">
        Return Home
      </ButtonLink>
    </PageHero>
  );
}
