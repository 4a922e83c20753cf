import { company } from "#content/company.ts";
import type { ContactMessage } from "#domain/form-schema.ts";
import { labelOf, serviceChoices } from "#domain/form.ts";
import { phoneLink } from "#domain/phone.ts";
import type { Flag } from "#domain/request.ts";
import type { EmailDraft } from "#server/outbox/email-draft.ts";
import { toHtml, toText, type EmailContent } from "./layout.ts";
import {
  greeting,
  companyAddress,
  teamAddress,
  deadline,
  flagNotes,
  footer,
  turnaround,
} from "./standard-text.ts";

type ContactEmailFacts = {
  contact: ContactMessage;
  reference: string;
  dueAt: string;
  flags: readonly Flag[];
  teamEmail: string;
  siteUrl: string;
};

export function contactTeamEmail({
  contact,
  reference,
  dueAt,
  flags,
  teamEmail,
}: ContactEmailFacts): EmailDraft {
  const service = labelOf(serviceChoices, contact.service);
  const content: EmailContent = {
    intro: [
      `New message ${reference} from the contact form. ${deadline(dueAt)}`,
      ...flagNotes(flags),
    ],
    rows: [
      ["First name", contact.firstName],
      ["Last name", contact.lastName],
      ["Email", contact.email],
      ["Phone", contact.phone || "Not provided", phoneLink(contact.phone)],
      ["Service", service],
      ["Message", contact.message || "No message"],
      ["Reference", reference],
    ],
    outro: ["Reply to this email to write to the visitor."],
  };
  const warning = flags.includes("honeypot") ? "[suspicious] " : "";
  return {
    audience: "team",
    onAmbiguous: "resend",
    to: teamAddress(teamEmail),
    replyTo: { name: `${contact.firstName} ${contact.lastName}`, address: contact.email },
    subject: `${warning}${reference}: message from ${contact.firstName} ${contact.lastName}, ${service}`,
    text: toText(content),
    html: toHtml(content),
  };
}

/** Does not repeat the message: a stranger may have typed it, to have us deliver it. */
export function contactVisitorEmail({
  contact,
  reference,
  siteUrl,
}: ContactEmailFacts): EmailDraft {
  const content: EmailContent = {
    intro: [
      greeting(contact.firstName),
      `Thank you for your message to ${company.name}. Your reference is ${reference}.`,
    ],
    rows: [["Service", labelOf(serviceChoices, contact.service, "General question")]],
    outro: [`Our team will answer your message within ${turnaround}.`, ...footer(siteUrl)],
  };
  return {
    audience: "visitor",
    onAmbiguous: "ask",
    to: { name: "", address: contact.email },
    replyTo: companyAddress(),
    subject: `We received your message, ${reference}`,
    text: toText(content),
    html: toHtml(content),
  };
}
