import type { Generated, Insertable, Selectable } from "kysely";

/** Who an email is for. Each audience has its own delivery worker. */
export type Audience = "team" | "visitor" | "account";

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
  subject: string;
  /** A StoredDraft as JSON: all but the tokens in its links. Empty once it is no longer kept. */
  draft: string;
  /** The tokens in its links, by reference as JSON: from its first attempt until it is settled. */
  tokens: string | null;
  message_id: string;
  created_at: string;
  /** When the team last resent it: the days in which it is tried count from here. */
  resent_at: string | null;
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
  /** When it was found to be no longer true, so that it was not sent. */
  overtaken_at: string | null;
  /** 1: a post to the site caused it, so it counts for the site's cap. */
  is_counted: Generated<0 | 1>;
  reason: string | null;
};

export type StoredEmail = Selectable<EmailTable>;
export type NewEmail = Insertable<EmailTable>;
