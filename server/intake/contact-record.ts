import type { ContactMessage } from "#domain/contact.ts";
import { formatFlags } from "#domain/flags.ts";
import { mailboxKey } from "#domain/mailbox.ts";
import { contactTeamEmail, contactVisitorEmail } from "#server/outbox/emails/contact-emails.ts";
import { emailsOf, type RecordFacts, type RequestRecord } from "./record.ts";

export function contactRecord(contact: ContactMessage, facts: RecordFacts): RequestRecord {
  const { reference, now, flags } = facts;
  const emailFacts = { ...facts, contact };
  return {
    request: {
      reference,
      kind: "contact",
      received_at: new Date(now).toISOString(),
      pickup_at: null,
      pickup_zone: null,
      email_norm: mailboxKey(contact.email),
      flags: formatFlags(flags),
    },
    child: {
      table: "contact_messages",
      row: {
        reference,
        first_name: contact.firstName,
        last_name: contact.lastName,
        email: contact.email,
        phone: contact.phone,
        service: contact.service,
        message: contact.message,
      },
    },
    emails: emailsOf(flags, {
      team: contactTeamEmail(emailFacts),
      visitor: contactVisitorEmail(emailFacts),
    }),
  };
}
