import MailComposer from "nodemailer/lib/mail-composer";
import type { StoredEmail } from "#server/db/email-table.ts";
import type { StoredDraft } from "./email-draft.ts";

/** Composes a stored email. The same row gives the same bytes, in every process. */
export function compose(email: Pick<StoredEmail, "draft" | "message_id">): Promise<Buffer> {
  const { date, boundary, ...draft } = JSON.parse(email.draft) as StoredDraft;
  return new MailComposer({
    ...draft,
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
