import { Temporal } from "temporal-polyfill";
import { company, visitorPage } from "#content/company.ts";
import { describeParty, labelOf, vehicleChoices } from "#domain/form.ts";
import { legNames } from "#domain/legs.ts";
import type { QuoteLeg } from "#domain/quote.ts";
import type { Flag } from "#domain/request.ts";
import { formatLongTime, formatTime } from "#domain/time.ts";
import type { Address } from "#server/outbox/outbox.ts";
import type { EmailRow, RichText } from "./layout.ts";

/** Small print of emails with a link to a visitor's page. */
export const keepPrivate = "Anyone with this link can answer for you, so please keep it private.";

/** For people who get an email because a stranger entered their address. */
export const byMistake =
  "If you did not ask for this, someone entered your address by mistake; no need to do anything.";

/** Goes with a promised answer that takes longer than a call. */
export const callInstead = `Your ride is soon, so please also call ${company.phone.display}; we answer at any hour.`;

/** Signs as the agent, or as the team if no agent has the request yet. */
export function signatureOf(agent?: string) {
  const me = agent ? "me" : "us";
  return {
    name: agent ?? `The ${company.name} team`,
    line: `${company.name}, ${company.phone.display}. Reply to this email and it reaches ${me}.`,
  };
}

/** The deadline of an answer, for the team. */
export function deadline(dueAt: string): RichText {
  const due = formatTime(Temporal.Instant.from(dueAt), company.timeZone);
  return ["Answer by ", { strong: due }, "."];
}

/** The time promised to a visitor, in the office's time zone, as everywhere. */
export function promisedTime(dueAt: string): string {
  return formatLongTime(Temporal.Instant.from(dueAt), company.timeZone);
}

/** What the team should know about a suspicious submission. */
export function flagNotes(flags: readonly Flag[]): string[] {
  return flags.map((flag) => sentences[flag]);
}

const sentences: Record<Flag, string> = {
  honeypot:
    "A hidden field was filled in, so a bot may have sent this. The visitor's acknowledgment is held until you resend it.",
  "too-fast": "The form was sent within three seconds, so a bot may have sent this.",
  "possible-duplicate": "The same request arrived within the last day: a possible duplicate.",
};

/** A stranger may have typed the text and the address: `evil.example` becomes `evil . example`. */
export function defang(text: string): string {
  return text
    .replaceAll("://", ": / /")
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, " . ")
    .replaceAll(/(?<=\S)@(?=\S)/gu, " at ");
}

/** `Dear Eleanor, thank you.` Leaves out a "name" that is too long to be one. */
export function greet(firstName: string, text: string): string {
  if (firstName.length <= 40) return `Dear ${defang(firstName)}, ${text}`;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** When, from where and to where; one row per leg if there are two. */
export function legRows(legs: readonly QuoteLeg[]): EmailRow[] {
  const texts = legs.map(({ pickup: { at, zone }, pickupAddress, dropoffAddress }) => ({
    when: formatLongTime(Temporal.Instant.from(at), zone),
    from: defang(pickupAddress),
    to: defang(dropoffAddress),
  }));
  const [first] = texts;
  if (texts.length === 1 && first)
    return [
      ["Pickup", first.when],
      ["From", first.from],
      ["To", first.to],
    ];
  return texts.map(({ when, from, to }, index) => [
    legNames[index] ?? "",
    `${when}\n${from} to ${to}`,
  ]);
}

/** For example, `Premium SUV, for 4 people`; lists both vehicles if the way home has another. */
export function vehicleText(legs: readonly QuoteLeg[], passengers: string): string {
  const names = new Set(legs.map(({ vehicle }) => labelOf(vehicleChoices, vehicle)));
  const party = describeParty(passengers, "");
  return `${[...names].join(", then ")}${party ? `, for ${party}` : ""}`;
}

export function teamAddress(address: string): Address {
  return { name: `${company.name} team`, address };
}

/** The address for visitors' replies. */
export function companyAddress(): Address {
  return { name: company.name, address: company.email };
}

/** The link to a request's page in a draft; its token is created when the email leaves. */
export function pageLink(siteUrl: string, reference: string): string {
  return siteUrl + visitorPage(tokenMark(reference));
}

/** A placeholder for a link's token until the email leaves. */
export function tokenMark(reference: string): string {
  return `token-of-${reference}`;
}
