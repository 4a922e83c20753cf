import { company } from "#content/company.ts";
import type { Address } from "#server/outbox/render.ts";

/** The team's mailbox. @param address TEAM_EMAIL */
export function teamAddress(address: string): Address {
  return { name: `${company.name} team`, address };
}

/** Where a visitor's answer goes. */
export function companyAddress(): Address {
  return { name: company.name, address: company.email };
}

/** How to reach us: the end of every mail to a visitor. */
export function footer(siteUrl: string): string[] {
  return [
    `To change something or to ask, answer this mail, call ${company.phone.display} or write to ${company.email}. ${company.hours.service}; office ${company.hours.office}.`,
    `If you did not write to us, somebody typed your address by mistake: no answer is needed.`,
    `${company.name}, ${company.headquarters.city}, ${company.headquarters.region} ${siteUrl}`,
  ];
}

/** What the team should know about a submission that looked odd. */
export function markWords(marks: readonly string[]): string[] {
  return marks.map((mark) => sentences[mark] ?? `Marked: ${mark}.`);
}

const sentences: Record<string, string> = {
  honeypot:
    "A field that people do not see was filled in, so a program may have sent this. The visitor's acknowledgement is held until you resend it.",
  "too-fast": "The form came back within three seconds, so a program may have sent this.",
};
