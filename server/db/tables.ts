import type { Selectable } from "kysely";
import type { BookingRequest } from "#domain/booking.ts";
import type { ContactMessage } from "#domain/contact.ts";
import type { StoredFlags } from "#domain/flags.ts";
import type { ClockChange, PickupNote } from "#domain/pickup.ts";
import type { PickupZone } from "#domain/pickup-places.ts";
import type { ZoneSource } from "#domain/pickup-zone.ts";
import type { RequestKind, RequestState } from "#domain/request.ts";
import type { AccountTables } from "./account-tables.ts";
import type { EmailTable } from "./email-table.ts";
import type { QuoteTables } from "./quote-tables.ts";

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
  /** When the answer is due. */
  due_at: string;
  state: RequestState;
  /** Counts changes, for optimistic locking. */
  version: number;
  /** Null for a message, and when the typed date or time cannot be read. */
  pickup_at: string | null;
  /** Guessed from the addresses; null for a message. */
  pickup_zone: PickupZone | null;
  /** The visitor's `mailboxKey`. */
  email_norm: string;
  flags: StoredFlags;
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
  body_hash: string;
  reference: string;
  expires_at: string;
};

export type StoredRequest = Selectable<RequestTable>;
export type StoredBooking = Selectable<BookingRequestTable>;
export type StoredContact = Selectable<ContactMessageTable>;
