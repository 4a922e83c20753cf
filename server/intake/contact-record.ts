import type { ContactMessage } from "#domain/contact.ts";
import type { Config } from "#server/config.ts";
import { contactTeamEmail, contactVisitorEmail } from "#server/outbox/emails/contact-emails.ts";
import type { Inserts, RequestFacts, RequestRecord } from "./record.ts";

/** The row of a contact message, and the two mails that it owes. */
export function contactRecord(
  insert: Inserts,
  contact: ContactMessage,
  { reference, now, marks }: RequestFacts,
  config: Pick<Config, "teamEmail" | "siteUrl">,
): RequestRecord {
  const mailFacts = { contact, reference, flags: marks, ...config };
  return {
    row: insert.contact({
      reference,
      received_at: new Date(now).toISOString(),
      marks: marks.join(" "),
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      service: contact.service,
      message: contact.message,
    }),
    mails: [contactTeamEmail(mailFacts), contactVisitorEmail(mailFacts)],
  };
}
