import type { StoredEmail } from "#server/db/tables.ts";

export type Outcome =
  | { kind: "sent" }
  | { kind: "refused"; reason: string }
  /** Certainly not accepted. */
  | { kind: "later"; reason: string }
  /** Its data was sent without a reply: it may have arrived. */
  | { kind: "ambiguous"; reason: string }
  /** It says what is no longer so. */
  | { kind: "overtaken" }
  /** With these settings no email can be sent. */
  | { kind: "misconfigured"; reason: string };

/** Another worker has the email now, and stores its outcome. */
export type Lost = { kind: "lost" };

export type OutgoingEmail = Pick<
  StoredEmail,
  "id" | "reference" | "audience" | "recipient" | "created_at"
> & { message: Buffer };

export type Transport = {
  /** Tries once and never throws. No byte leaves unless `startData` has given true. */
  deliver(email: OutgoingEmail, startData: () => Promise<boolean>): Promise<Outcome | Lost>;
  idle(): void;
  /** Stops waiting for a server that has not been sent data. */
  abort(): void;
};
