import type { StoredEmail } from "#server/db/tables.ts";

export type EmailStatus = "sent" | "waiting" | "held" | "refused" | "unknown" | "given up";

/** The columns that say where an email stands. */
export const standingColumns = [
  "due_at",
  "sent_at",
  "refused_at",
  "held_reason",
  "data_started_at",
] as const;

export type EmailStanding = Pick<StoredEmail, (typeof standingColumns)[number]>;

/** Where an email stands: derived from its times, never stored. */
export function statusOf(email: EmailStanding): EmailStatus {
  if (email.due_at !== null) return "waiting";
  if (email.sent_at !== null) return "sent";
  if (email.refused_at !== null) return "refused";
  if (email.held_reason !== null) return "held";
  return email.data_started_at === null ? "given up" : "unknown";
}
