import type { Audience, OnAmbiguous } from "#server/db/email-table.ts";

/** A person or a mailbox; never one string, which a comma could split in two. */
export type Address = { name: string; address: string };

export type EmailDraft = {
  audience: Audience;
  onAmbiguous: OnAmbiguous;
  /** The team wrote it, so no cap on emails to visitors holds it. */
  isUncapped?: true;
  to: Address;
  replyTo: Address;
  subject: string;
  text: string;
  html: string;
};

/** What is stored of a draft: enough to compose the same bytes at each attempt. */
export type StoredDraft = Omit<EmailDraft, "audience" | "onAmbiguous" | "isUncapped"> & {
  from: Address;
  date: string;
  boundary: string;
};
