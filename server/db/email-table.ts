import type { Insertable, Selectable } from "kysely";

/** Whom an email is for. Each audience has a delivery worker of its own. */
export type Audience = "team" | "visitor";

/** What happens after a delivery of which nobody knows whether it arrived. */
export type OnAmbiguous = "resend" | "ask";

/** The outbox: each row is one email that is owed, with what became of it. */
export type EmailTable = {
  id: string;
  /** The request or message it is about, if it is about one. */
  reference: string | null;
  audience: Audience;
  on_ambiguous: OnAmbiguous;
  recipient: string;
  /** The mailbox behind the address, by which emails are counted. */
  recipient_key: string;
  /** JSON of a StoredDraft: with message_id, all that the composed bytes depend on. */
  draft: string;
  message_id: string;
  created_at: string;
  /** When it may be tried next; null when it is not to be tried by itself. */
  due_at: string | null;
  /** Which worker is delivering it, and until when no other may. */
  lease_owner: string | null;
  lease_until: string | null;
  attempts: number;
  last_attempt_at: string | null;
  /** When its first byte was about to leave: from then on it may have arrived. */
  data_started_at: string | null;
  sent_at: string | null;
  refused_at: string | null;
  /** Why it waits for the team's decision; null for nearly all. */
  held_reason: string | null;
  /** What the last failed attempt said. */
  reason: string | null;
};

export type StoredEmail = Selectable<EmailTable>;
export type NewEmail = Insertable<EmailTable>;
