import { company } from "#content/company.ts";
import { ButtonLink } from "#site/ui/button.tsx";

const href = `tel:${company.phone.e164}`;

/** The phone number within a sentence. */
export function CallLink() {
  return (
    <a href={href} className="underline underline-offset-4">
      {company.phone.display}
    </a>
  );
}

/** The phone number on a separate line, large enough for a thumb. */
export function CallLine() {
  return (
    <p>
      <a
        href={href}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        Call {company.phone.display}
      </a>
    </p>
  );
}

export function CallButton({ variant }: { variant: "primary" | "quiet" | "light" | "outline" }) {
  return (
    <ButtonLink variant={variant} href={href}>
      Call {company.phone.display}
    </ButtonLink>
  );
}

/** The phone number in display type, with its hours. */
export function PhoneDisplay() {
  const { phone, hours } = company;
  return (
    <p className="text-label text-slate">
      <a
        href={href}
        className="flex min-h-11 w-fit items-center font-display text-card font-medium text-ink lining underline-offset-8 hover:underline"
      >
        {phone.display}
      </a>
      {hours.service}. <span className="whitespace-nowrap">Office {hours.office}.</span>
    </p>
  );
}
