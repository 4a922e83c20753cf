import type { StoredEmail } from "#server/db/email-table.ts";

/** What became of one attempt to deliver an email. */
export type Outcome =
  /** Taken over by the next mail server, or written to disk. */
  | { kind: "sent" }
  /** Refused for good. */
  | { kind: "refused"; reason: string }
  /** Certainly not taken over: may be tried again. */
  | { kind: "later"; reason: string }
  /** Its data was sent, but no reply came: it may have arrived. */
  | { kind: "ambiguous"; reason: string }
  /** These settings let no email leave: the email is not at fault, the worker waits. */
  | { kind: "misconfigured"; reason: string };

/** An email with its composed bytes. */
export type OutgoingEmail = Pick<
  StoredEmail,
  "id" | "reference" | "audience" | "recipient" | "created_at"
> & { message: Buffer };

/** A way for emails to leave. */
export type Transport = {
  /**
   * Tries once. It never throws.
   * @param startData has to be awaited before the email's first byte leaves
   */
  deliver(email: OutgoingEmail, startData: () => Promise<void>): Promise<Outcome>;
  /** No more emails for now: closes the connection. */
  idle(): void;
  /** The process stops: gives up on a server that has not even greeted. */
  abort(): void;
};
