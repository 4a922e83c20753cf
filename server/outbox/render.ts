import { randomUUID } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import { company } from "#content/company.ts";

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
export async function renderMail(
  draft: MailDraft,
  { reference, from, now }: { reference: string; from: string; now: number },
): Promise<RenderedMail> {
  const id = randomUUID();
  const composer = new MailComposer({
    from: { name: company.name, address: from },
    to: draft.to,
    replyTo: draft.replyTo,
    subject: draft.subject,
    text: draft.text,
    html: draft.html,
    messageId: `<${id}@${from.split("@")[1] ?? "localhost"}>`,
    date: new Date(now),
    textEncoding: "quoted-printable",
    headers: {
      // Answering machines keep still (RFC 3834).
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const bytes = await composer.compile().build();
  return {
    id,
    reference,
    audience: draft.audience,
    recipient: draft.to.address,
    // Quoted-printable keeps the text's own line ends; the wire knows CRLF alone.
    message: bytes.toString("latin1").replaceAll(/\r?\n/g, "\r\n"),
    createdAt: new Date(now).toISOString(),
  };
}
