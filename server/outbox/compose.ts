import MailComposer from "nodemailer/lib/mail-composer";
import type { StoredEmail } from "#server/db/tables.ts";
import { type StoredDraft, fillTokens } from "./email-draft.ts";

/** Composes a stored email. The same row gives the same bytes, in every process. */
export function compose(
  email: Pick<StoredEmail, "subject" | "draft" | "tokens" | "message_id">,
): Promise<Buffer> {
  const { date, boundary, from, to, replyTo, text, html } = JSON.parse(email.draft) as StoredDraft;
  const tokens = email.tokens === null ? {} : (JSON.parse(email.tokens) as Record<string, string>);
  return new MailComposer({
    from,
    to,
    replyTo,
    subject: email.subject,
    text: fillTokens(text, tokens),
    html: fillTokens(html, tokens),
    messageId: email.message_id,
    date: new Date(date),
    baseBoundary: boundary,
    // Keeps automatic replies away (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    encoding: "quoted-printable",
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
