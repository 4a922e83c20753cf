import { company } from "#content/company.ts";
import { ButtonLink } from "#ui/button.tsx";

const href = `tel:${company.phone.e164}`;

export function CallLink() {
  return (
    <a href={href} className="whitespace-nowrap underline underline-offset-4">
      {company.phone.display}
    </a>
  );
}

export function CallButton({ variant }: { variant: "primary" | "quiet" }) {
  return (
    <ButtonLink variant={variant} href={href}>
      Call {company.phone.display}
    </ButtonLink>
  );
}
