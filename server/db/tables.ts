import type { Generated, Selectable, Insertable } from "kysely";
import type { PendingType } from "#domain/closing.ts";
import type { ContactMessage } from "#domain/form-schema.ts";
import type { PaymentType } from "#domain/payment.ts";
import type { PickupZone, ZoneSource } from "#domain/pickup-zone.ts";
import type { PickupNote } from "#domain/pickup.ts";
import type {
  RequestActor,
  RequestEvent,
  RequestKind,
  RequestState,
  UnmovingEvent,
} from "#domain/request.ts";
import type { ClockChange } from "#domain/time.ts";
import type { AccountTables } from "./account-tables.ts";
import type { BookingColumns } from "./booking-columns.ts";

/** Times are UTC text such as 2026-11-21T02:24:05.123Z, so that they sort as text. */
export type Tables = AccountTables &
  QuoteTables & {
    requests: RequestTable;
    booking_requests: BookingRequestTable;
    contact_messages: ContactMessageTable;
    idempotency_keys: IdempotencyKeyTable;
    emails: EmailTable;
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
   * The pickup of the newest quote, before it as it was asked. Null for a message, and when the typed
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
  /** The visitor's `mailboxKey`. */
  email_norm: string;
  flags: string;
  body_hash: string;
};

type BookingRequestTable = BookingColumns & {
  reference: string;
  terms_agreed_at: string;
  /** As it was asked; null when the typed date or time cannot be read. */
  asked_pickup_at: string | null;
  /** Guessed from the addresses. */
  asked_pickup_zone: PickupZone | null;
  pickup_note: PickupNote | null;
  pickup_zone_source: ZoneSource;
  pickup_clock_change: ClockChange | null;
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

export type StoredRequest = Selectable<RequestTable>;
export type StoredBooking = Selectable<BookingRequestTable>;
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

/** What happened to a request. Rows are only ever added. */
type RequestEventTable = {
  reference: string;
  /** The request's version after it, so two at the same moment cannot both be stored. */
  version: number;
  at: string;
  /** What leaves the state as it is: `not-sent` and `not-recorded` are acts that failed when due. */
  type: RequestEvent["type"] | UnmovingEvent["type"];
  actor: RequestActor;
  /** Who recorded it at the desk; null for the visitor and the clock. */
  account_id: string | null;
  account_name: string | null;
  /** The quote that was sent or answered. */
  quote_version: number | null;
  /** What a visitor wrote with a no, or an agent with what was said by phone. */
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

/** One draft for each request, shared by everyone at the desk. */
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
  /** The request's version that its author saw. */
  request_version: number;
  pressed_at: string;
  due_at: string;
};

/** A version as it was sent; rows never change. */
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

/** Who an email is for. Each audience has its own delivery worker. */
export type Audience = "team" | "visitor" | "account";

/** What to do when nobody knows whether an email arrived. */
export type OnAmbiguous = "resend" | "ask";

/** The outbox: one row per email owed. */
export type EmailTable = {
  id: string;
  reference: string | null;
  audience: Audience;
  on_ambiguous: OnAmbiguous;
  recipient: string;
  /** The recipient's `mailboxKey`, which the caps count by. */
  recipient_key: string;
  subject: string;
  /** A StoredDraft as JSON: all but the tokens in its links. */
  draft: string;
  /** The tokens in its links, by reference as JSON: from its first attempt until it is settled. */
  tokens: string | null;
  message_id: string;
  created_at: string;
  /** When the team last resent it: the days in which it is tried count from here. */
  resent_at: string | null;
  /** When to try it next; null when it is not tried automatically. */
  due_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
  attempts: number;
  last_attempt_at: string | null;
  /** From this moment on it may have arrived. */
  data_started_at: string | null;
  sent_at: string | null;
  refused_at: string | null;
  /** Why it waits for the team's decision. */
  held_reason: string | null;
  /** When it was found to be no longer true, so that it was not sent. */
  overtaken_at: string | null;
  /** 1: a post to the site caused it, so it counts for the site's cap. */
  is_counted: Generated<0 | 1>;
  reason: string | null;
};

export type StoredEmail = Selectable<EmailTable>;
export type NewEmail = Insertable<EmailTable>;
