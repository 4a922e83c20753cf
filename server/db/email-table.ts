import type { Insertable, Selectable } from "kysely";

/** Who an email is for. Each audience has its own delivery worker. */
export type Audience = "team" | "visitor";

/** What to do when nobody knows whether an email arrived. */
export type OnAmbiguous = "resend" | "ask";

/** The outbox: one row per email owed. */
export type EmailTable = {
  id: string;
  reference: string | null;
  audience: Audience;
  on_ambiguous: OnAmbiguous;
  recipient: string;
  /** The recipient's `mailboxKey`, which the caps count by. */
  recipient_key: string;
  draft: string;
  message_id: string;
  created_at: string;
  /** When to try it next; null when it is not tried automatically. */
  due_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
  attempts: number;
  last_attempt_at: string | null;
  /** From this moment on it may have arrived. */
  data_started_at: string | null;
  sent_at: string | null;
  refused_at: string | null;
  /** Why it waits for the team's decision. */
  held_reason: string | null;
  reason: string | null;
};

export type StoredEmail = Selectable<EmailTable>;
export type NewEmail = Insertable<EmailTable>;
