import type { StoredEmail } from "#server/db/email-table.ts";
import type { StoredEvent } from "#server/db/quote-tables.ts";
import type { StoredDraft } from "#server/outbox/email-draft.ts";
import { statusOf } from "#server/outbox/status.ts";
import type { TimelineEntry } from "./views.ts";

/** All that happened to a request, newest first. */
export function timelineOf(
  receivedAt: string,
  events: readonly StoredEvent[],
  emails: readonly StoredEmail[],
): TimelineEntry[] {
  const received: TimelineEntry = { ...blank, at: receivedAt, type: "received", actor: "visitor" };
  return [received, ...events.map(eventEntry), ...emails.map(emailEntry)]
    .map((entry, order) => ({ entry, order }))
    .toSorted((a, b) => Date.parse(b.entry.at) - Date.parse(a.entry.at) || b.order - a.order)
    .map(({ entry }) => entry);
}

const blank = { name: null, quoteVersion: null, reason: null, email: null } as const;

function eventEntry(event: StoredEvent): TimelineEntry {
  return {
    at: event.at,
    type: event.type,
    actor: event.actor,
    name: event.account_name,
    quoteVersion: event.quote_version,
    reason: event.reason,
    email: null,
  };
}

function emailEntry(email: StoredEmail): TimelineEntry {
  const { subject } = JSON.parse(email.draft) as StoredDraft;
  const { id, audience } = email;
  return {
    ...blank,
    at: email.sent_at ?? email.refused_at ?? email.created_at,
    type: "email",
    actor: "clock",
    reason: email.held_reason ?? email.reason,
    email: { id, audience, subject, status: statusOf(email) },
  };
}
