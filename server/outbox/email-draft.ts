import MailComposer from "nodemailer/lib/mail-composer";
import { visitorPage } from "#content/company.ts";
import type { Audience, OnAmbiguous, StoredEmail } from "#server/db/tables.ts";

/** A person or a mailbox; never one string, which a comma could split in two. */
export type Address = { name: string; address: string };

export type CalendarFile = { method: "CANCEL" | "REQUEST"; text: string };

export type EmailDraft = {
  audience: Audience;
  onAmbiguous: OnAmbiguous;
  /** What can hold it: `mailbox` if the holder of a link caused it, `none` if the team wrote it. */
  cap?: "none" | "mailbox";
  to: Address;
  replyTo: Address;
  subject: string;
  text: string;
  html: string;
  /** References of the requests that it links by `pageLink`. */
  links?: readonly string[];
  /** An entry for the visitor's calendar (RFC 5545), attached. */
  calendar?: CalendarFile;
  /** Another one, because a calendar file has one method: it takes out what a change removes. */
  moreCalendars?: readonly CalendarFile[];
};

/** With the row's other columns enough to compose the same bytes at each attempt. */
export type StoredDraft = Omit<EmailDraft, "audience" | "onAmbiguous" | "cap" | "subject"> & {
  from: Address;
  date: string;
  boundary: string;
};

/** The address of a request's own page in a draft; its token is drawn when the email leaves. */
export function pageLink(siteUrl: string, reference: string): string {
  return siteUrl + visitorPage(tokenMark(reference));
}

/** Puts tokens, by the reference of their request, in the place of their marks. */
function fillTokens(text: string, tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens).reduce(
    (filled, [reference, token]) => filled.replaceAll(tokenMark(reference), token),
    text,
  );
}

function tokenMark(reference: string): string {
  return `token-of-${reference}`;
}

/** Composes a stored email. The same row gives the same bytes, in every process. */
export function compose(
  email: Pick<StoredEmail, "subject" | "draft" | "tokens" | "message_id">,
): Promise<Buffer> {
  const stored = JSON.parse(email.draft) as StoredDraft;
  const { date, boundary, from, to, replyTo, text, html, calendar, moreCalendars = [] } = stored;
  const tokens = email.tokens === null ? {} : (JSON.parse(email.tokens) as Record<string, string>);
  return new MailComposer({
    from,
    to,
    replyTo,
    subject: email.subject,
    text: fillTokens(text, tokens),
    html: fillTokens(html, tokens),
    ...(calendar
      ? { icalEvent: { method: calendar.method, filename: "ride.ics", content: calendar.text } }
      : {}),
    attachments: moreCalendars.map(({ method, text: content }, index) => ({
      filename: `ride-${index + 2}.ics`,
      content,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    })),
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
