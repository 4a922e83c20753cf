import type { Generated, Selectable } from "kysely";
import type { PendingType } from "#domain/closing.ts";
import type { ContactMessage } from "#domain/form-schema.ts";
import type { RequestSource } from "#domain/form.ts";
import type { PaymentType } from "#domain/payment.ts";
import type { PickupZone, ZoneSource } from "#domain/pickup-zone.ts";
import type { PickupNote } from "#domain/pickup.ts";
import type {
  RequestActor,
  RequestEvent,
  RequestKind,
  RequestState,
  NonTransitionEvent,
} from "#domain/request.ts";
import type { ClockChange } from "#domain/time.ts";
import type { AccountTables } from "./account-tables.ts";
import type { BookingColumns } from "./booking-columns.ts";
import type { EmailTable } from "./email-table.ts";

/** Times are UTC text such as 2026-11-21T02:24:05.123Z, so that they sort as text. */
export type Tables = AccountTables &
  QuoteTables & {
    requests: RequestTable;
    booking_requests: BookingRequestTable;
    rides: RideTable;
    ride_legs: LegTable;
    contact_messages: ContactMessageTable;
    idempotency_keys: IdempotencyKeyTable;
    emails: EmailTable;
    erasures: ErasureTable;
  };

type RequestTable = {
  /** For example, FL-7K3Q9. */
  reference: string;
  kind: RequestKind;
  received_at: string;
  /** When the visitor asked last: `received_at`, or when they asked again. */
  asked_at: string;
  due_at: string;
  state: RequestState;
  /** Counts changes, for optimistic locking. */
  version: number;
  /**
   * The next pickup in the newest quote or, before the first, in the request. Null for a message, and
   * if the typed date or time cannot be read.
   */
  pickup_at: string | null;
  pickup_zone: PickupZone | null;
  /** The end of the newest quote; null before the first. */
  valid_until: string | null;
  /** When the newest quote expired or was declined; null if it needs no follow-up. */
  follow_up_at: string | null;
  /** When to remind the visitor that the newest quote expires soon; null if never, or already done. */
  remind_at: string | null;
  /** The version that the visitor accepted; null before that, and once the visitor asks again. */
  accepted_version: Generated<number | null>;
  /** The version offered as a change to the accepted one; null unless it can be answered. */
  offered_version: Generated<number | null>;
  /** The visitor's `mailboxKey`; empty without an email address. */
  email_norm: string;
  /** The visitor's `phoneKey`; empty without a number. */
  phone_norm: Generated<string>;
  flags: string;
  /** Emptied after its retention period. */
  body_hash: string;
};

type BookingRequestTable = BookingColumns & {
  reference: string;
  source: Generated<RequestSource>;
  /** The name at the time of the agent who took it by phone or email; null for the form. */
  taken_by: Generated<string | null>;
  taken_by_id: Generated<string | null>;
  /** When the visitor agreed to the terms, or was told that they come by email. */
  terms_agreed_at: string;
  /** The pickup as asked for; null if the typed date or time cannot be read. */
  asked_pickup_at: string | null;
  asked_pickup_zone: PickupZone | null;
  pickup_note: PickupNote | null;
  pickup_zone_source: ZoneSource;
  pickup_clock_change: ClockChange | null;
};

/** The ride as the team has corrected it; `booking_requests` has what was asked. */
type RideTable = Pick<BookingColumns, "first_name" | "last_name" | "cell_phone" | "email"> & {
  reference: string;
  passengers: string;
};

type LegTable = {
  reference: string;
  /** Starts at 1. */
  position: number;
  /** As typed: a quote fixes it as an exact time. */
  date: string;
  time: string;
  zone: PickupZone;
  /** 1 once an agent has confirmed date, time and zone. */
  confirmed: number;
  pickup_address: string;
  dropoff_address: string;
  vehicle_type: string;
};

type ContactMessageTable = {
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  service: ContactMessage["service"];
  message: string;
};

