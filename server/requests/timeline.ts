import type { SentQuote } from "#domain/quote.ts";
import type { StoredBooking, StoredEmail, StoredEvent, StoredRequest } from "#server/db/tables.ts";
import { emailStatus, type EmailStatusColumns } from "#server/outbox/email-status.ts";
import { readDetails } from "./stored-request.ts";
import type { TimelineEntry } from "./views.ts";

type TimelineEmail = EmailStatusColumns &
  Pick<StoredEmail, "id" | "audience" | "subject" | "created_at" | "reason">;

/** Everything that happened to a request, newest first. */
export function timelineOf(
  request: Pick<StoredRequest & StoredBooking, "received_at" | "source" | "taken_by">,
  events: readonly StoredEvent[],
  emails: readonly TimelineEmail[],
  quotes: readonly Pick<SentQuote, "version" | "sentAt">[],
): TimelineEntry[] {
  const { received_at: at, source, taken_by: name } = request;
  const actor = source === "form" ? "visitor" : "agent";
  const received: TimelineEntry = { ...blank, at, type: "received", actor, source, name };
  let latest = Date.parse(at);
  const inOrder = [received, ...events.map(eventEntry)].map((entry) => {
    // Even after a clock was set back, an event appears above earlier ones.
    latest = Math.max(latest, Date.parse(entry.at));
    return { entry, time: latest };
  });
  const ofEmails = emails.map((email) => {
    const entry = emailEntry(email, quotes);
    return { entry, time: Date.parse(entry.at) };
  });
  return [...inOrder, ...ofEmails]
    .map((each, order) => ({ ...each, order }))
    .toSorted((a, b) => b.time - a.time || b.order - a.order)
    .map(({ entry }) => entry);
}

const blank = {
  name: null,
  quoteVersion: null,
  reason: null,
  source: null,
  email: null,
  closing: null,
  cancellation: null,
  undone: null,
} as const;

function eventEntry(event: StoredEvent): TimelineEntry {
  return {
    at: event.at,
    type: event.type,
    actor: event.actor,
    name: event.account_name,
    quoteVersion: event.quote_version,
    reason: event.reason,
    source: null,
    email: null,
    ...readDetails(event),
  };
}

function emailEntry(
  email: TimelineEmail,
  quotes: readonly Pick<SentQuote, "version" | "sentAt">[],
): TimelineEntry {
  const { id, audience, subject } = email;
  return {
    ...blank,
    at: email.sent_at ?? email.refused_at ?? email.created_at,
    type: "email",
    actor: "clock",
    reason: email.held_reason ?? email.reason,
    email: {
      id,
      audience,
      subject,
      status: emailStatus(email),
      quoteVersion: quoteVersionOf(email, quotes),
    },
  };
}

/** The quote's version in an email; null for other emails. */
export function quoteVersionOf(
  { audience, created_at }: Pick<StoredEmail, "audience" | "created_at">,
  quotes: readonly Pick<SentQuote, "version" | "sentAt">[],
): number | null {
  // One transaction stores both, with the same time.
  const sent = quotes.find(({ sentAt }) => audience === "visitor" && sentAt === created_at);
  return sent?.version ?? null;
}
