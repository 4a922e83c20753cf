import type { Generated, Insertable, Selectable } from "kysely";

/** Who an email is for. Each audience has its own delivery worker. */
export type Audience = "team" | "visitor" | "account";

/** What to do when nobody knows whether an email arrived. */
export type OnAmbiguous = "resend" | "ask";

/** The outbox: one row per email. */
export type EmailTable = {
  id: string;
  reference: string | null;
  audience: Audience;
  on_ambiguous: OnAmbiguous;
  recipient: string;
  /** The recipient's `mailboxKey`; the caps count emails by it. */
  recipient_key: string;
  subject: string;
  /** A StoredDraft as JSON, without the tokens in its links. Emptied after the retention period. */
  draft: string;
  /** The tokens in its links, by reference as JSON; only from the first try until it is settled. */
  tokens: string | null;
  message_id: string;
  created_at: string;
  /** When the team last resent it; the days of retries count from here. */
  resent_at: string | null;
  /** When to try it next; null if it is not retried automatically. */
  due_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
  attempts: number;
  last_attempt_at: string | null;
  /** From this time on, the email may have arrived. */
  data_started_at: string | null;
  sent_at: string | null;
  refused_at: string | null;
  /** Why it waits for the team's decision. */
  held_reason: string | null;
  /** When it was canceled because its content was no longer true. */
  overtaken_at: string | null;
  /** 1 if a post to the site caused it, so that it counts toward the site's cap. */
  is_counted: Generated<0 | 1>;
  reason: string | null;
};

export type StoredEmail = Selectable<EmailTable>;
export type NewEmail = Insertable<EmailTable>;
