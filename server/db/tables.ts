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
  /** Such as FL-7K3Q9. */
  reference: string;
  kind: RequestKind;
  received_at: string;
  /** When it was asked, or asked for anew: `received_at` until then. */
  asked_at: string;
  due_at: string;
  state: RequestState;
  /** Counts changes, for optimistic locking. */
  version: number;
  /**
   * The next pickup of the newest quote, before it as it was asked. Null for a message, and when the typed
   * date or time cannot be read.
   */
  pickup_at: string | null;
  pickup_zone: PickupZone | null;
  /** The end of the newest quote; null before the first. */
  valid_until: string | null;
  /** When the newest quote expired or was declined; null once nobody has to follow it up. */
  follow_up_at: string | null;
  /** When the visitor is told that the newest quote ends soon; null if never, or told. */
  remind_at: string | null;
  /** The version that the visitor accepted; null before, and once the visitor asks anew. */
  accepted_version: Generated<number | null>;
  /** The version offered as a change of the accepted one; null unless it can be answered. */
  offered_version: Generated<number | null>;
  /** The visitor's `mailboxKey`; empty without an email address. */
  email_norm: string;
  /** The visitor's `phoneKey`; empty without a number. */
  phone_norm: Generated<string>;
  flags: string;
  /** Empty once it is no longer kept. */
  body_hash: string;
};

type BookingRequestTable = BookingColumns & {
  reference: string;
  source: Generated<RequestSource>;
  /** The agent who took it by phone or email, as the name was then; null for the form. */
  taken_by: Generated<string | null>;
  taken_by_id: Generated<string | null>;
  /** When the visitor agreed, or was told that they come by email. */
  terms_agreed_at: string;
  /** As it was asked; null when the typed date or time cannot be read. */
  asked_pickup_at: string | null;
  asked_pickup_zone: PickupZone | null;
  pickup_note: PickupNote | null;
  pickup_zone_source: ZoneSource;
  pickup_clock_change: ClockChange | null;
};

/** The ride as the team has corrected it; what was asked is `booking_requests`. */
type RideTable = Pick<BookingColumns, "first_name" | "last_name" | "cell_phone" | "email"> & {
  reference: string;
  passengers: string;
};

type LegTable = {
  reference: string;
  /** From 1. */
  position: number;
  /** As typed: a quote freezes it as a moment. */
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

/** Which submission became which request, so that a retry is not a second one. */
type IdempotencyKeyTable = {
  /** A key counts within its kind. */
  kind: RequestKind;
  key: string;
  body_hash: string;
  reference: string;
  expires_at: string;
};

/** Whose data was erased, without saying whose: a restored backup is erased again by it. */
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

/** Each row opens the visitor's page of its request; every email has a token of its own. */
type RequestTokenTable = {
  /** SHA-256 in hex. The token itself is stored nowhere but in `emails.tokens`. */
  token_hash: string;
  reference: string;
  created_at: string;
  /** The email that carries it; null if a page showed it. */
  email_id: string | null;
  /** Since when it opens nothing, because the team revoked it. */
  revoked_at: string | null;
  /** The name of the agent; null for a command. */
  revoked_by: string | null;
};

/** What happened to a request. Rows are only ever added; of a sold ride an erasure empties their words. */
type RequestEventTable = {
  reference: string;
  /** The request's version after it, so two at the same moment cannot both be stored. */
  version: number;
  at: string;
  /** What leaves the state as it is: `not-sent` and `not-recorded` are acts that failed when due. */
  type: RequestEvent["type"] | NonTransitionEvent["type"];
  actor: RequestActor;
  /** Who recorded it at the desk; null for the visitor and the clock. */
  account_id: string | null;
  account_name: string | null;
  /** The quote that was sent or answered. */
  quote_version: number | null;
  /** What a visitor wrote with a no, an agent with what was said by phone, or what was corrected. */
  reason: string | null;
  /** What else is known of it as JSON: a Closing, a Cancellation, or what was undone. */
  details: string | null;
};

type WrittenBy = {
  account_id: string;
  /** As it was then, so that it stays readable when the account is gone. */
  account_name: string;
};

type NoteTable = WrittenBy & {
  /** A UUID that the desk draws, so that a repeat is the same note. */
  id: string;
  reference: string;
  at: string;
  text: string;
};

/** One draft for each request, shared by everyone at the desk; without an account once it was asked for anew. */
type QuoteDraftTable = WrittenBy & {
  reference: string;
  /** Counts saves, for optimistic locking. */
  version: number;
  draft: string;
  saved_at: string;
};

/** What an agent has pressed, within the seconds in which it can be undone. */
type PendingActTable = WrittenBy & {
  reference: string;
  type: PendingType;
  /** As JSON: the Quote that is sent, or what is recorded. */
  details: string;
  /** The request's version after the press: what its author saw, but one more on the first Send. */
  request_version: number;
  pressed_at: string;
  due_at: string;
};

/** A version as it was sent; nothing changes it but an erasure. */
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

/** What an agent entered about the payment of a ride; the newest counts, and rows are only ever added. */
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
