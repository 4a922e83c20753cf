import type { StoredEmail } from "#server/db/email-table.ts";

export type Outcome =
  | { kind: "sent" }
  | { kind: "refused"; reason: string }
  /** Certainly not taken over. */
  | { kind: "later"; reason: string }
  /** Its data was sent, but no reply came: it may have arrived. */
  | { kind: "ambiguous"; reason: string }
  /** These settings let no email leave. */
  | { kind: "misconfigured"; reason: string };

/** Another worker has taken the email over, and stores its outcome. */
export type Lost = { kind: "lost" };

export type OutgoingEmail = Pick<
  StoredEmail,
  "id" | "reference" | "audience" | "recipient" | "created_at"
> & { message: Buffer };

export type Transport = {
  /** Tries once and never throws. No byte leaves unless `startData` has given true. */
  deliver(email: OutgoingEmail, startData: () => Promise<boolean>): Promise<Outcome | Lost>;
  idle(): void;
  /** Gives up on a server that has not asked for the data yet. */
  abort(): void;
};
