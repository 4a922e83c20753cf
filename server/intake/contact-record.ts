import type { Kysely } from "kysely";
import type { ContactMessage } from "#requests/contact.ts";
import type { Config } from "#server/config.ts";
import type { Tables } from "#server/db/tables.ts";
import { contactTeamMail, contactVisitorMail } from "#server/outbox/words/contact-mails.ts";
import { insertOnce, type RequestFacts, type RequestRecord } from "./record.ts";

/** The row of a contact message, and the two mails that it owes. */
export function contactRecord(
  kysely: Kysely<Tables>,
  contact: ContactMessage,
  { reference, now, marks }: RequestFacts,
  config: Pick<Config, "teamEmail" | "siteUrl">,
): RequestRecord {
  const mailFacts = { contact, reference, marks, ...config };
  return {
    row: insertOnce(kysely, "contact_messages", reference, {
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
    mails: [contactTeamMail(mailFacts), contactVisitorMail(mailFacts)],
  };
}
