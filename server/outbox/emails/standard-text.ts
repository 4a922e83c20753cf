import { company } from "#content/company.ts";
import type { Flag } from "#domain/flags.ts";

/** How to reach us: the end of every email to a visitor. */
export function footer(siteUrl: string): string[] {
  return [
    `To change something or to ask, reply to this email, call ${company.phone.display} or write to ${company.email}. ${company.hours.service}; office ${company.hours.office}.`,
    `If you did not write to us, somebody typed your address by mistake: no reply is needed.`,
    `${company.name}, ${company.headquarters.city}, ${company.headquarters.region} ${siteUrl}`,
  ];
}

/** What the team should know about a submission that looked odd. */
export function flagNotes(flags: readonly Flag[]): string[] {
  return flags.map((flag) => sentences[flag]);
}

const sentences: Record<Flag, string> = {
  honeypot:
    "A field that people do not see was filled in, so a program may have sent this. The visitor's acknowledgement is held until you resend it.",
  "too-fast": "The form came back within three seconds, so a program may have sent this.",
  "possible-duplicate": "The same words came in another form within a day: a possible duplicate.",
};
