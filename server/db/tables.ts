import type { Insertable, Selectable } from "kysely";
import type { BookingRequest } from "#domain/booking.ts";
import type { ContactMessage } from "#domain/contact.ts";
import type { StoredFlags } from "#domain/flags.ts";
import type { ClockChange, PickupNote } from "#domain/pickup.ts";
import type { PickupZone } from "#domain/pickup-places.ts";
import type { ZoneSource } from "#domain/pickup-zone.ts";
import type { RequestKind, RequestState } from "#domain/request.ts";

/**
 * What is stored, the same on both engines. Every time is text in UTC with milliseconds, such as
 * 2026-11-21T02:24:05.123Z, so that order of text is order of time.
 */
export type Tables = {
  requests: RequestTable;
  booking_requests: BookingRequestTable;
  contact_messages: ContactMessageTable;
  idempotency_keys: IdempotencyKeyTable;
  mails: MailTable;
};

/** The parent row of a request for a quote or of a contact message. */
type RequestTable = {
  /** Such as FL-7K3Q9. */
  reference: string;
  kind: RequestKind;
  received_at: string;
  state: RequestState;
  /** Counts the changes, so that of two at the same moment the second is told. */
  version: number;
  /** Null when the typed date or time is not readable, and for a message. */
  pickup_at: string | null;
  /** As guessed from the addresses; null for a message. */
  pickup_zone: PickupZone | null;
  /** The address by which a visitor's requests are found, whatever its spelling. */
  email_norm: string;
  flags: StoredFlags;
  /** SHA-256 of the checked body. */
  body_hash: string;
};

type BookingRequestTable = {
  reference: string;
  date: string;
  time: string;
  pickup_address: string;
  dropoff_address: string;
  passengers: BookingRequest["passengers"];
  vehicle_type: BookingRequest["vehicleType"];
  first_name: string;
  last_name: string;
  cell_phone: string;
  email: string;
  terms_agreed_at: string;
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
  /** SHA-256 of the checked body. */
  body_hash: string;
  reference: string;
  expires_at: string;
};

/** The outbox: each row is one mail that is owed, with what became of it. */
type MailTable = {
  id: string;
  reference: string;
  /** team or visitor. */
  audience: string;
  recipient: string;
  /** The whole mail as it goes over the wire, in ASCII: the same bytes at each attempt. */
  message: string;
  created_at: string;
  /** When it may be tried next; null when it is not to be tried by itself. */
  due_at: string | null;
  /** Who is trying it, and until when nobody else may. */
  lease_owner: string | null;
  lease_until: string | null;
  attempts: number;
  last_attempt_at: string | null;
  /** When its first byte was about to leave: from then on it may have arrived. */
  handed_over_at: string | null;
  sent_at: string | null;
  refused_at: string | null;
  /** Why it was kept back for the team to look at; null for nearly all. */
  held_reason: string | null;
  /** What the last failed attempt said. */
  reason: string | null;
};

export type StoredRequest = Selectable<RequestTable>;
export type StoredBooking = Selectable<BookingRequestTable>;
export type StoredContact = Selectable<ContactMessageTable>;
export type NewIdempotencyKey = Insertable<IdempotencyKeyTable>;
/** A mail as it stands in the outbox. */
export type StoredMail = Selectable<MailTable>;
/** A mail to be owed. */
export type NewMail = Insertable<MailTable>;
