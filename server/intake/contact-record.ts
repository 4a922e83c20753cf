import { Temporal } from "temporal-polyfill";
import type { ContactMessage } from "#domain/contact.ts";
import { answerDue } from "#domain/due.ts";
import { formatFlags } from "#domain/flags.ts";
import { mailboxKey } from "#domain/mailbox.ts";
import { storedInstant } from "#domain/quote.ts";
import { contactTeamEmail, contactVisitorEmail } from "#server/outbox/emails/contact-emails.ts";
import { emailsOf, type RecordFacts, type RequestRecord } from "./record.ts";

export function contactRecord(contact: ContactMessage, facts: RecordFacts): RequestRecord {
  const { reference, now, flags } = facts;
  const received = Temporal.Instant.fromEpochMilliseconds(now);
  const receivedAt = storedInstant(received);
  const emailFacts = { ...facts, contact };
  return {
    request: {
      reference,
      kind: "contact",
      received_at: receivedAt,
      asked_at: receivedAt,
      due_at: storedInstant(answerDue(received, null)),
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
