import type { ContactMessage } from "#domain/form-schema.ts";
import { labelOf, serviceChoices, phoneLink } from "#domain/form.ts";
import type { Flag } from "#domain/request.ts";
import type { EmailDraft } from "#server/outbox/outbox.ts";
import { render } from "./layout.ts";
import {
  byMistake,
  companyAddress,
  deadline,
  flagNotes,
  greet,
  promisedTime,
  signatureOf,
  teamAddress,
} from "./standard-text.ts";

type ContactEmailFacts = {
  contact: ContactMessage;
  reference: string;
  dueAt: string;
  flags: readonly Flag[];
  teamEmail: string;
};

export function contactTeamEmail(facts: ContactEmailFacts): EmailDraft {
  const { contact, reference, dueAt, flags, teamEmail } = facts;
  const name = `${contact.firstName} ${contact.lastName}`;
  const service = labelOf(serviceChoices, contact.service);
  const warning = flags.includes("honeypot") ? "[suspicious] " : "";
  return {
    audience: "team",
    onAmbiguous: "resend",
    to: teamAddress(teamEmail),
    replyTo: { name, address: contact.email },
    ...render({
      subject: `${warning}${reference}: message from ${name}, ${service}`,
      preview: `${name}, ${service}`,
      eyebrow: reference,
      heading: "New message from the contact form",
      lead: [deadline(dueAt), ...flagNotes(flags)],
      rows: [
        ["First name", contact.firstName],
        ["Last name", contact.lastName],
        ["Email", contact.email],
        ["Phone", contact.phone || "Not provided", phoneLink(contact.phone)],
        ["Service", service],
        ["Message", contact.message || "No message"],
        ["Reference", reference],
      ],
      fine: ["Reply to this email to write to the visitor."],
    }),
  };
}

/** Does not repeat the message: a stranger may have typed it to make us deliver it. */
export function contactVisitorEmail({ contact, reference, dueAt }: ContactEmailFacts): EmailDraft {
  const due = promisedTime(dueAt);
  return {
    audience: "visitor",
    onAmbiguous: "ask",
    to: { name: "", address: contact.email },
    replyTo: companyAddress(),
    ...render({
      subject: `Thank you for your message (${reference})`,
      preview: `Our answer will be with you by ${due}.`,
      heading: greet(contact.firstName, "thank you for your message."),
      lead: [["Our answer will be with you by ", { strong: due }, "."]],
      note: "Anything to add? Reply to this email.",
      rows: [
        ["About", labelOf(serviceChoices, contact.service, "A general question")],
        ["Reference", reference],
      ],
      signature: signatureOf(),
      fine: [byMistake],
    }),
  };
}
