import { company } from "#content/company.ts";
import { labelOf, serviceChoices } from "#domain/choices.ts";
import type { ContactMessage } from "#domain/contact.ts";
import type { MailDraft } from "#server/outbox/render.ts";
import { greeting } from "./defang.ts";
import { toHtml, toText, type Letter } from "./layout.ts";
import { companyAddress, footer, markWords, teamAddress } from "./shared.ts";

/** What the mails about a contact message are made of. */
export type ContactMailFacts = {
  contact: ContactMessage;
  reference: string;
  marks: readonly string[];
  teamEmail: string;
  siteUrl: string;
};

/** To the team: every field, with the visitor in Reply-To. */
export function contactTeamMail({
  contact,
  reference,
  marks,
  teamEmail,
}: ContactMailFacts): MailDraft {
  const service = labelOf(serviceChoices, contact.service);
  const letter: Letter = {
    opening: [`A message by the contact form, ${reference}.`, ...markWords(marks)],
    rows: [
      ["First name", contact.firstName],
      ["Last name", contact.lastName],
      ["Email", contact.email],
      ["Phone", contact.phone || "Not given"],
      ["Service", service],
      ["Message", contact.message || "Empty"],
      ["Reference", reference],
    ],
    closing: ["Answering this mail writes to the visitor."],
  };
  const warning = marks.includes("honeypot") ? "[suspicious] " : "";
  return {
    audience: "team",
    to: teamAddress(teamEmail),
    replyTo: { name: `${contact.firstName} ${contact.lastName}`, address: contact.email },
    subject: `${warning}${reference}: message from ${contact.firstName} ${contact.lastName}, ${service}`,
    text: toText(letter),
    html: toHtml(letter),
  };
}

/**
 * To the visitor: thanks, the reference and what happens next. The message itself is not repeated:
 * somebody else may have typed it with this address, to have us deliver it.
 */
export function contactVisitorMail({ contact, reference, siteUrl }: ContactMailFacts): MailDraft {
  const letter: Letter = {
    opening: [
      greeting(contact.firstName),
      `Thank you for your message to ${company.name}. Your reference is ${reference}.`,
    ],
    rows: [["What it is about", labelOf(serviceChoices, contact.service, "A question")]],
    closing: [
      `What happens next: our team reads your message and answers it within ${company.quoteTurnaround}.`,
      ...footer(siteUrl),
    ],
  };
  return {
    audience: "visitor",
    to: { name: "", address: contact.email },
    replyTo: companyAddress(),
    subject: `We have your message, ${reference}`,
    text: toText(letter),
    html: toHtml(letter),
  };
}
