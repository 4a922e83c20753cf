import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { answerDue } from "#domain/due.ts";
import type { Flag } from "#domain/flags.ts";
import { formatTime } from "#domain/format-time.ts";

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

/** Until when the team owes an answer; `pickup` is null without a readable time. */
export function deadline(received: number, pickup: Temporal.Instant | null): string {
  const due = answerDue(Temporal.Instant.fromEpochMilliseconds(received), pickup);
  return `Answer by ${formatTime(due, company.timeZone)}.`;
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
