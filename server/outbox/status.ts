import type { StoredMail } from "#server/db/tables.ts";

/** What can be said of a mail; derived from its times each time that somebody asks. */
export type MailStatus = "sent" | "waiting" | "held" | "refused" | "unknown" | "given up";

/** Where a mail stands. */
export function statusOf(mail: StoredMail): MailStatus {
  if (mail.due_at !== null) return "waiting";
  if (mail.sent_at !== null) return "sent";
  if (mail.refused_at !== null) return "refused";
  if (mail.held_reason !== null) return "held";
  return mail.handed_over_at === null ? "given up" : "unknown";
}
