import { Temporal } from "temporal-polyfill";
import type { BookingRequest, ContactMessage } from "#domain/form-schema.ts";
import { phoneKey, type TakenSource } from "#domain/form.ts";
import { readPickup } from "#domain/pickup.ts";
import { answerDue } from "#domain/policy.ts";
import { type Flag, formatFlags, mailboxKey } from "#domain/request.ts";
import { storedInstant } from "#domain/time.ts";
import type { Config } from "#server/config.ts";
import { toBookingColumns } from "#server/db/booking-columns.ts";
import type { StoredBooking, StoredContact, StoredRequest } from "#server/db/tables.ts";
import { honeypotReason } from "#server/outbox/email-status.ts";
import { bookingTeamEmail, bookingVisitorEmail } from "#server/outbox/emails/booking-emails.ts";
import { contactTeamEmail, contactVisitorEmail } from "#server/outbox/emails/contact-emails.ts";
import type { EmailDraft } from "#server/outbox/outbox.ts";

export type RecordFacts = Pick<Config, "teamEmail" | "siteUrl" | "deskUrl"> & {
  reference: string;
  now: number;
  flags: readonly Flag[];
  mayEmailVisitor: boolean;
  /** Who took the request, and how; null for the site's forms. */
  taken: Taken | null;
};

/** An agent who takes a request by phone or email. */
export type Taken = { source: TakenSource; by: { id: string; name: string } };

/** Everything that one submission stores: the parent row, its child, and the emails to send. */
export type RequestRecord = {
  request: Omit<
    StoredRequest,
    "body_hash" | "state" | "version" | "accepted_version" | "offered_version"
  >;
  child:
    | { table: "booking_requests"; row: StoredBooking }
    | { table: "contact_messages"; row: StoredContact };
  emails: { draft: EmailDraft; held: string | null }[];
};

const overAllowance = "one visitor caused many emails within the hour";

/** Visitors' emails wait for the team's decision if a bot may have filled in the form. */
function emailsOf(
  { flags, mayEmailVisitor }: RecordFacts,
  { team, visitor }: { team: EmailDraft; visitor: EmailDraft },
): RequestRecord["emails"] {
  const unasked = mayEmailVisitor ? null : overAllowance;
  const held = flags.includes("honeypot") ? honeypotReason : unasked;
  return [
    { draft: team, held: null },
    { draft: visitor, held },
  ];
}

export function bookingRecord(booking: BookingRequest, facts: RecordFacts): RequestRecord {
  const { reference, now, flags, taken } = facts;
  const received = Temporal.Instant.fromEpochMilliseconds(now);
  const pickup = readPickup(booking, received);
  const receivedAt = new Date(now).toISOString();
  const dueAt = storedInstant(answerDue(received, pickup.instant));
  const emailFacts = { ...facts, booking, dueAt, pickup };
  return {
    request: {
      reference,
      kind: "booking",
      received_at: receivedAt,
      asked_at: receivedAt,
      due_at: dueAt,
      pickup_at: pickup.instant && storedInstant(pickup.instant),
      pickup_zone: pickup.zone.zone,
      valid_until: null,
      follow_up_at: null,
      remind_at: null,
      email_norm: mailboxKey(booking.email),
      phone_norm: phoneKey(booking.cellPhone),
      flags: formatFlags(flags),
    },
    child: {
      table: "booking_requests",
      row: {
        reference,
        ...toBookingColumns(booking),
        source: taken?.source ?? "form",
        taken_by: taken?.by.name ?? null,
        taken_by_id: taken?.by.id ?? null,
        terms_agreed_at: receivedAt,
        asked_pickup_at: pickup.instant && storedInstant(pickup.instant),
        asked_pickup_zone: pickup.zone.zone,
        pickup_note: pickup.note,
        pickup_zone_source: pickup.zone.source,
        pickup_clock_change: pickup.clockChange,
      },
    },
    emails: emailsOf(facts, {
      team: bookingTeamEmail(emailFacts),
      visitor: bookingVisitorEmail(emailFacts),
    }),
  };
}

export function contactRecord(contact: ContactMessage, facts: RecordFacts): RequestRecord {
  const { reference, now, flags } = facts;
  const received = Temporal.Instant.fromEpochMilliseconds(now);
  const receivedAt = storedInstant(received);
  const dueAt = storedInstant(answerDue(received, null));
  const emailFacts = { ...facts, contact, dueAt };
  return {
    request: {
      reference,
      kind: "contact",
      received_at: receivedAt,
      asked_at: receivedAt,
      due_at: dueAt,
      pickup_at: null,
      pickup_zone: null,
      valid_until: null,
      follow_up_at: null,
      remind_at: null,
      email_norm: mailboxKey(contact.email),
      phone_norm: "",
      flags: formatFlags(flags),
    },
    child: {
      table: "contact_messages",
      row: {
        reference,
        first_name: contact.firstName,
        last_name: contact.lastName,
        email: contact.email,
        phone: contact.phone,
        service: contact.service,
        message: contact.message,
      },
    },
    emails: emailsOf(facts, {
      team: contactTeamEmail(emailFacts),
      visitor: contactVisitorEmail(emailFacts),
    }),
  };
}
