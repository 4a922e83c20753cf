/** What became of one attempt to deliver a mail. */
export type Outcome =
  /** Taken over by the next mail server, or written to disk. */
  | { kind: "sent" }
  /** Refused for good. */
  | { kind: "refused"; reason: string }
  /** Certainly not taken over: may be tried again. */
  | { kind: "later"; reason: string }
  /** Handed over, but no answer came: it may have arrived. */
  | { kind: "unsure"; reason: string }
  /** Nothing can be sent by these settings: the mail is not at fault, the lane waits. */
  | { kind: "halt"; reason: string };

/** A way for mails to leave. */
export type Carrier = {
  /**
   * Tries once. It never throws.
   * @param handOver has to be awaited before the first byte of the mail leaves
   */
  deliver(mail: OutgoingMail, handOver: () => Promise<void>): Promise<Outcome>;
  /** No more mails for now: lets go of the connection. */
  rest(): void;
  /** The process means to stop: gives up waiting for a server that has not even greeted. */
  interrupt(): void;
};

/** What a carrier has to know about a mail. */
export type OutgoingMail = {
  id: string;
  reference: string;
  audience: string;
  recipient: string;
  message: string;
  created_at: string;
};
