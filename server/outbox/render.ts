import { randomUUID } from "node:crypto";
import { company } from "#content/company.ts";
import { writeMime } from "./mime.ts";

/** A person or a mailbox; never one string, which a comma could split in two. */
export type Address = { name: string; address: string };

/** What a mail says, before it is written in mail's own form. */
export type MailDraft = {
  audience: "team" | "visitor";
  to: Address;
  replyTo: Address;
  subject: string;
  text: string;
  html: string;
};

/** A mail as it will leave, at each attempt the same bytes. */
export type RenderedMail = {
  id: string;
  reference: string;
  audience: "team" | "visitor";
  recipient: string;
  /** ASCII. */
  message: string;
  createdAt: string;
};

/**
 * Writes a mail once and for all, with a Message-ID and a Date of its own: a mail that has to be
 * sent twice is one mail to the reader's client.
 * @param from where mails come from (MAIL_FROM)
 * @param now  milliseconds since 1970, UTC
 */
export function renderMail(
  { audience, to, ...words }: MailDraft,
  { reference, from, now }: { reference: string; from: string; now: number },
): RenderedMail {
  const id = randomUUID();
  const date = new Date(now);
  const message = writeMime({
    ...words,
    to,
    date,
    from: { name: company.name, address: from },
    messageId: `<${id}@${from.split("@")[1] ?? "localhost"}>`,
    boundary: `firnline-${id}`,
  });
  return { id, reference, audience, recipient: to.address, message, createdAt: date.toISOString() };
}