/** Which submission became which request, so that a retry does not create a second one. */
type IdempotencyKeyTable = {
  /** Keys are unique per kind. */
  kind: RequestKind;
  key: string;
  body_hash: string;
  reference: string;
  expires_at: string;
};

/** Erasures without the person's name, to repeat them on a restored backup. */
type ErasureTable = {
  id: string;
  at: string;
  /** References as a JSON list. */
  requests: string;
  /** Ids of emails that belonged to no request, as a JSON list. */
  emails: string;
};

export type StoredRequest = Selectable<RequestTable>;
export type StoredBooking = Selectable<BookingRequestTable>;
export type StoredLeg = Selectable<LegTable>;
export type StoredContact = Selectable<ContactMessageTable>;

/** The tables around a quote. JSON columns are text, as both engines store it. */
export type QuoteTables = {
  request_tokens: RequestTokenTable;
  request_events: RequestEventTable;
  notes: NoteTable;
  quote_drafts: QuoteDraftTable;
  pending_acts: PendingActTable;
  quotes: QuoteTable;
  payments: PaymentTable;
};

/** Each row opens the visitor's page of its request; every email has its own token. */
type RequestTokenTable = {
  /** SHA-256 in hex. The token itself is only stored in `emails.tokens`. */
  token_hash: string;
  reference: string;
  created_at: string;
  /** The email that contains the token; null if a page showed it. */
  email_id: string | null;
  /** When the team revoked the token. */
  revoked_at: string | null;
  /** The name of the agent; null for a command. */
  revoked_by: string | null;
};

/** Request events. Rows are only added; erasing a sold ride empties their texts. */
type RequestEventTable = {
  reference: string;
  /** The request's version after the event, so two concurrent events can't both be stored. */
  version: number;
  at: string;
  /** Some don't change the state: `not-sent` and `not-recorded` are acts that failed when due. */
  type: RequestEvent["type"] | NonTransitionEvent["type"];
  actor: RequestActor;
  /** Who recorded it at the desk; null for the visitor and the clock. */
  account_id: string | null;
  account_name: string | null;
  /** The quote that was sent or answered. */
  quote_version: number | null;
  /** What a visitor wrote when declining, an agent's note on a phone call, or what was corrected. */
  reason: string | null;
  /** Details as JSON: a Closing, a Cancellation, or what was undone. */
  details: string | null;
};

type WrittenBy = {
  account_id: string;
  /** The name at that time, so that it stays readable after the account is removed. */
  account_name: string;
};

type NoteTable = WrittenBy & {
  /** A UUID from the desk, so that a retry is the same note. */
  id: string;
  reference: string;
  at: string;
  text: string;
};

/** One draft per request, shared by the whole desk; no account once the visitor asks again. */
type QuoteDraftTable = WrittenBy & {
  reference: string;
  /** Counts saves, for optimistic locking. */
  version: number;
  draft: string;
  saved_at: string;
};

/** An agent's act while it can still be undone. */
type PendingActTable = WrittenBy & {
  reference: string;
  type: PendingType;
  /** As JSON: the Quote to send, or what to record. */
  details: string;
  /** The request's version after the press: the one its author saw, plus one for the first Send. */
  request_version: number;
  pressed_at: string;
  due_at: string;
};

/** A quote's version as sent; only an erasure changes it. */
type QuoteTable = WrittenBy & {
  reference: string;
  version: number;
  /** A Quote as JSON. */
  quote: string;
  total_cents: number;
  valid_until: string;
  pickup_at: string;
  sent_at: string;
};

/** Payments of a ride as an agent entered them; rows are only added, and the newest counts. */
type PaymentTable = {
  reference: string;
  version: number;
  type: PaymentType;
  cents: number;
  paid_on: string;
};

export type StoredEvent = Selectable<RequestEventTable>;
export type StoredDraftRow = Selectable<QuoteDraftTable>;
export type StoredPending = Selectable<PendingActTable>;
export type StoredQuote = Selectable<QuoteTable>;

export type { Audience, EmailTable, NewEmail, OnAmbiguous, StoredEmail } from "./email-table.ts";
