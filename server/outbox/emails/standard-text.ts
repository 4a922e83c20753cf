import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import type { Flag } from "#domain/request.ts";
import { formatTime } from "#domain/time.ts";
import type { Address } from "#server/outbox/email-draft.ts";

/** Without the word joiner of the pages, which some email clients show as a box. */
export const turnaround = company.quoteTurnaround.replace("-", "–");

export const contactLine = `Questions? Reply to this email, call ${company.phone.display} or write to ${company.email}.`;

/** How to reach us: the end of every email to a visitor. */
export function footer(siteUrl: string): string[] {
  return [
    `To make a change or ask a question, reply to this email, call ${company.phone.display} or write to ${company.email}. ${company.hours.service}. Office hours: ${company.hours.office}.`,
    "If you did not contact us, someone entered your address by mistake. You can ignore this email.",
    `${company.name}, ${company.headquarters.city}, ${company.headquarters.region} · ${siteUrl}`,
  ];
}

/** Until when the team owes an answer. */
export function deadline(dueAt: string): string {
  return `Answer by ${formatTime(Temporal.Instant.from(dueAt), company.timeZone)}.`;
}

/** What the team should know about a submission that looked odd. */
export function flagNotes(flags: readonly Flag[]): string[] {
  return flags.map((flag) => sentences[flag]);
}

const sentences: Record<Flag, string> = {
  honeypot:
    "A hidden field was filled in, so a program may have sent this. The visitor's acknowledgment is held until you resend it.",
  "too-fast": "The form was sent within three seconds, so a program may have sent this.",
  "possible-duplicate": "The same request arrived within the last day: a possible duplicate.",
};

/** A stranger may have typed the text and the address: `evil.example` becomes `evil . example`. */
export function defang(text: string): string {
  return text
    .replaceAll("://", ": / /")
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, " . ")
    .replaceAll(/(?<=\S)@(?=\S)/gu, " at ");
}

/** Leaves out a "name" that is too long to be one. */
export function greeting(firstName: string): string {
  return firstName.length <= 40 ? `Hello ${defang(firstName)},` : "Hello,";
}

export function teamAddress(address: string): Address {
  return { name: `${company.name} team`, address };
}

/** Where a visitor's reply goes. */
export function companyAddress(): Address {
  return { name: company.name, address: company.email };
}
