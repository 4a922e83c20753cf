import type { StoredEmail } from "#server/db/email-table.ts";

type EmailStatus = "sent" | "waiting" | "held" | "refused" | "unknown" | "given up";

/** Where an email stands: derived from its times, never stored. */
export function statusOf(email: StoredEmail): EmailStatus {
  if (email.due_at !== null) return "waiting";
  if (email.sent_at !== null) return "sent";
  if (email.refused_at !== null) return "refused";
  if (email.held_reason !== null) return "held";
  return email.data_started_at === null ? "given up" : "unknown";
}
